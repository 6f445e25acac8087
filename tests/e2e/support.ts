import { expect, type Locator, type Page, type Route, test } from '@playwright/test';
import { pages, site } from '../content';
import { anchorPosition } from '../page-functions';
import { missingPath } from '../paths';

export { allPaths, missingPath, paths } from '../paths';

/** Opens one page for all tests of a describe block; they run in order, also after a failure. */
export function sharedPage(open: (page: Page) => Promise<unknown>) {
  let page: Page;
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage();
    await open(page);
  });
  test.afterAll(() => page.close());
  return () => page;
}

/** On phones, the pages of all verticals look alike: testing the first one is enough. */
export const desktopOnlyAfterFirstVertical = (path: string) =>
  pages.slice(1).some(({ id }) => path === `/${id}`) ? ['@desktop'] : [];

/** The address of the application that the site was built with. */
export const { appUrl } = site;

const { label, open, close } = site.navigation;
export const menuButton = (page: Page) =>
  page
    .getByRole('button', { name: open, exact: true })
    .or(page.getByRole('button', { name: close, exact: true }));
export const navigation = (page: Page) => page.getByRole('navigation', { name: label });

/** Opens the menu where the links of the header are in one. */
export async function openNavigation(page: Page) {
  const button = menuButton(page);
  if ((await button.isVisible()) && (await button.getAttribute('aria-expanded')) !== 'true') {
    await button.click();
  }
  return navigation(page);
}

export const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls an element to the top of the viewport without smooth scrolling, once all sections are rendered. */
export const jumpTo = (target: Locator) =>
  target.evaluate(async (element) => {
    const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
    while (document.querySelector('footer:not([data-rendered])')) await nextFrame();
    element.scrollIntoView({ behavior: 'instant' });
    await nextFrame();
    await nextFrame();
  });

/** The texts of those elements that are invisible. */
export const invisibleIn = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all
      .filter((one) => !one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map(({ textContent }) => textContent),
  );

/** The link of a use case card. */
export const learnMoreLink = (page: Page, id: string) =>
  page.locator(`#use-cases a[href="/${id}"]`);

interface Point {
  x: number;
  y: number;
}

export async function centerOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox();
  if (!box) throw new Error('The element is not visible.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Drags with a finger, in Chromium. */
export async function dragFinger(page: Page, from: Point, to: Point) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', from);
  for (let step = 1; step <= 10; step += 1) {
    const position = (start: number, end: number) => start + ((end - start) * step) / 10;
    await touch('touchMove', { x: position(from.x, to.x), y: position(from.y, to.y) });
  }
  await touch('touchEnd');
  await session.detach();
}

/** Holds back all requests for the files until the returned function is called. */
export async function holdBack(page: Page, files: string | RegExp) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Responses to a request for board or live wallet data that a page cannot use. */
export const badResponses: Record<string, (route: Route) => Promise<void>> = {
  'a failed connection': (route) => route.abort(),
  'status 500': (route) => route.fulfill({ status: 500 }),
  'a page instead of a script': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
};

/** Uncaught errors and unhandled rejections. Firefox reports files that do not load in the same way. */
export function uncaughtErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => {
    const isFile = /^((download failed|rejected by sanitizer) \(font-family|Loading module from)/;
    if (!isFile.test(message)) errors.push(message);
  });
  return errors;
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** All layout shifts since the page was opened, with the elements that moved and their sections. */
export const layoutShifts = (page: Page) =>
  page.evaluate(async () => {
    const shifts: LayoutShift[] = [];
    const record = (entries: PerformanceEntryList) => shifts.push(...(entries as LayoutShift[]));
    const observer = new PerformanceObserver((list) => record(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise((done) => {
        requestAnimationFrame(done);
        setTimeout(done, 100);
      });
    }
    record(observer.takeRecords());
    observer.disconnect();
    return shifts.map(({ startTime, value, hadRecentInput, sources }) => ({
      startTime,
      value,
      hadRecentInput,
      moved: sources.map(
        ({ node, previousRect: from, currentRect: to }) =>
          `#${node?.parentElement?.closest('[id]')?.id} ${node?.nodeName} '${node?.textContent?.trim().slice(0, 40)}' y ${from.y} to ${to.y}, height ${from.height} to ${to.height}`,
      ),
    }));
  });

/** Expects the heading of an anchor's section at the top of the window. */
export async function expectScrolledTo(page: Page, id: string) {
  await expect
    .poll(() => page.evaluate(anchorPosition, id), {
      message: `scrolled to #${id}`,
      intervals: [50],
    })
    .toEqual({ isReached: true, isInTopQuarter: true, isCovered: false });
}

/** Collects console errors, failed requests, CSP violations and requests to other origins. */
export async function collectPageProblems(page: Page, origin: string) {
  const problems: string[] = [];
  page.on('console', (message) => {
    const isExpected = message.location().url.endsWith(missingPath);
    if (['error', 'warning'].includes(message.type()) && !isExpected) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('requestfailed', (request) => problems.push(`failed: ${request.url()}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && url.protocol.startsWith('http'))
      problems.push(`request to ${url.href}`);
  });
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`CSP: ${violatedDirective} ${blockedURI}`),
    );
  });
  return problems;
}
