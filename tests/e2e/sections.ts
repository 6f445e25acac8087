import { expect, type Locator, type Page } from '@playwright/test';
import type { NavigationLink } from '../../src/model/schema/site';
import type { StepsContent } from '../../src/model/schema/steps';
import { oneLine, site } from '../content';
import { ariaSnapshot } from './aria-snapshot';
import { appUrl, expectScrolledTo, missingPath, openNavigation, sharedPage } from './support';

export const sharedPageAt = (path: string, prepare?: (page: Page) => Promise<void>) =>
  sharedPage(async (page) => {
    expect((await page.goto(path))?.status()).toBe(path === missingPath ? 404 : 200);
    await prepare?.(page);
  });

/** The headings of a page from top to bottom, each with the id of its section. */
export async function sectionTitles(page: Page) {
  // Sections that are not rendered yet have no height.
  await expect(page.locator('footer[data-rendered]')).toBeAttached();
  const found = await page.locator('h1, main h2').evaluateAll((all) =>
    all.map((heading) => ({
      id: heading.closest('[id]:not(main)')?.id,
      title: heading.textContent,
      top: heading.getBoundingClientRect().top,
    })),
  );
  return found
    .sort((one, other) => one.top - other.top)
    .map(({ id, title }) => [id, oneLine(title)]);
}

/** The ids of the sections at these heights of the page, such as `#why`. */
export async function sectionsAt(page: Page, ...tops: number[]) {
  const sections = await page.evaluate((tops) => {
    const parts = [...document.querySelectorAll('header[id], main > [id], footer[id]')].map(
      (part) => ({ id: part.id, top: part.getBoundingClientRect().top + scrollY }),
    );
    return tops.map((top) => parts.findLast((part) => part.top <= top)?.id);
  }, tops);
  return [...new Set(sections)].map((id) => `#${id}`).join(', ');
}

/** The links, then Sign In and Get Demo, which open the application site in a new tab. */
export async function expectHeader(page: Page, links: NavigationLink[]) {
  const nav = await openNavigation(page);
  await expect(page.getByRole('banner').getByRole('link').first()).toMatchAriaSnapshot(
    ariaSnapshot`- link ${site.name}: [{/url: /}]`,
  );
  await expect(nav).toMatchAriaSnapshot(ariaSnapshot`
    - navigation ${site.navigation.label}:
      - list
      - link ${site.signIn.label}
      - link ${site.getDemo.label}
  `);
  await expect(nav.getByRole('listitem').getByRole('link')).toHaveCount(links.length);
  for (const [index, { label }] of [...links, site.signIn, site.getDemo].entries()) {
    await expect(nav.getByRole('link').nth(index)).toHaveAccessibleName(label);
  }
  await expectExternal(nav.getByRole('link', { name: site.signIn.label }), site.signIn.path);
  await expectDemo(page.getByRole('banner'), 'header');
}

export async function expectHeaderLink(page: Page, path: string, link: NavigationLink) {
  const { label: name, anchor } = link;
  await (await openNavigation(page)).getByRole('link', { name, exact: true }).click();
  await expectScrolledTo(page, anchor);
  await expect(page).toHaveURL(`${path}#${anchor}`);
}

export async function expectExternal(link: Locator, path: string) {
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('href', `${appUrl}${path}`);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
}

/** The visible Get Demo link says on which page and where it is. */
export async function expectDemo(part: Locator, place: string) {
  const id = new URL(part.page().url()).pathname.slice(1) || 'home';
  const link = part.getByRole('link', { name: site.getDemo.label, exact: true });
  await expectExternal(link, `${site.getDemo.path}?from=${id}-${place}`);
}

export async function expectSteps(section: Locator, steps: StepsContent) {
  const { title, create, send, use } = steps;
  await expect(section).toMatchAriaSnapshot(ariaSnapshot`
    - heading ${title} [level=2]
    - list:
      - /children: equal
      - listitem:
        - img ${create.alt}
        - heading ${create.title} [level=3]
        - paragraph: ${create.text}
      - listitem:
        - img ${send.alt}
        - heading ${send.title} [level=3]
        - paragraph: ${send.text}
      - listitem:
        - img ${use.alt}
        - heading ${use.title} [level=3]
        - paragraph: ${use.text}
  `);
}

export async function expectFooter(page: Page) {
  const footer = page.getByRole('contentinfo');
  await expect(footer).toHaveId('contact');
  await expect(footer.getByText(site.tagline, { exact: true })).toBeVisible();
  await expectDemo(footer, 'footer');
  await expect(footer.getByRole('heading', { level: 2 })).toHaveText(
    site.footer.map(({ title }) => title),
  );
  for (const [index, { links }] of site.footer.entries()) {
    const items = footer.getByRole('list').nth(index).getByRole('listitem');
    await expect(items).toHaveText(links.map(({ label }) => label));
  }
  const contact = footer.getByRole('link', { name: site.contact });
  await expect(contact).toHaveAttribute('href', `mailto:${site.contact}`);
  await expect(footer.getByText(site.copyright, { exact: true })).toBeVisible();
}
