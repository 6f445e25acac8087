import { expect, type Page, test } from '@playwright/test';
import { playInterval } from '../../src/live-wallet/timeline/moments';
import { designToHash } from '../../src/pass/design';
import { axeViolations } from '../../tools/quality/audit/axe';
import { homeContent } from '../content';
import { scanQrCode } from '../scan-qr-code';
import {
  attachLogo,
  button,
  choose,
  colors,
  dialog,
  fill,
  fillName,
  front,
  frontAppearance,
  heroPasses,
  labels,
  liveWalletLink,
  nameField,
  sharedLiveWallet,
  slider,
  svg,
  timelines,
  verticalNames,
} from './live-wallet';

const { expired, play, pause } = labels.timeline;
const moments = timelines[0]?.moments ?? [];
const liveRegion = (page: Page) => dialog(page).locator('.visually-hidden[role=status]');
const redCircle = svg('<circle cx="20" cy="20" r="18" fill="red"/>');

const hiddenHeight = ({ scrollHeight, clientHeight }: Element) => scrollHeight - clientHeight;

test.describe('the pass', { tag: '@desktop' }, () => {
  const page = sharedLiveWallet();

  test('shows the name while it is typed, and a sample name otherwise', async () => {
    await expect(front(page())).toContainText(labels.name.sample);
    await nameField(page()).pressSequentially('Hôtel L');
    await expect(front(page())).toContainText('Hôtel L');
    await fillName(page(), '  ');
    await expect(front(page())).toContainText(labels.name.sample);
    await fillName(page(), 'فندق النور');
    await expect(front(page()).locator('b[dir]')).toHaveCSS('direction', 'rtl');
  });

  test('flips, and the hidden side is inert', async () => {
    const back = page().getByRole('group', { name: labels.back });
    await expect(back).toHaveAttribute('inert');
    await button(page(), labels.flip.showBack).click();
    await expect(back).not.toHaveAttribute('inert');
    await expect(front(page())).toHaveAttribute('inert');
    for (const { label, value } of timelines[0]?.back ?? [])
      await expect(back).toContainText(`${label}${value}`);
    expect(await back.locator('> div').evaluate(hiddenHeight)).toBeLessThanOrEqual(1);
    await button(page(), labels.flip.showFront).click();
    await expect(front(page())).not.toHaveAttribute('inert');
  });

  test('has no axe violations', { tag: '@once' }, async () => {
    const check = async (state: string) =>
      expect(await axeViolations(page(), 'dialog'), state).toEqual([]);
    await check('initially');
    await fillName(page(), 'فندق النور');
    await choose(page(), colors[3]);
    await choose(page(), labels.wallet.google);
    await check('in Google Wallet');
    await button(page(), labels.flip.showBack).click();
    await check('flipped');
    await button(page(), labels.flip.showFront).click();
    await slider(page()).press('End');
    await attachLogo(page(), 'a.txt', Buffer.from('no'));
    await expect(dialog(page()).getByRole('alert')).toBeVisible();
    await check('expired, with an error');
    await page().keyboard.press('Escape');
    await expect(heroPasses(page())).toHaveCount(4);
    expect(await axeViolations(page(), 'main > section'), 'the hero').toEqual([]);
    await liveWalletLink(page()).click();
  });

  test('does not move with reduced motion', async () => {
    await button(page(), labels.flip.showBack).click();
    await slider(page()).press('ArrowRight');
    const moving = await page().evaluate(() =>
      document
        .getAnimations()
        .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes().flatMap(Object.keys))
        .filter((property) => /^(transform|translate|rotate|scale|opacity)$/.test(property)),
    );
    expect(moving).toEqual([]);
    await button(page(), labels.flip.showFront).click();
  });

  test('shows a whole long name at 200 % zoom', async () => {
    await page().setViewportSize({ width: 720, height: 450 });
    const name = 'The Grand Budapest Hotel & Thermal Baths';
    for (const wallet of [labels.wallet.apple, labels.wallet.google]) {
      await choose(page(), wallet);
      await fillName(page(), name);
      await expect(front(page()).locator('b[dir]')).toHaveText(name);
      expect(await front(page()).locator('b[dir]').evaluate(hiddenHeight)).toBeLessThanOrEqual(1);
    }
  });

  for (const [width, height] of [
    [960, 600],
    [1024, 640],
  ] as const) {
    test(`at ${width}×${height} shows the primary action without scrolling`, async () => {
      await page().setViewportSize({ width, height });
      const demo = dialog(page()).getByRole('link', { name: labels.export.demo });
      await expect(demo).toBeInViewport({ ratio: 1 });
    });
  }

  const sizes = ['320×640', '390×844', '667×375', '768×1024', '844×390', '1024×600', '320×256'];
  for (const size of sizes) {
    // Firefox scrolls only a part of a control into view, and one frame later.
    const tag = '@chromium';
    test(`at ${size} fits the width, and every control can be focused and seen`, {
      tag,
    }, async () => {
      const [width = 0, height = 0] = size.split('×').map(Number);
      await page().setViewportSize({ width, height });
      for (const box of [dialog(page()), page().locator('html')]) {
        const overflow = await box.evaluate((element) => element.scrollWidth - element.clientWidth);
        expect(overflow).toBeLessThanOrEqual(0);
      }
      const unreachable = await dialog(page()).evaluate((box) => {
        const controls = [...box.querySelectorAll<HTMLElement>('input, button, a[href]')];
        const found = controls.filter((control) => {
          control.focus();
          if (control.tabIndex < 0 || document.activeElement !== control) return true;
          const { left, top, width, height } = control.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          return !hit || !(control.contains(hit) || control.parentElement?.contains(hit));
        });
        return found.map(({ outerHTML }) => outerHTML.slice(0, 120));
      });
      expect(unreachable).toEqual([]);
    });
  }
});

