import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { site, verticals } from '../content';
import {
  choose,
  dialog,
  fillName,
  front,
  invitation,
  nameField,
  openLiveWallet,
  scan,
  seen,
  slider,
  words,
} from './live-wallet';
import { application } from './support';

test.describe('opening', () => {
  test('nothing of it is downloaded until someone is about to use it', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/', { waitUntil: 'networkidle' });
    const before = asked.filter((path) => /start|client|live-wallet\.json/.test(path));
    expect(before).toEqual([]);

    asked.length = 0;
    await invitation(page).focus();
    await expect.poll(() => asked).toContain('/live-wallet.json');
    await expect(dialog(page)).toBeHidden();
    await page.waitForLoadState('networkidle');
    const own = asked
      .filter((path) => /\.(js|json|css)$/.test(path))
      .map((path) => {
        const file = readFileSync(join('dist', path));
        // React's own client is not counted; it names itself.
        return file.includes('react.dev/errors') ? 0 : brotliCompressSync(file).length;
      });
    const bytes = own.reduce((sum, size) => sum + size, 0);
    expect(bytes, 'brotli bytes of the live wallet itself').toBeGreaterThan(5_000);
    expect(bytes, 'brotli bytes of the live wallet itself').toBeLessThanOrEqual(25_000);
  });

  test('the focus goes in and comes back, and Escape closes it', async ({ page }) => {
    await page.goto('/');
    await invitation(page).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    expect(await dialog(page).evaluate((box) => box.contains(document.activeElement))).toBe(true);
    // All of its controls can be reached, and nothing behind it.
    const reached = new Set<string>();
    for (let press = 0; press < 30; press++) {
      await page.keyboard.press('Tab');
      reached.add(
        await page.evaluate(() => {
          const { activeElement: active } = document;
          if (!active || active === document.body) return 'browser';
          if (!active.closest('dialog')) return `behind: ${active.textContent}`;
          return active.getAttribute('type') ?? active.tagName;
        }),
      );
    }
    for (const kind of ['text', 'radio', 'color', 'file', 'range', 'button', 'A', 'submit']) {
      expect([...reached]).toContain(kind);
    }
    expect([...reached].filter((place) => place.startsWith('behind'))).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    // Not toBeFocused(): by Tab the focus has been round the browser's own bars, where it may rest.
    const returned = () => invitation(page).evaluate((link) => link === document.activeElement);
    await expect.poll(returned).toBe(true);
  });

  test('Close closes it, and it opens again as it was left', async ({ page }) => {
    await openLiveWallet(page);
    await fillName(page, 'Left Here');
    await page.getByRole('button', { name: words.close, exact: true }).click();
    await expect(dialog(page)).toBeHidden();
    await invitation(page).click();
    await expect(nameField(page)).toHaveValue('Left Here');
  });

  test('where its script cannot be had, the link leads where it says', async ({
    page,
    context,
  }) => {
    await context.route(`${application}/**`, (route) => route.fulfill({ body: 'The application' }));
    await page.route('**/live-wallet.json', (route) => route.abort());
    await page.goto('/');
    await invitation(page).click();
    await expect(page).toHaveURL(`${application}${site.getDemo.path}`);
  });

  test('where its script never comes, the link does not wait for ever', async ({
    page,
    context,
  }) => {
    await context.route(`${application}/**`, (route) => route.fulfill({ body: 'The application' }));
    await page.route('**/live-wallet.json', () => new Promise(() => {}));
    await page.clock.install();
    await page.goto('/');
    await invitation(page).click();
    await expect(invitation(page)).toHaveAttribute('aria-busy', 'true');
    await page.clock.fastForward(8000);
    await expect(page).toHaveURL(`${application}${site.getDemo.path}`);
  });
});

