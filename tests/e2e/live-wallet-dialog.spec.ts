import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { homeContent, pages, site, verticals } from '../content';
import {
  button,
  choose,
  colorPicker,
  dialog,
  fillName,
  front,
  heroPasses,
  labels,
  liveWalletLink,
  nameField,
  openLiveWallet,
  sharedLiveWallet,
  slider,
  stepsLiveWalletLink,
  timelines,
  verticalNames,
} from './live-wallet';
import { expectExternal } from './sections';
import { appUrl, badResponses, holdBack, uncaughtErrors } from './support';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const data = '**/live-wallet.json';

function recordRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  return requests;
}

test('loads on focus, and at most 31 kB', { tag: '@desktop' }, async ({ page }) => {
  const requests = recordRequests(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(requests.filter((path) => /LiveWallet|client|live-wallet\.json/.test(path))).toEqual([]);

  requests.length = 0;
  await liveWalletLink(page).focus();
  await expect.poll(() => requests).toContain('/live-wallet.json');
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(front(page)).toBeVisible();
  const sizes = requests
    .filter((path) => /\.(js|json|css)$/.test(path))
    .map((path) => {
      const file = readFileSync(join('dist', path));
      // React DOM is shared with the boards and not counted.
      return file.includes('react.dev/errors') ? 0 : brotliCompressSync(file).length;
    });
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  expect(bytes, 'bytes in Brotli').toBeGreaterThan(5_000);
  expect(bytes, 'bytes in Brotli').toBeLessThanOrEqual(31_000);
});

test.describe('the dialog', { tag: '@desktop' }, () => {
  const page = sharedLiveWallet();

  const closeActions = {
    Escape: () => page().keyboard.press('Escape'),
    'the Close button': () => button(page(), labels.close).click(),
    'a close request, such as the back gesture': () =>
      dialog(page()).evaluate((element: HTMLDialogElement) => element.requestClose()),
    'the Back button of the browser': () => page().goBack(),
  };
  for (const [name, close] of Object.entries(closeActions)) {
    test(`is modal, closes on ${name}, and the page has the focus and the design`, async () => {
      await expect(page().locator('dialog:modal')).toBeVisible();
      await fillName(page(), 'Left Here');
      await close();
      await expect(dialog(page())).toBeHidden();
      // Not toBeFocused(): after Tab, the window itself may not have the focus.
      const hasFocus = () =>
        liveWalletLink(page()).evaluate((link) => link === document.activeElement);
      await expect.poll(hasFocus).toBe(true);
      await expectDemoQueries(page(), `vertical=${timelines[0]?.id}&wallet=apple&name=Left+Here`);
      await liveWalletLink(page()).click();
      await expect(nameField(page())).toHaveValue('Left Here');
    });
  }

  test('saves a shared pass in the session, and replaces its unknown vertical in Get Demo links', async () => {
    await page().goto('/#pass=1&vertical=nowhere&name=Theirs');
    await expect(nameField(page())).toHaveValue('Theirs');
    await expect.poll(() => new URL(page().url()).hash).toBe('');
    await page().goBack();
    await expectDemoQueries(page(), `vertical=${timelines[0]?.id}&wallet=apple&name=Theirs`);
    await expect(page().locator(':focus-visible')).toHaveCount(0);
    await page().reload();
    await expect(heroPasses(page()).last()).toContainText('Theirs');
    await liveWalletLink(page()).click();
    await expect(nameField(page())).toHaveValue('Theirs');
  });
});

test('has the design of the session, even if it is hydrated after its data have loaded', {
  tag: '@once',
}, async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('pass-design', 'color=64186a&name=Late'));
  const release = await holdBack(page, '**/LiveWalletForm*.js');
  const loaded = page.waitForResponse(data);
  await page.goto('/');
  await (await loaded).finished();
  await expect(heroPasses(page).last()).toContainText('Late');
  release();
  await expectDemoQueries(page, `vertical=${timelines[0]?.id}&wallet=apple&color=64186a&name=Late`);
});

/** The Get Demo links, including hidden ones, all have this query after their place. */
async function expectDemoQueries(page: Page, query: string) {
  const links = page.getByRole('link', { name: site.getDemo.label, includeHidden: true });
  const queries = async () => {
    const found = await links.evaluateAll((all: HTMLAnchorElement[]) => all.map((a) => a.search));
    return [...new Set(found.map((search) => search.replace(/^\?from=[a-z-]+-[a-z]+&?/, '')))];
  };
  await expect.poll(queries).toEqual([site.getDemo.withPass ? query : '']);
}