test.describe('on desktops and phones', () => {
  const page = sharedLiveWallet();

  for (const wallet of ['apple', 'google'] as const) {
    test(`long names fit on a pass for ${labels.wallet[wallet]}`, async () => {
      await choose(page(), labels.wallet[wallet]);
      const { ratio } = await frontAppearance(page());
      const width = (await front(page()).boundingBox())?.width;
      for (const name of [
        'The Grand Budapest Hotel & Thermal Baths',
        'W'.repeat(60),
        'Donaudampfschifffahrtsgesellschaftskapitänskajüte am Ufer',
        'فندق النور الكبير في وسط المدينة القديمة',
        '東京駅前グランドホテル本館東京駅前グランドホテル別館',
        '👩‍👩‍👧‍👦🏨🗝️✨🎩🛎️🛏️🍳☕🚪',
        'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘',
        '<b>bold</b><img src=x onerror=alert(1)>',
      ]) {
        await fillName(page(), name);
        const element = front(page()).locator('b[dir]');
        await expect(element).toHaveText(name);
        expect((await frontAppearance(page())).ratio, name).toBe(ratio);
        expect((await front(page()).boundingBox())?.width, name).toBe(width);
        const { isInside, scale, size, lines, isCut } = await element.evaluate((element) => {
          const card = element.closest('[role=group]')?.getBoundingClientRect() as DOMRect;
          const { left, right, bottom } = element.getBoundingClientRect();
          const header = element.parentElement?.nextElementSibling?.getBoundingClientRect();
          const style = getComputedStyle(element);
          const size = Number.parseFloat(style.fontSize);
          return {
            isInside:
              left >= card.left &&
              right <= card.right &&
              (!header || header.top > bottom - 1 || right <= header.left),
            scale: Number(style.getPropertyValue('--fit')),
            size,
            lines: Math.round(element.clientHeight / (size * 1.04)),
            isCut: element.scrollHeight > element.clientHeight + 1,
          };
        });
        expect(isInside, name).toBe(true);
        // First two lines, then a smaller size, then an ellipsis.
        if (scale < 1) expect(lines, name).toBe(2);
        expect(size, name).toBeGreaterThanOrEqual(12);
        if (isCut) expect(scale, name).toBe(0.5);
      }
      expect(await front(page()).locator('img').count()).toBe(0);
    });
  }

  test('a name of 60 characters shows the limit', async () => {
    const limit = dialog(page()).getByText(labels.name.limit.replace('{max}', '60'));
    await fillName(page(), 'x'.repeat(59));
    await expect(limit).toHaveCount(0);
    await fillName(page(), 'x'.repeat(61));
    await expect(nameField(page())).toHaveValue('x'.repeat(60));
    await expect(limit).toBeVisible();
  });

  test('the focus ring of the slider does not cover the names below', async () => {
    await slider(page()).focus();
    const overlap = await slider(page()).evaluate((input) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(input);
      const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
      const names = input.nextElementSibling?.getBoundingClientRect().top ?? 0;
      return input.getBoundingClientRect().bottom + ring - names;
    });
    expect(overlap).toBeLessThanOrEqual(0);
  });
});

