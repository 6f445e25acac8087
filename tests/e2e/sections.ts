import { expect, type Locator, type Page, test } from '@playwright/test';
import { site } from '../content';
import { ariaSnapshot } from './aria-snapshot';
import { appUrl, openNavigation } from './support';

/** What the pages have in common, as the specification words it. */
export const footerColumns = {
  Product: ['Features', 'Pricing', 'Integrations'],
  Company: ['About', 'Blog', 'Careers'],
  Support: ['Documentation', 'Help Center', 'Contact'],
};

export async function expectHeader(page: Page, names: string[]) {
  const nav = await openNavigation(page);
  await test.step(`Header nav: ${names.join(', ')}, plus Sign In and Get Demo, which open the external application site in a new tab`, async () => {
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
    await expectExternal(nav.getByRole('link', { name: 'Get Demo' }), '/demo');
  });
}

export async function expectExternal(link: Locator, path: string) {
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('href', `${appUrl}${path}`);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
}

interface Alts {
  create: { alt: string };
  send: { alt: string };
  use: { alt: string };
}

/** The three steps of the pitch, with the pictures that the content describes. */
export async function expectSteps(
  section: Locator,
  title: string,
  use: string,
  alts: Alts,
  invitations: string[] = [],
) {
  await test.step(`'${title}' with 3 steps (Create your Pass; Send it out; It's ready to use: ${use})`, async () => {
    await expect(section.getByRole('link')).toHaveText(invitations);
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
  });
}

export async function expectFooter(page: Page) {
  const footer = page.getByRole('contentinfo');
  await expect(footer).toHaveId('contact');
  await test.step('Footer tagline: secure access and perks are delivered via wallet', async () => {
    await expect(
      footer.getByText(/^Secure access and perks are delivered via wallet/),
    ).toBeVisible();
    await expectExternal(footer.getByRole('link', { name: 'Get Demo' }), '/demo');
  });
  await test.step('Columns: Product (Features, Pricing, Integrations), Company (About, Blog, Careers), Support (Documentation, Help Center, Contact)', async () => {
    await expect(footer.getByRole('heading', { level: 2 })).toHaveText(Object.keys(footerColumns));
    const lists = footer.getByRole('list');
    for (const [index, labels] of Object.values(footerColumns).entries()) {
      await expect(lists.nth(index).getByRole('listitem')).toHaveText(labels);
    }
  });
  await test.step("Copyright line for 2025, 'All rights reserved'", async () => {
    const line = footer.getByText(/2025.*All rights reserved/);
    await expect(line).toBeVisible();
    await expect(line).toContainText(site.name);
  });
}

/** From the first to the last, each begins further down. */
export async function expectInOrderDownThePage(parts: Locator) {
  const tops = await parts.evaluateAll((all) =>
    all.map((part) => part.getBoundingClientRect().top),
  );
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
}
