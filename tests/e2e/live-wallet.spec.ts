import { expect, type Page, test } from '@playwright/test';
import { violations } from '../../audit/axe';
import { site, verticals } from '../content';
import {
  choose,
  colours,
  dialog,
  fan,
  fillName,
  front,
  nameField,
  openLiveWallet,
  scan,
  seen,
  slider,
  uses,
  words,
} from './live-wallet';

const wallets = [words.wallet.apple, words.wallet.google];

test('the pass follows every choice', async ({ page }) => {
  await openLiveWallet(page);

  await test.step('it changes as one types', async () => {
    await expect(front(page)).toContainText(words.name.sample);
    await nameField(page).pressSequentially('Hôtel L');
    await expect(front(page)).toContainText('Hôtel L');
    await fillName(page, '  ');
    await expect(front(page)).toContainText(words.name.sample);
  });

  await test.step('it is set from the right where the script runs so', async () => {
    await fillName(page, 'فندق النور');
    await expect(front(page).locator('b[dir]')).toHaveCSS('direction', 'rtl');
  });

  await test.step('it is drawn a moment later, but a choice answers at once', async () => {
    for (const name of [words.wallet.google, uses.at(-1), colours.at(-1)]) {
      const isChosen = await page
        .getByRole('radio', { name, exact: true })
        .evaluate((input: HTMLInputElement) => {
          input.click();
          return input.checked;
        });
      expect(isChosen, name).toBe(true);
    }
  });

  await test.step('it has fields and art for each use', async () => {
    const arts = new Set<string | undefined>();
    for (const { life, tenant, pass } of verticals) {
      if (!life) continue;
      await choose(page, life.use);
      for (const { label } of pass.fields) await expect(front(page)).toContainText(label);
      const { art } = await seen(page);
      expect(art).toBe(tenant.art);
      arts.add(art);
    }
    expect(arts.size).toBe(uses.length);
  });

  await test.step('it turns over, and only the side in view is there', async () => {
    await choose(page, uses[0]);
    const back = page.getByRole('group', { name: words.back });
    await expect(back).toHaveAttribute('inert');
    await page.getByRole('button', { name: words.turn.toBack }).click();
    await expect(back).not.toHaveAttribute('inert');
    await expect(front(page)).toHaveAttribute('inert');
    for (const { label, value } of verticals.find(({ life }) => life)?.life?.back ?? []) {
      await expect(back).toContainText(label);
      await expect(back).toContainText(value);
    }
    // Nothing of it is cut off.
    const hidden = await back
      .locator('> div')
      .evaluate((box) => box.scrollHeight - box.clientHeight);
    expect(hidden).toBeLessThanOrEqual(1);
    await page.getByRole('button', { name: words.turn.toFront }).click();
    await expect(front(page)).not.toHaveAttribute('inert');
  });
});

test('no name breaks the card, and its code scans', async ({ page }) => {
  await openLiveWallet(page);
  for (const wallet of wallets) {
    await test.step(wallet, async () => {
      await choose(page, wallet);
      await fillName(page, 'Ace');
      await expect(front(page)).toContainText('Ace');
      const code = front(page).locator('svg[shape-rendering]').locator('..');
      expect(await scan(await code.screenshot())).toBe(site.siteUrl);
      const { ratio } = await seen(page);
      const width = (await front(page).boundingBox())?.width;
      const names = [
        'The Grand Budapest Hotel & Thermal Baths',
        'W'.repeat(60),
        'Donaudampfschifffahrtsgesellschaftskapitänskajüte am Ufer',
        'فندق النور الكبير في وسط المدينة القديمة',
        '東京駅前グランドホテル本館東京駅前グランドホテル別館',
        '👩‍👩‍👧‍👦🏨🗝️✨🎩🛎️🛏️🍳☕🚪',
        'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘',
        '<b>bold</b><img src=x onerror=alert(1)>',
      ];
      for (const name of names) {
        await fillName(page, name);
        expect((await seen(page)).ratio, name).toBe(ratio);
        expect((await front(page).boundingBox())?.width, name).toBe(width);
        const fit = await front(page)
          .locator('b[dir]')
          .evaluate((element) => {
            const card = element.closest('[role=group]')?.getBoundingClientRect() as DOMRect;
            const { left, right } = element.getBoundingClientRect();
            const header = element.parentElement?.nextElementSibling?.getBoundingClientRect();
            return {
              inside: left >= card.left && right <= card.right,
              free:
                !header ||
                header.top > element.getBoundingClientRect().bottom - 1 ||
                right <= header.left,
              size: Number(getComputedStyle(element).getPropertyValue('--fit')),
              cut: element.scrollWidth > element.clientWidth + 1,
            };
          });
        expect(fit, name).toMatchObject({ inside: true, free: true });
        // Smaller first, then cut.
        if (fit.cut) expect(fit.size, name).toBe(0.5);
      }
      expect(await front(page).locator('img').count()).toBe(0);
    });
  }
});

test('takes any colour, and its text can be read', { tag: '@once' }, async ({ page }) => {
  await openLiveWallet(page);
  const expectReadable = async (colour: string) => {
    const { backgroundColor, color } = await seen(page);
    expect(contrastOf(backgroundColor, color), colour).toBeGreaterThanOrEqual(4.5);
  };
  const own = dialog(page).locator('input[type=color]');
  for (const colour of ['#ffffff', '#000000', '#767676', '#ffff00', '#777777', '#ff0000']) {
    await own.fill(colour);
    await expectReadable(colour);
  }
  for (const name of colours) {
    await choose(page, name);
    await expectReadable(name);
  }
});