test('on the page of a vertical, it has the vertical of the page, and steps and footer show the pass', {
  tag: '@desktop',
}, async ({ page }) => {
  const vertical = pages.findLast(({ timeline }) => timeline);
  const requests = recordRequests(page);
  await page.goto(`/${vertical?.id}`);
  await stepsLiveWalletLink(page).scrollIntoViewIfNeeded();
  expect(requests).not.toContain('/live-wallet.json');
  await expectDemoQueries(page, '');
  await stepsLiveWalletLink(page).click();
  await expect(page.getByRole('radio', { name: vertical?.timeline?.name ?? '' })).toBeChecked();
  await fillName(page, 'Northern Lights');
  await colorPicker(page).fill('#64186a');
  await page.keyboard.press('Escape');

  await expect(page.locator('footer').getByText('Northern Lights')).toBeVisible();
  const steps = page.locator('#how-it-works');
  const { messages = [] } = vertical?.page.steps.send ?? {};
  const greetings = messages.filter((text) => text.includes(vertical?.business.name ?? ''));
  // Three passes and a notification, too.
  await expect(steps.getByText('Northern Lights')).toHaveCount(greetings.length + 4);
  await expect(steps).not.toContainText(vertical?.business.name ?? '', { useInnerText: true });
  for (const picture of await steps.locator('[role=img]').all())
    await expect(picture).toHaveAccessibleName(/Northern Lights/);
  const colored = 'i[style], [data-pass] > *, [data-reveal] span';
  for (const element of await steps.locator(colored).filter({ visible: true }).all()) {
    if ((await element.textContent()) === site.phone.justNow) continue;
    await expect(element).toHaveCSS('background-color', 'rgb(100, 24, 106)');
  }

  const query = `vertical=${vertical?.id}&wallet=apple&color=64186a&name=Northern+Lights`;
  await expectDemoQueries(page, query);
  for (const path of ['/no-such-page', '/', `/${pages[0]?.id}`]) {
    await page.goto(path);
    await expectDemoQueries(page, query);
  }
  await page.getByRole('link', { name: labels.changePass }).click();
  await expect(page.getByRole('radio', { name: pages[0]?.timeline?.name ?? '' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expectDemoQueries(page, query);
});

for (const failure of ['fails to load', 'does not load in time']) {
  const isStalled = failure === 'does not load in time';
  test(`the link opens its URL if the script ${failure}`, { tag: '@desktop' }, async ({ page }) => {
    await page.context().route(`${appUrl}/**`, (route) => route.fulfill({ body: 'application' }));
    await page.clock.install();
    await page.route(/\/LiveWallet(Form)?\.[^/]+\.js/, (route) =>
      isStalled ? new Promise(() => {}) : route.abort(),
    );
    await page.goto('/');
    await liveWalletLink(page).click();
    if (isStalled) {
      const opening = page.getByRole('link', { name: labels.loadingState.opening });
      await expect(opening).toHaveAttribute('aria-busy', 'true');
      await page.clock.fastForward(8000);
    }
    await expect(page).toHaveURL(`${appUrl}${site.getDemo.path}?from=home-hero`);
  });
}

test.describe('while its data are loading', { tag: '@desktop' }, () => {
  const state = (page: Page) => dialog(page).locator('[data-state]');
  const retry = (page: Page) => button(page, labels.loadingState.retry);

  /** Lets the time pass until the dialog offers to retry; returns the milliseconds. */
  async function runUntilFailed(page: Page) {
    let waited = 0;
    const hasFailed = async () => {
      await page.clock.runFor(500);
      waited += 500;
      return retry(page).isVisible();
    };
    await expect.poll(hasFailed, { intervals: [0], timeout: 60_000 }).toBe(true);
    return waited;
  }

  // Firefox's driver cannot take a page offline.
  const tag = '@chromium';
  test('it shows that it is loading, and waits while offline', { tag }, async ({ page }) => {
    const { promise, resolve: release } = Promise.withResolvers<void>();
    await page.route(data, async (route) => {
      await promise;
      await route.abort();
    });
    await page.goto('/');
    await page.context().setOffline(true);
    page.once('dialog', (alert) => alert.accept());
    const [alert] = await Promise.all([page.waitForEvent('dialog'), liveWalletLink(page).click()]);
    expect(alert.message()).toBe(site.offline);
    await page.context().setOffline(false);
    await liveWalletLink(page).click();
    await expect(state(page)).toHaveText(labels.loadingState.loading);
    await expect(dialog(page).getByRole('heading', { name: labels.title })).toBeFocused();
    release();
    await page.context().setOffline(true);
    await expect(state(page)).toHaveText(labels.loadingState.offline);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().setOffline(false);
    await expect(front(page)).toBeVisible();
  });

  for (const [name, respond] of Object.entries(badResponses)) {
    test(`after ${name}, it opens with an error, and Try again loads it`, async ({ page }) => {
      const errors = uncaughtErrors(page);
      const requests = recordRequests(page);
      await page.route(data, respond);
      await page.clock.install({ time: 0 });
      await page.goto('/');
      await page.clock.pauseAt(60_000);
      await liveWalletLink(page).click();
      const waited = await runUntilFailed(page);
      if (name === 'status 500') {
        // Retried after 1, 2 and 4 seconds.
        expect(requests.filter((path) => path === '/live-wallet.json')).toHaveLength(4);
        expect(waited).toBeGreaterThanOrEqual(7000);
      }
      await expect(dialog(page).getByRole('alert')).toHaveText(labels.loadingState.failed);
      const demo = dialog(page).getByRole('link', { name: site.getDemo.label });
      await expectExternal(demo, `${site.getDemo.path}?from=maker-error`);

      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect(liveWalletLink(page)).toBeFocused();
      await liveWalletLink(page).press('Enter');
      await expect(dialog(page)).toBeVisible();
      await runUntilFailed(page);

      await page.unroute(data);
      await page.clock.resume();
      await retry(page).press('Enter');
      await expect(front(page)).toBeVisible();
      expect(errors).toEqual([]);
    });
  }
});

test('the hero shows the design for the session, until it is reset', async ({ page }) => {
  await openLiveWallet(page);
  await page.keyboard.press('Escape');
  await expect(heroPasses(page)).toHaveCount(0);
  const hero = page.locator('[data-hero-picture]');
  const sampleList = hero.locator('[data-sample] > * > div');
  await expect(sampleList.locator('p')).toHaveText(
    verticals.map(
      ({ business: { name }, pass: { header } }) => `${name} ${Object.values(header).join(' ')}`,
    ),
  );

  await liveWalletLink(page).click();
  await fillName(page, 'Northern Lights');
  await colorPicker(page).fill('#64186a');
  await page.keyboard.press('Escape');
  await expect(heroPasses(page)).toHaveCount(4);
  const { companions = [], pass } = timelines[0] ?? {};
  const names = companions.map(({ name }) => name).reverse();
  for (const [index, text] of [...names, pass?.header.value].entries())
    await expect(heroPasses(page).nth(index)).toContainText(new RegExp(`Northern Lights.*${text}`));
  await expect(hero.getByText('Northern Lights')).toHaveCount(8);
  await expect(sampleList).toBeHidden();
  const picture = page.locator('[data-hero-picture] img').first();
  await expect(picture).toHaveAccessibleName(/Northern Lights/);
  await expect(heroPasses(page).last().locator('> *')).toHaveCSS(
    'background-color',
    'rgb(100, 24, 106)',
  );

  // Left, right, top and bottom in tools/art/sets/fan.py, as shares of the picture.
  const positionOf = (part: Locator) =>
    part.evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const box = (element.closest('[data-hero-picture]') as Element).getBoundingClientRect();
      return [
        ...[left, right].map((x) => (x - box.left) / box.width),
        ...[top, bottom].map((y) => (y - box.top) / box.height),
      ];
    });
  const deviation = async (part: Locator, expected: number[]) =>
    Math.max(...(await positionOf(part)).map((share, i) => Math.abs(share - (expected[i] ?? 0))));
  const frontCard = heroPasses(page).last();
  await expect.poll(() => deviation(frontCard, [0.276, 0.681, 0.211, 0.686])).toBeLessThan(0.012);
  const screen = sampleList.locator('> div');
  expect(await deviation(screen, [0.308, 0.719, 0.292, 0.937])).toBeLessThan(0.003);

  await page.reload();
  await expect(heroPasses(page)).toHaveCount(4);
  await page.goto(`/${pages[0]?.id}`);
  await page.goto('/');
  await expect(heroPasses(page).last()).toContainText('Northern Lights');

  await liveWalletLink(page).click();
  await expect(nameField(page)).toHaveValue('Northern Lights');
  await button(page, labels.reset).click();
  await expect(nameField(page)).toHaveValue('');
  await page.keyboard.press('Escape');
  await expectDemoQueries(page, '');
  await expect(heroPasses(page)).toHaveCount(0);
  await expect(sampleList).toBeVisible();
  await expect(picture).toHaveAccessibleName(homeContent.hero.picture.alt);
  await page.reload();
  await expect(liveWalletLink(page)).toBeVisible();
  await expect(heroPasses(page)).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('opens again on Forward and reload, and adds one history entry', {
  tag: '@desktop',
}, async ({ page }) => {
  await openLiveWallet(page);
  await choose(page, verticalNames.at(-1));
  await slider(page).fill('1');
  const historyLength = () => page.evaluate(() => history.length);
  const length = await historyLength();
  for (const times of [1, 2, 3]) {
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await liveWalletLink(page).click();
    await expect(dialog(page)).toBeVisible();
    expect(await historyLength(), `opened again ${times} times`).toBe(length);
  }
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await page.goForward();
  await expect(dialog(page)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: verticalNames.at(-1) })).toBeChecked();
  await expect(slider(page)).toHaveValue('1');
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(liveWalletLink(page)).toBeVisible();
});
