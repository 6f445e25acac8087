import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

/** One page of a served site, and the browser to look at it with. */
export interface PageTarget {
  browser: Browser;
  origin: string;
  path: string;
  /** One that shows it already, for checks that only read. */
  page?: Page;
}

/** Looks at a page and says in one line each what is wrong with it. */
export type Check = (subject: PageTarget) => Promise<string[]>;

export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
} as const satisfies BrowserContextOptions;

/** A path that has no page. */
export const missingPath = '/no/such-page';

/** Lends a fresh page, as a first visitor has it: nothing cached, nothing remembered. */
export async function withPage<Result>(
  { browser, origin }: PageTarget,
  options: BrowserContextOptions,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ baseURL: origin, ...options });
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

/** The page as it opens, for checks that only read it. */
export const withOpenPage = <Result>(subject: PageTarget, use: (page: Page) => Promise<Result>) =>
  subject.page
    ? use(subject.page)
    : withPage(subject, {}, async (page) => {
        await page.goto(subject.path);
        return use(page);
      });

/** All that comes with reading has come: every picture, and what the tabs need. */
export async function loadAllImages(page: Page) {
  await page.evaluate(async () => {
    const pictures = [...document.images].filter((picture) => picture.checkVisibility());
    await Promise.all(
      pictures.map((picture) => {
        // Not when it is near: a busy machine may take long to notice that.
        picture.loading = 'eager';
        if (picture.complete) return undefined;
        return new Promise((done) => {
          picture.addEventListener('load', done);
          picture.addEventListener('error', done);
        });
      }),
    );
    document.querySelector('[data-tabs]')?.scrollIntoView({ behavior: 'instant' });
  });
  const tabs = page.locator('[data-tabs]');
  if (await tabs.count()) await page.locator('[data-tabs][data-images=loaded]').waitFor();
}

/** Reads through a page as a visitor does: one view after the other, with all its pictures. */
export async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    const step = innerHeight * 0.8;
    for (let y = 0; y < document.documentElement.scrollHeight; y += step) {
      scrollTo({ top: y, behavior: 'instant' });
      // Frames may not come for long; a visitor would not wait for them either.
      await new Promise((done) => {
        requestAnimationFrame(done);
        setTimeout(done, 100);
      });
    }
  });
  await loadAllImages(page);
}