test('a day in its life', async ({ page }) => {
  const moments = verticals.find(({ life }) => life)?.life?.moments ?? [];
  await page.clock.install();
  await openLiveWallet(page);

  await test.step('can be slid through by keyboard: message, field and end', async () => {
    await slider(page).focus();
    for (const [index, moment] of moments.entries()) {
      if (index > 0) await page.keyboard.press('ArrowRight');
      await expect(slider(page)).toHaveAttribute('aria-valuetext', new RegExp(moment.name));
      await expect(dialog(page).getByText(moment.notification)).toBeVisible();
      await expect(dialog(page).getByText(moment.time, { exact: true })).toBeVisible();
      for (const { value } of moment.changes) await expect(front(page)).toContainText(value);
    }
    await expect(front(page)).toContainText(words.day.ended);
    await expect(front(page).locator('svg[shape-rendering]')).toHaveCount(0);
    await page.keyboard.press('Home');
    await expect(front(page)).not.toContainText(words.day.ended);
  });

  await test.step('plays to its end, can be paused, and plays again', async () => {
    await page.getByRole('button', { name: words.day.play }).click();
    await page.clock.runFor(3000);
    await expect(slider(page)).toHaveValue('1');
    await expect(status(page)).toContainText(moments[1]?.notification ?? '');
    await page.getByRole('button', { name: words.day.pause }).click();
    await page.clock.runFor(30_000);
    await expect(slider(page)).toHaveValue('1');
    await page.getByRole('button', { name: words.day.play }).click();
    for (let step = 2; step < moments.length; step++) {
      await page.clock.runFor(3000);
      await expect(slider(page)).toHaveValue(String(step));
    }
    await page.getByRole('button', { name: words.day.play }).click();
    await expect(slider(page)).toHaveValue('0');
  });
});

// Axe reads the document and its styles, which are the same in another engine.
test('nothing for axe to find, in any state', { tag: '@chromium' }, async ({ page }) => {
  await openLiveWallet(page);
  const check = async (state: string) => {
    expect(await violations(page, 'dialog'), state).toEqual([]);
  };
  await check('as it opens');
  await fillName(page, 'فندق النور');
  await choose(page, colours[3]);
  await choose(page, words.wallet.google);
  await check('in Google Wallet');
  await page.getByRole('button', { name: words.turn.toBack }).click();
  await check('turned over');
  await page.getByRole('button', { name: words.turn.toFront }).click();
  await slider(page).press('End');
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('no') });
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await check('ended, with a file refused');
  await page.keyboard.press('Escape');
  await expect(fan(page)).toHaveCount(4);
  expect(await violations(page, 'main > section'), 'the hero').toEqual([]);
});

test('is not wider than the screen, from 320 px, and nothing covers what has the focus', async ({
  page,
  browserName,
}) => {
  // Firefox is content with a part of it in view; elsewhere it is the middle.
  const places = browserName === 'firefox' ? [0.1, 0.5, 0.9] : [0.5];
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [667, 375],
    [768, 1024],
    [844, 390],
    [1024, 600],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openLiveWallet(page);
    for (const box of [dialog(page), page.locator('html')]) {
      const extra = await box.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(extra, `${width} × ${height}`).toBeLessThanOrEqual(0);
    }
    for (let press = 0; press < 16; press++) {
      await page.keyboard.press('Tab');
      const covered = () =>
        page.evaluate((shares) => {
          const { activeElement: active } = document;
          if (!active?.closest('dialog') || active.tagName === 'DIALOG') return '';
          const { left, top, width, height } = active.getBoundingClientRect();
          const isSeen = shares.some((share) => {
            const hit = document.elementFromPoint(left + width / 2, top + height * share);
            return hit && (active.contains(hit) || active.parentElement?.contains(hit));
          });
          return isSeen ? '' : active.outerHTML.slice(0, 120);
        }, places);
      // Firefox scrolls to what has the focus a frame later.
      await expect.poll(covered, `${width} × ${height}`).toBe('');
    }
  }
});

test('says what has become of the pass once the hand rests, and moves nothing where motion is not wanted', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLiveWallet(page);
  await test.step('said once, not at every key', async () => {
    const said: string[] = [];
    await page.exposeFunction('heard', (text: string) => said.push(text));
    await status(page).evaluate((element) =>
      new MutationObserver(() => Reflect.get(window, 'heard')(element.textContent)).observe(
        element,
        { childList: true, characterData: true, subtree: true },
      ),
    );
    await nameField(page).pressSequentially('Alder House', { delay: 20 });
    await choose(page, colours[1]);
    await expect(status(page)).toContainText('Alder House');
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(colours[1]);
  });
  await test.step('nothing moves', async () => {
    await page.getByRole('button', { name: words.turn.toBack }).click();
    await slider(page).press('ArrowRight');
    const moving = await page.evaluate(() =>
      document.getAnimations().flatMap(({ effect }) =>
        (effect as KeyframeEffect)
          .getKeyframes()
          .flatMap((frame) => Object.keys(frame))
          .filter((property) => /^(transform|translate|rotate|scale|opacity)$/.test(property)),
      ),
    );
    expect(moving).toEqual([]);
  });
});

/** Where it is said what has become of the pass. */
const status = (page: Page) => dialog(page).locator('.visually-hidden[role=status]');

function contrastOf(one: string, other: string): number {
  const light = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [a = 0, b = 0] = [light(one), light(other)].sort((x, y) => y - x);
  return (a + 0.05) / (b + 0.05);
}
