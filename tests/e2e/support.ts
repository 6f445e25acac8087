import { expect, type Locator, type Page } from '@playwright/test';
import { pages, site } from '../content';
import { anchorPosition } from '../page-functions';
import { missingPath } from '../paths';

export { allPaths, missingPath, paths } from '../paths';

/** A tag for what a phone shows alike on the pages of all verticals: there the first one is enough. */
export const desktopOnlyAfterFirstVertical = (path: string) =>
  pages.slice(1).some(({ id }) => path === `/${id}`) ? ['@desktop'] : [];

/** The address of the application site, as the build was told. */
export const appUrl = process.env.APP_URL || 'https://app.walletable.example';

const { label, open, close } = site.navigation;
export const menuButton = (page: Page) =>
  page
    .getByRole('button', { name: open, exact: true })
    .or(page.getByRole('button', { name: close, exact: true }));
export const navigation = (page: Page) => page.getByRole('navigation', { name: label });

/** The links of the header are in view, or one press away on a phone. */
export async function openNavigation(page: Page) {
  const button = menuButton(page);
  if ((await button.isVisible()) && (await button.getAttribute('aria-expanded')) !== 'true') {
    await button.click();
  }
  return navigation(page);
}

export const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** What lies below the first screen has its height once that is painted, and not before. */
export const waitForFirstPaint = (page: Page) =>
  expect(page.locator('html')).not.toHaveAttribute('data-fresh');

/** Brings an element to the top of the view at once, whatever the page's scroll-behavior. */
export async function jumpTo(target: Locator) {
  await waitForFirstPaint(target.page());
  await target.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
}

/** A use case's link by its place on a page: the words are the same on every card. */
export const learnMoreLink = (page: Page, name: string) =>
  page.locator('#use-cases').getByRole('link', { name: new RegExp(`^Learn More\\b.*${name}$`) });

/** Scrolls down as a visitor would, until nothing covers the element: passes lie on passes. */
export async function scrollUntilUncovered(target: Locator) {
  await target.page().waitForLoadState();
  await waitForFirstPaint(target.page());
  const free = await target.evaluate(async (element) => {
    const frame = () =>
      new Promise((done) => {
        requestAnimationFrame(done);
        setTimeout(done, 100);
      });
    const isFree = () => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return top > 100 && hit !== null && element.contains(hit);
    };
    for (let y = 0; y < document.documentElement.scrollHeight; y += 50) {
      scrollTo({ top: y, behavior: 'instant' });
      if (Math.abs(element.getBoundingClientRect().top) > innerHeight) continue;
      // What follows the view moves with the next frame, and must stay clear in it.
      await frame();
      if (!isFree()) continue;
      await frame();
      if (isFree()) return true;
    }
    return false;
  });
  expect(free, 'there is a place on the page where nothing covers it').toBe(true);
}

/** Clicks where the element is now: a locator's own click may scroll it under something first. */
export async function clickWithoutScrolling(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('It has no place on the page.');
  const { x, y, width, height } = box;
  await target.page().mouse.click(x + width / 2, y + height / 2);
}

/** Starts to note where the view is at each scroll, so that a test can ask how it got there. */
export async function recordScrolling(page: Page) {
  await page.evaluate(() => {
    const noted: number[] = [];
    addEventListener('scroll', () => noted.push(Math.round(scrollY)));
    Object.assign(window, { noted, ended: false });
    addEventListener('scrollend', () => Object.assign(window, { ended: true }));
  });
}

export async function scrollPositions(page: Page) {
  await page.waitForFunction(() => Reflect.get(window, 'ended'));
  return page.evaluate(() => Reflect.get(window, 'noted') as number[]);
}

/** An anchor's section stands at the top of the view, or as high as the end of the page lets it. */
export async function expectScrolledTo(page: Page, id: string) {
  await expect
    .poll(() => page.evaluate(anchorPosition, id), {
      message: `the view is at #${id}`,
      intervals: [50],
    })
    .toEqual({ isAtTop: true, isCovered: false });
}

/** Collects what must never happen on any page. */
export async function collectPageProblems(page: Page, origin: string) {
  const trouble: string[] = [];
  page.on('console', (message) => {
    const ownNotFound = message.location().url.endsWith(missingPath);
    if (['error', 'warning'].includes(message.type()) && !ownNotFound) trouble.push(message.text());
  });
  page.on('pageerror', (error) => trouble.push(error.message));
  page.on('requestfailed', (request) => trouble.push(`failed: ${request.url()}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && url.protocol.startsWith('http')) trouble.push(`asks ${url.href}`);
  });
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`CSP: ${violatedDirective} ${blockedURI}`),
    );
  });
  return trouble;
}
