import { expect, type Locator, type Page } from '@playwright/test';
import { site } from '../content';
import { ariaSnapshot } from './aria-snapshot';
import { appUrl, expectScrolledTo, missingPath, openNavigation, sharedPage } from './support';

export const sharedPageAt = (path: string, prepare?: (page: Page) => Promise<void>) =>
  sharedPage(async (page) => {
    expect((await page.goto(path))?.status()).toBe(path === missingPath ? 404 : 200);
    await prepare?.(page);
  });

/** The sections in `main`. */
export const sectionsOf = (page: Page) => page.locator('main > :not(link, script)');

export const footerColumns = {
  Product: ['Features', 'Pricing', 'Integrations'],
  Company: ['About', 'Blog', 'Careers'],
  Support: ['Documentation', 'Help Center', 'Contact'],
};

/** The links, then Sign In and Get Demo, which open the application site in a new tab. */
export async function expectHeader(page: Page, names: string[]) {
  const nav = await openNavigation(page);
  await expect(page.getByRole('banner').getByRole('link').first()).toMatchAriaSnapshot(
    ariaSnapshot`- link ${site.name}: [{/url: /}]`,
  );
  await expect(nav).toMatchAriaSnapshot(ariaSnapshot`
    - navigation ${site.navigation.label}:
      - list
      - link "Sign In"
      - link "Get Demo"
  `);
  await expect(nav.getByRole('listitem').getByRole('link')).toHaveCount(names.length);
  for (const [index, name] of [...names, 'Sign In', 'Get Demo'].entries()) {
    await expect(nav.getByRole('link').nth(index)).toHaveAccessibleName(name);
  }
  await expectExternal(nav.getByRole('link', { name: 'Sign In' }), '/sign-in');
  await expectDemo(page.getByRole('banner'), 'header');
}

/** A header link scrolls to the section of its name. */
export async function expectHeaderLink(page: Page, path: string, name: string) {
  const anchor = name.toLowerCase().replaceAll(' ', '-');
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
  const link = part.getByRole('link', { name: 'Get Demo', exact: true });
  await expectExternal(link, `/demo?from=${id}-${place}`);
}

type StepAlts = Record<'create' | 'send' | 'use', { alt: string }>;

/** The texts of the specification, with the alternative texts of the content. */
export async function expectSteps(section: Locator, title: string, use: string, alts: StepAlts) {
  await expect(section).toMatchAriaSnapshot(ariaSnapshot`
    - heading ${title} [level=2]
    - list:
      - /children: equal
      - listitem:
        - img ${alts.create.alt}
        - heading "Create your Pass" [level=3]
        - paragraph: Design your pass in minutes
      - listitem:
        - img ${alts.send.alt}
        - heading "Send it out" [level=3]
        - paragraph: Share immediately with your users
      - listitem:
        - img ${alts.use.alt}
        - heading /^It['’]s ready to use$/ [level=3]
        - paragraph: ${use}
  `);
}

export async function expectFooter(page: Page) {
  const footer = page.getByRole('contentinfo');
  await expect(footer).toHaveId('contact');
  await expect(footer.getByText(/^Secure access and perks are delivered via wallet/)).toBeVisible();
  await expectDemo(footer, 'footer');
  await expect(footer.getByRole('heading', { level: 2 })).toHaveText(Object.keys(footerColumns));
  for (const [index, labels] of Object.values(footerColumns).entries()) {
    const items = footer.getByRole('list').nth(index).getByRole('listitem');
    await expect(items).toHaveText(labels);
  }
  const contact = footer.getByRole('link', { name: site.contact });
  await expect(contact).toHaveAttribute('href', `mailto:${site.contact}`);
  const copyright = footer.getByText(/2025.*All rights reserved/);
  await expect(copyright).toBeVisible();
  await expect(copyright).toContainText(site.name);
}

export async function expectTopToBottom(sections: Locator) {
  const tops = await sections.evaluateAll((all) =>
    all.map((section) => section.getBoundingClientRect().top),
  );
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
}
