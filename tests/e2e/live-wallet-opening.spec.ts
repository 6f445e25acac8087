import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { homeContent, site, verticals } from '../content';
import {
  dialog,
  fan,
  fillName,
  front,
  invitation,
  invitationBelowSteps,
  labels,
  nameField,
  openLiveWallet,
} from './live-wallet';
import { appUrl } from './support';

// Still: nothing here is about motion, and what moves is measured wherever it happens to be.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const data = '**/live-wallet.json';

test('it is downloaded for whoever is about to use it; the focus goes in and comes back, and it opens again as it was left', {
  tag: '@desktop',
}, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await test.step('nothing of it is downloaded until someone is about to use it', async () => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const before = asked.filter((path) => /start|client|live-wallet\.json/.test(path));
    expect(before).toEqual([]);
  });

  asked.length = 0;
  await invitation(page).focus();
  await expect.poll(() => asked).toContain('/live-wallet.json');
  await expect(dialog(page)).toBeHidden();
  // Open, it has all that it needs.
  await page.keyboard.press('Enter');
  await expect(front(page)).toBeVisible();
  const own = asked
    .filter((path) => /\.(js|json|css)$/.test(path))
    .map((path) => {
      const file = readFileSync(join('dist', path));
      // React's own client is not counted; it names itself.
      return file.includes('react.dev/errors') ? 0 : brotliCompressSync(file).length;
    });
  const bytes = own.reduce((sum, size) => sum + size, 0);
  expect(bytes, 'brotli bytes of the live wallet itself').toBeGreaterThan(5_000);
  expect(bytes, 'brotli bytes of the live wallet itself').toBeLessThanOrEqual(29_000);

  await test.step('all of its controls can be reached, and nothing behind it', async () => {
    expect(await dialog(page).evaluate((box) => box.contains(document.activeElement))).toBe(true);
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
  });

  await test.step('Escape closes it, and the focus is where it was', async () => {
    await fillName(page, 'Left Here');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    // Not toBeFocused(): by Tab the focus has been round the browser's own bars, where it may rest.
    const returned = () => invitation(page).evaluate((link) => link === document.activeElement);
    await expect.poll(returned).toBe(true);
  });

  await test.step('Close closes it too', async () => {
    await invitation(page).click();
    await expect(nameField(page)).toHaveValue('Left Here');
    await page.getByRole('button', { name: labels.close, exact: true }).click();
    await expect(dialog(page)).toBeHidden();
  });

  await test.step('a request to close does, as the back gesture of a phone makes it', async () => {
    await invitation(page).click();
    await expect(front(page)).toBeVisible();
    await dialog(page).evaluate((box: HTMLDialogElement) => box.requestClose());
    await expect(dialog(page)).toBeHidden();
    await invitation(page).click();
    await expect(nameField(page)).toHaveValue('Left Here');
  });
});