test.describe('the pass', () => {
  test('changes as one types', async ({ page }) => {
    await openLiveWallet(page);
    await expect(front(page)).toContainText(words.name.sample);
    await nameField(page).pressSequentially('Hôtel L');
    await expect(front(page)).toContainText('Hôtel L');
    await fillName(page, '  ');
    await expect(front(page)).toContainText(words.name.sample);
  });

  for (const wallet of [words.wallet.apple, words.wallet.google]) {
    test(`no name breaks the card of ${wallet}`, async ({ page }) => {
      await openLiveWallet(page);
      await choose(page, wallet);
      await fillName(page, 'Ace');
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

  test('is drawn a moment later, but a choice answers at once', async ({ page }) => {
    await openLiveWallet(page);
    for (const name of [words.wallet.google, 'Club', 'Plum']) {
      const radio = page.getByRole('radio', { name, exact: true });
      const isChosen = await radio.evaluate((input: HTMLInputElement) => {
        input.click();
        return input.checked;
      });
      expect(isChosen, name).toBe(true);
    }
  });

  test('is set from the right where the script runs so', async ({ page }) => {
    await openLiveWallet(page);
    await fillName(page, 'فندق النور');
    await expect(front(page).locator('b[dir]')).toHaveCSS('direction', 'rtl');
  });

  test('has fields and art for each use', async ({ page }) => {
    await openLiveWallet(page);
    const arts = new Set<string | undefined>();
    for (const { life, tenant, pass } of verticals) {
      if (!life) continue;
      await choose(page, life.use);
      const { text, art } = await seen(page);
      for (const { label } of pass.fields) expect(text).toContain(label);
      expect(art).toBe(tenant.art);
      arts.add(art);
    }
    expect(arts.size).toBe(verticals.filter(({ life }) => life).length);
  });

  test('takes any colour, and its text can be read', { tag: '@once' }, async ({ page }) => {
    await openLiveWallet(page);
    const own = dialog(page).locator('input[type=color]');
    for (const colour of ['#ffffff', '#000000', '#767676', '#ffff00', '#777777', '#ff0000']) {
      await own.fill(colour);
      const { backgroundColor, color } = await seen(page);
      expect(contrastOf(backgroundColor, color), colour).toBeGreaterThanOrEqual(4.5);
    }
    for (const { name } of words.colours) {
      await choose(page, name);
      const { backgroundColor, color } = await seen(page);
      expect(contrastOf(backgroundColor, color), name).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('turns over, and only the side in view is there', async ({ page }) => {
    await openLiveWallet(page);
    const back = page.getByRole('group', { name: words.back });
    await expect(back).toHaveAttribute('inert');
    await page.getByRole('button', { name: words.turn.toBack }).click();
    await expect(back).not.toHaveAttribute('inert');
    await expect(front(page)).toHaveAttribute('inert');
    const [first] = verticals;
    for (const { label, value } of first?.life?.back ?? []) {
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

  for (const wallet of [words.wallet.apple, words.wallet.google]) {
    test(`has a code in ${wallet} that scans to this site`, async ({ page }) => {
      await openLiveWallet(page);
      await choose(page, wallet);
      const code = front(page).locator('svg[shape-rendering]').locator('..');
      expect(await scan(await code.screenshot())).toBe(site.siteUrl);
    });
  }
});

test.describe('a day in its life', () => {
  const moments = verticals[0]?.life?.moments ?? [];

  test('can be slid through by keyboard: message, field and end', async ({ page }) => {
    await openLiveWallet(page);
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

  test('plays to its end, can be paused, and plays again', async ({ page }) => {
    await page.clock.install();
    await openLiveWallet(page);
    await page.getByRole('button', { name: words.day.play }).click();
    await page.clock.runFor(3000);
    await expect(slider(page)).toHaveValue('1');
    await expect(dialog(page).locator('> [role=status]')).toContainText(
      moments[1]?.notification ?? '',
    );
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

test.describe('the hero', () => {
  const fan = (page: Page) => page.locator('[data-fan] [data-behind]');

  test('wears name and colour afterwards, for the visit, until they are cleared', async ({
    page,
  }) => {
    await openLiveWallet(page);
    await page.keyboard.press('Escape');
    await expect(fan(page)).toHaveCount(0);

    await invitation(page).click();
    await fillName(page, 'Northern Lights');
    await choose(page, 'Plum');
    await page.keyboard.press('Escape');
    await expect(fan(page)).toHaveCount(4);
    for (const card of await fan(page).all()) await expect(card).toContainText('Northern Lights');
    await expect(fan(page).last()).toHaveAttribute('style', /--pass: #64186a/);

    await page.reload();
    await expect(fan(page)).toHaveCount(4);
    await page.goto('/hotels');
    await page.goto('/');
    await expect(fan(page).last()).toContainText('Northern Lights');

    await invitation(page).click();
    await expect(nameField(page)).toHaveValue('Northern Lights');
    await page.getByRole('button', { name: words.clear }).click();
    await expect(nameField(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(fan(page)).toHaveCount(0);
    await page.reload();
    await expect(invitation(page)).toBeVisible();
    await expect(fan(page)).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  test('carries the cards where the picture has them', async ({ page }) => {
    await openLiveWallet(page);
    await fillName(page, 'Northern Lights');
    await page.keyboard.press('Escape');
    const place = await fan(page)
      .last()
      .evaluate((card) => {
        const { left, top, right, bottom } = card.getBoundingClientRect();
        const box = (card.closest('[data-fan]') as Element).getBoundingClientRect();
        return [left, right]
          .map((x) => (x - box.left) / box.width)
          .concat([top, bottom].map((y) => (y - box.top) / box.height));
      });
    // The corners of the first card in art/sets/fan.py, as shares of the picture.
    for (const [index, share] of [0.276, 0.681, 0.211, 0.686].entries()) {
      expect(Math.abs((place[index] ?? 0) - share)).toBeLessThan(0.012);
    }
  });
});

// What is read from a link is text, on any screen; tests/unit has tens of thousands more.
test.describe('strangers’ links', { tag: '@once' }, () => {
  for (const hash of [
    '#pass=1&use=nowhere&colour=zzz&wallet=9&name=%E0%A4%A',
    '#pass=99&name=Future',
    '#pass=',
    `#pass=1&name=${'x'.repeat(20_000)}`,
    `#pass=1&name=${encodeURIComponent('<img src=x onerror="window.evil=1"><script>window.evil=1</script>')}`,
    '#pass=1&__proto__=x&constructor=y&name=\u202eabc',
  ]) {
    test(`are harmless: ${hash.slice(0, 60)}`, async ({ page }) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      await page.goto(`/${hash}`);
      await expect(dialog(page)).toBeVisible();
      expect(await page.evaluate(() => 'evil' in window)).toBe(false);
      expect(await dialog(page).locator('script, img').count()).toBe(0);
      await expect(front(page)).toBeVisible();
      expect(errors).toEqual([]);
    });
  }
});

test.describe('for everyone', () => {
  // Axe reads the document and its styles, which are the same in another engine.
  test('nothing for axe to find, in any state', { tag: '@chromium' }, async ({ page }) => {
    test.slow();
    await openLiveWallet(page);
    const check = async (state: string) => {
      const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
      expect(violations.map(({ id, nodes }) => `${state}: ${id} ${nodes[0]?.html}`)).toEqual([]);
    };
    await check('as it opens');
    await fillName(page, 'فندق النور');
    await choose(page, 'Yellow');
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
    await expect(page.locator('[data-fan] [data-behind]')).toHaveCount(4);
    const { violations } = await new AxeBuilder({ page }).include('main > section').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
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

  test('says what has become of the pass once the hand rests, not at every key', async ({
    page,
  }) => {
    await openLiveWallet(page);
    const status = dialog(page).locator('> [role=status]');
    const said: string[] = [];
    await page.exposeFunction('heard', (text: string) => said.push(text));
    await status.evaluate((element) =>
      new MutationObserver(() => Reflect.get(window, 'heard')(element.textContent)).observe(
        element,
        {
          childList: true,
          characterData: true,
          subtree: true,
        },
      ),
    );
    await nameField(page).pressSequentially('Alder House', { delay: 20 });
    await choose(page, 'Coral');
    await expect(status).toContainText('Alder House');
    expect(said).toHaveLength(1);
    expect(said[0]).toContain('Coral');
  });

  test('moves nothing where motion is not wanted', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openLiveWallet(page);
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