for (const width of [390, 768, 1440]) {
  test(`the code in the hero is whole at ${width} px`, { tag: '@once' }, async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({
      viewport: { width, height: 900 },
      deviceScaleFactor: width < 768 ? 3 : 1,
      reducedMotion: 'reduce',
    });
    const design = { vertical: timelines[0]?.id ?? '', color: '#fff8e7', wallet: 'apple' } as const;
    const linkFor = (name: string) => `${baseURL}/${designToHash({ ...design, name })}`;
    await page.goto(linkFor(''));
    await attachLogo(page, 'a.svg', redCircle);
    const card = heroPasses(page).last();
    for (const name of ['Ace', 'The Grand Budapest Hotel & Thermal Baths', '東京駅前ホテル']) {
      await fillName(page, name);
      await page.keyboard.press('Escape');
      await expect(card.locator('img')).toBeVisible();
      await expect.poll(async () => scanQrCode(await card.screenshot())).toBe(linkFor(name));
      await liveWalletLink(page).click();
    }
    await page.close();
  });
}

test('the name field in the hero loads the live wallet, shows the name, and opens the dialog with it', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/');
  const field = page.getByRole('textbox', { name: homeContent.hero.name });
  await field.pressSequentially('Hôtel  L');
  await expect(heroPasses(page).last()).toContainText('Hôtel L');
  await field.press('Enter');
  await expect(nameField(page)).toHaveValue('Hôtel  L');
  await fillName(page, 'Ace');
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('Ace');
  await fill(field, '');
  await expect(heroPasses(page)).toHaveCount(0);
  await fill(field, 'x'.repeat(61));
  await expect(field).toHaveValue('x'.repeat(60));
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(field).toBeHidden();
});