test('on the page of a vertical it is for its use, and dresses the steps', {
  tag: '@desktop',
}, async ({ page }) => {
  const vertical = verticals.filter(({ timeline, page }) => timeline && page).at(-1);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const steps = page.locator('#how-it-works');
  const demos = page.getByRole('link', { name: site.getDemo.label, includeHidden: true });
  /** Every one, and nothing else: that of the dialog goes a moment after it is closed. */
  const expectCarried = (design: object) => {
    const carried = () =>
      demos.evaluateAll((all) => [
        ...new Set(all.map((link) => new URL((link as HTMLAnchorElement).href).search)),
      ]);
    const read = async () =>
      (await carried()).map((search) => Object.fromEntries(new URLSearchParams(search)));
    return expect.poll(read).toEqual([design]);
  };

  await page.goto(`/${vertical?.id}`);
  await invitationBelowSteps(page).scrollIntoViewIfNeeded();
  expect(asked).not.toContain('/live-wallet.json');
  await expectCarried({});

  await invitationBelowSteps(page).click();
  await expect(page.getByRole('radio', { name: vertical?.timeline?.use ?? '' })).toBeChecked();
  await fillName(page, 'Northern Lights');
  await dialog(page).locator('input[type=color]').fill('#64186a');
  await page.keyboard.press('Escape');

  await test.step('passes, sender and chosen color are the visitor’s', async () => {
    await expect(steps.getByText('Northern Lights')).toHaveCount(4);
    await expect(steps).not.toContainText(vertical?.tenant.name ?? '', { useInnerText: true });
    for (const drawing of await steps.locator('[role=img]').all()) {
      await expect(drawing).toHaveAccessibleName(/Northern Lights/);
    }
    for (const place of [
      '[data-swatch] > *',
      '[data-pass] [data-pass] > *',
      '[data-sender] span',
    ]) {
      for (const one of await steps.locator(place).filter({ visible: true }).all()) {
        if ((await one.textContent()) === site.phone.justNow) continue;
        await expect(one).toHaveCSS('background-color', 'rgb(100, 24, 106)');
      }
    }
  });

  const design = { use: vertical?.id, color: '64186a', name: 'Northern Lights' };
  await test.step('every Get Demo takes it along, here and on every page of this visit', async () => {
    await expectCarried(design);
    await page.goto('/no-such-page');
    await expectCarried(design);
    await page.goto('/');
    await expectCarried(design);
    await expect(fan(page).last()).toContainText('Northern Lights');
  });

  await test.step('until they start over', async () => {
    await invitation(page).click();
    await page.getByRole('button', { name: labels.reset }).click();
    await page.keyboard.press('Escape');
    await expectCarried({});
  });
});

test('where its script cannot be had, or never comes, the link leads where it says', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await context.route(`${appUrl}/**`, (route) => route.fulfill({ body: 'The application' }));
  await page.clock.install();
  for (const [how, wait] of [
    ['fails', false],
    ['never comes', true],
  ] as const) {
    await test.step(how, async () => {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.route(/\/start\.[^/]+\.js$/, (route) =>
        wait ? new Promise(() => {}) : route.abort(),
      );
      await page.goto('/');
      await invitation(page).click();
      if (wait) {
        await expect(invitation(page)).toHaveAttribute('aria-busy', 'true');
        await page.clock.fastForward(8000);
      }
      await expect(page).toHaveURL(`${appUrl}${site.getDemo.path}`);
    });
  }
});

test.describe('while its data are on their way', { tag: '@desktop' }, () => {
  const state = (page: Page) => dialog(page).locator('[data-state]');

  test('it is open at once, and says so, and waits while there is no network', async ({
    page,
    context,
    browserName,
  }) => {
    // Firefox's driver cannot take a page off the network.
    const canGo = browserName === 'chromium';
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(data, async (route) => {
      await held;
      await (canGo ? route.abort() : route.continue());
    });
    await page.goto('/');
    await invitation(page).click();
    await expect(state(page)).toHaveText(labels.loadingState.loading);
    await expect(page.getByRole('button', { name: labels.close })).toBeFocused();
    release();
    if (canGo) {
      await context.setOffline(true);
      await expect(state(page)).toHaveText(labels.loadingState.offline);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.setOffline(false);
    }
    await expect(front(page)).toBeVisible();
  });

  test('it tries again, ever later, and says in words when it cannot', async ({ page }) => {
    await page.addInitScript(() => {
      const tries: number[] = [];
      const { fetch } = window;
      window.fetch = (...request) => {
        tries.push(Date.now());
        return fetch(...request);
      };
      Object.assign(window, { tries });
    });
    await page.route(data, (route) => route.fulfill({ status: 503 }));
    await page.clock.install({ time: 0 });
    await page.goto('/');
    await page.clock.pauseAt(60_000);
    await invitation(page).click();
    const again = page.getByRole('button', { name: labels.loadingState.retry });
    const failed = async () => {
      await page.clock.runFor(500);
      return again.isVisible();
    };
    await expect.poll(failed, { intervals: [0] }).toBe(true);
    await expect(state(page)).toHaveText(labels.loadingState.failed);
    const tries = await page.evaluate(() => Reflect.get(window, 'tries') as number[]);
    const pauses = tries.slice(1).map((time, index) => time - (tries[index] ?? 0));
    expect(pauses).toHaveLength(3);
    for (const [index, pause] of pauses.entries()) {
      expect(pause).toBeGreaterThanOrEqual(1000 * 2 ** index);
    }

    await page.unroute(data);
    await page.clock.resume();
    await again.click();
    await expect(front(page)).toBeVisible();
  });
});