test.describe('the timeline', { tag: '@desktop' }, () => {
  const page = sharedLiveWallet({ withClock: true });

  test('moves by keyboard, and changes message, fields, hint and expiry', async () => {
    await slider(page()).focus();
    let hint: string | undefined;
    for (const [index, moment] of moments.entries()) {
      const { name, time, notification, changes, expires } = moment;
      if (index > 0) await page().keyboard.press('ArrowRight');
      await expect(slider(page())).toHaveAttribute('aria-valuetext', new RegExp(name));
      await expect(dialog(page()).getByText(notification)).toBeVisible();
      await expect(dialog(page()).getByText(time, { exact: true })).toBeVisible();
      for (const { value } of changes) await expect(front(page())).toContainText(value);
      hint = moment.hint ?? hint;
      const preview = dialog(page()).locator('section').first();
      if (hint && !expires) await expect(preview).toContainText(hint);
      else await expect(preview).not.toContainText(timelines[0]?.pass.hint ?? '');
    }
    await expect(front(page())).toContainText(expired);
    await expect(front(page()).locator('svg[shape-rendering]')).toHaveCount(0);
    await page().keyboard.press('Home');
    await expect(front(page())).not.toContainText(expired);
  });

  test('plays to the end, pauses and plays again', async () => {
    await button(page(), play).click();
    await page().clock.runFor(playInterval + 200);
    await expect(slider(page())).toHaveValue('1');
    await expect(liveRegion(page())).toContainText(moments[1]?.notification ?? '');
    await button(page(), pause).click();
    await page().clock.runFor(10 * playInterval);
    await expect(slider(page())).toHaveValue('1');
    await button(page(), play).click();
    for (let step = 2; step < moments.length; step++) {
      await page().clock.runFor(playInterval + 200);
      await expect(slider(page())).toHaveValue(String(step));
    }
    await expect(front(page())).toContainText(expired);
    await button(page(), labels.export.save).click();
    const saved = labels.export.saved.replace('{side}', labels.export.front);
    const active = moments.at(-2)?.name ?? '';
    await expect(dialog(page()).getByText(saved.replace('{moment}', active))).toBeVisible();
    await page().clock.runFor(playInterval + 200);
    await expect(slider(page())).toHaveAttribute('aria-valuetext', new RegExp(active));
    await button(page(), play).click();
    await expect(slider(page())).toHaveValue('0');
    await slider(page()).press('End');
    await expect(liveRegion(page())).toHaveText('');
    await expect(button(page(), play)).toBeVisible();
  });

  for (const size of ['1440×900', '1280×720', '1024×720', '390×844', '390×664', '720×450']) {
    test(`shows every message on the phone at ${size}`, async () => {
      const [width = 0, height = 0] = size.split('×').map(Number);
      await page().setViewportSize({ width, height });
      for (const { name, moments } of timelines) {
        await choose(page(), name);
        await slider(page()).press('Home');
        for (const { notification } of moments) {
          const message = dialog(page()).locator('section').first().getByText(notification);
          await expect(message).toBeInViewport({ ratio: 1 });
          const isCovered = await message.evaluate((element) => {
            const { left, right, top, bottom } = element.getBoundingClientRect();
            const hits = [top + 1, bottom - 1].flatMap((y) =>
              [left + 1, right - 1].map((x) => document.elementFromPoint(x, y)),
            );
            return hits.some((hit) => !hit || !(element.contains(hit) || hit.contains(element)));
          });
          expect(isCovered, notification).toBe(false);
          await slider(page()).press('ArrowRight');
        }
      }
      if (width === 1440) {
        await expect(button(page(), labels.export.save)).toBeInViewport({ ratio: 1 });
        const { y = 0, height = 0 } = (await slider(page()).boundingBox()) ?? {};
        const demo = page().getByRole('link', { name: labels.export.demo });
        expect(y + height).toBeLessThanOrEqual((await demo.boundingBox())?.y ?? 0);
      }
      const scroller = page()
        .locator('section', { has: slider(page()) })
        .locator('xpath=../..');
      const top = Math.floor((await scroller.boundingBox())?.y ?? height);
      if (width === 390) expect(top).toBeLessThanOrEqual(height * 0.4);
    });
  }

  test('leaves the expired moment when the design changes', async () => {
    const changes = {
      name: () => fillName(page(), 'Alive'),
      vertical: () => choose(page(), verticalNames.at(-1)),
      // One of them is not the color of the vertical.
      color: async () => {
        await choose(page(), colors[0]);
        await choose(page(), colors.at(-1));
      },
      logo: () => attachLogo(page(), 'a.svg', redCircle),
      'no logo': () => button(page(), labels.logo.remove).click(),
    };
    for (const [name, change] of Object.entries(changes)) {
      await slider(page()).press('End');
      await expect(front(page())).toContainText(expired);
      await change();
      await expect(front(page()), name).not.toContainText(expired);
    }
  });

  test('changes are announced once, after a pause', async () => {
    const now = await page().evaluate(() => Date.now());
    await page().clock.pauseAt(now + 10_000);
    const announcements: string[] = [];
    await page().exposeFunction('record', (text: string) => announcements.push(text));
    await liveRegion(page()).evaluate((element) =>
      new MutationObserver(() => Reflect.get(window, 'record')(element.textContent)).observe(
        element,
        { childList: true, characterData: true, subtree: true },
      ),
    );
    await nameField(page()).pressSequentially('Alder House');
    await choose(page(), colors[1]);
    await expect(front(page())).toContainText('Alder House');
    await page().clock.runFor(1000);
    expect(announcements).toEqual([]);
    await page().clock.runFor(1000);
    await expect(liveRegion(page())).toContainText('Alder House');
    expect(announcements).toHaveLength(1);
    expect(announcements[0]).toContain(colors[1]);
  });
});