test('the hero wears name and color afterwards, for the visit, until they are cleared', async ({
  page,
}) => {
  await openLiveWallet(page);
  await page.keyboard.press('Escape');
  await expect(fan(page)).toHaveCount(0);

  await invitation(page).click();
  await fillName(page, 'Northern Lights');
  await dialog(page).locator('input[type=color]').fill('#64186a');
  await page.keyboard.press('Escape');
  await expect(fan(page)).toHaveCount(4);
  for (const card of await fan(page).all()) await expect(card).toContainText('Northern Lights');
  const picture = page.locator('[data-fan] img').first();
  await expect(picture).toHaveAccessibleName(/Northern Lights/);
  await expect(fan(page).last().locator('> *')).toHaveCSS('background-color', 'rgb(100, 24, 106)');

  await test.step('on the cards where the picture has them', async () => {
    // The corners of the first card in art/sets/fan.py, as shares of the picture.
    const corners = [0.276, 0.681, 0.211, 0.686];
    const place = () =>
      fan(page)
        .last()
        .evaluate((card) => {
          const { left, top, right, bottom } = card.getBoundingClientRect();
          const box = (card.closest('[data-fan]') as Element).getBoundingClientRect();
          return [left, right]
            .map((x) => (x - box.left) / box.width)
            .concat([top, bottom].map((y) => (y - box.top) / box.height));
        });
    const off = async () =>
      Math.max(...(await place()).map((share, at) => Math.abs(share - (corners[at] ?? 0))));
    await expect.poll(off).toBeLessThan(0.012);
  });

  await page.reload();
  await expect(fan(page)).toHaveCount(4);
  await page.goto('/hotels');
  await page.goto('/');
  await expect(fan(page).last()).toContainText('Northern Lights');

  await invitation(page).click();
  await expect(nameField(page)).toHaveValue('Northern Lights');
  await page.getByRole('button', { name: labels.reset }).click();
  await expect(nameField(page)).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(fan(page)).toHaveCount(0);
  await expect(picture).toHaveAccessibleName(homeContent.hero.picture.alt);
  await page.reload();
  await expect(invitation(page)).toBeVisible();
  await expect(fan(page)).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('a shared pass is still there after a reload, though nothing was changed', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/#pass=1&name=Theirs');
  await expect(nameField(page)).toHaveValue('Theirs');
  await expect.poll(() => new URL(page.url()).hash).toBe('');
  await page.reload();
  await expect(fan(page).last()).toContainText('Theirs');
  await invitation(page).click();
  await expect(nameField(page)).toHaveValue('Theirs');
});

// What is read from a link is text, on any screen; tests/unit has tens of thousands more.
test('strangers’ links are harmless', { tag: '@once' }, async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  for (const hash of [
    '#pass=1&use=nowhere&color=zzz&wallet=9&name=%E0%A4%A',
    '#pass=99&name=Future',
    '#pass=',
    `#pass=1&name=${'x'.repeat(20_000)}`,
    `#pass=1&name=${encodeURIComponent('<img src=x onerror="window.evil=1"><script>window.evil=1</script>')}`,
    '#pass=1&__proto__=x&constructor=y&name=\u202eabc',
  ]) {
    await test.step(hash.slice(0, 60), async () => {
      // The first opens the page, the others come while it is open.
      await page.goto(`/${hash}`);
      await expect.poll(() => new URL(page.url()).hash).toBe('');
      await expect(front(page)).toBeVisible();
      expect(await page.evaluate(() => 'evil' in window)).toBe(false);
      expect(await dialog(page).locator('script, img').count()).toBe(0);
    });
  }
  expect(errors).toEqual([]);
});
