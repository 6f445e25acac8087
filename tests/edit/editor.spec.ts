import { expect, type Locator, type Page, type Route, test } from '@playwright/test';
import sharp from 'sharp';
import { parseYaml } from '../../src/model/load/yaml';
import { site as brand, homeContent } from '../content';
import { at, origin, read } from './editor-server';

const home = 'src/content/home.yaml';
const site = 'src/content/site.yaml';
const hotels = 'src/content/verticals/hotels.yaml';
const offices = 'src/content/verticals/offices.yaml';

test('opens, previews and saves a clicked text', async ({ page }) => {
  const preview = await open(page, 'pages/entries/home');
  for (const [path, typed, displayed] of [
    ['hero.title', 'Your: "business",\nin {product} 💳', `in ${brand.name} 💳`],
    ['hero.text', 'It’s 100 % yours: # no, really', 'It’s 100 % yours: # no, really'],
    ['why.reasons.2.field.value', 'שלום, "all" }', 'שלום, "all" }'],
    ['problem.captions.1', '- {product}, buried', `- ${brand.name}, buried`],
  ] as const) {
    await test.step(path, async () => {
      const old = textAt(parseYaml(read(home)), path).split('\n')[0] as string;
      const field = await openField(page, path, preview.getByText(old));
      const scrollTop = () => preview.locator('html').evaluate(() => scrollY);
      const top = await scrollTop();
      await field.fill(typed);
      await expect(preview.getByText(displayed).first()).toBeAttached();
      await expect.poll(scrollTop).toBe(top);
      await save(page);
      await expect.poll(() => textAt(parseYaml(read(home)), path)).toBe(typed);
    });
  }
});

test('previews text that is typed while the page is loading', async ({ page }) => {
  const preview = await open(page, 'pages/entries/home');
  const old = textAt(parseYaml(read(home)), 'hero.text');
  const field = await openField(page, 'hero.text', preview.getByText(old));
  const loading = page.waitForRequest(`${origin}/`);
  const release = await holdResponse(page, `${origin}/`);
  await field.fill('Typed first');
  await loading;
  const drafted = page.waitForResponse(`${origin}/edit/draft`);
  await field.fill('Typed meanwhile');
  await (await drafted).finished();
  await page.waitForTimeout(200);
  release();
  await expect(preview.getByText('Typed meanwhile')).toBeAttached();
});

test('opens the file of a clicked text, and changes one line of it', async ({ page }) => {
  const before = read(site);
  const preview = await open(page, 'pages/entries/home');
  const field = await openField(page, 'copyright', preview.getByText(brand.copyright));
  await field.fill('© {product}');
  await expect(preview.getByText(`© ${brand.name}`).first()).toBeAttached();
  await save(page);
  const expected = before.replace(/^copyright: .*$/m, 'copyright: © {product}');
  await expect.poll(() => read(site)).toBe(expected);
});

test('shows a chosen logo on light and dark, and on the page', async ({ page }) => {
  const preview = await open(page, 'pages/entries/brand');
  const field = page.locator('[data-key-path=logo]');
  await field.scrollIntoViewIfNeeded();
  const buffer = Buffer.from(
    '<svg viewBox="0 0 9 9"><circle fill="red" cx="4" cy="4" r="4"/></svg>',
  );
  const file = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer };
  await field.getByLabel('Choose an SVG file').setInputFiles(file);
  await expect(field.getByRole('status')).toContainText('Saved. Run npm run brand');
  for (const name of ['On light', 'On dark'])
    await expect(field.getByRole('img', { name }).locator('circle')).toBeVisible();
  await expect(preview.locator('header circle')).toBeVisible();
});

test('opens the field of a text in the live wallet', async ({ page }) => {
  const preview = await open(page, 'pages/entries/home');
  await preview.locator('[data-live-wallet]').first().click();
  await preview.getByRole('dialog').getByText(homeContent.liveWallet.use).first().click();
  await expect(fieldAt(page, 'liveWallet.use')).toBeFocused();
  await fieldAt(page, 'liveWallet.use').fill('For whom?');
  await expect(preview.getByRole('dialog').getByText('For whom?').first()).toBeVisible();
});

const board = 'page.dashboard.board';
for (const [entry, width, path, next] of [
  ['hotels', 'Phone', `${board}.messages.offerTitle`],
  ['offices', 'Tablet', `${board}.title`],
  ['offices', 'Tablet', `${board}.messages.log.passExpired`],
  ['real-estate', 'Tablet', `${board}.messages.leased`],
  ['real-estate', 'Tablet', `${board}.messages.pass.unit`, `${board}.leases.3.unit`],
  ['real-estate', 'Tablet', `${board}.leases.2.name`],
] as const) {
  test(`opens the field ${path} of a text on a dashboard`, async ({ page }) => {
    const preview = await open(page, `verticals/entries/${entry}`, width);
    const data = parseYaml(read(`src/content/verticals/${entry}.yaml`));
    const text = textAt(data, path) + (next ? textAt(data, next) : '');
    const letters = [...text.replace(/\{\w+\}/, '')].map((letter) => `[${letter}]`);
    const marked = new RegExp(letters.join('[\\s\\u2060-\\u2064]*'));
    await preview.locator('[data-board]').getByText(marked).first().click({ force: true });
    await expect(fieldAt(page, path)).toBeFocused();
  });
}

test('adds and removes a list item, and cannot be used during a save', async ({ page }) => {
  const preview = await open(page, 'verticals/entries/offices');
  const before = read(offices);
  const path = 'page.advantages.tabs.0.advantages';
  const { advantages } = parseYaml(before).page.advantages.tabs[0];
  const last = advantages.at(-1);
  await openField(page, `${path}.${advantages.length - 1}`, preview.getByText(last));
  const list = page.locator(`[data-key-path="${path}"]`);
  await list.getByRole('button', { name: /^Add/ }).last().click();
  await fieldAt(page, `${path}.${advantages.length}`).fill('One: more');
  const release = await holdResponse(page, `${origin}/edit/save`);
  await save(page);
  const line = new RegExp(`^( *- ).*${last}.*\n`, 'm');
  await expect.poll(() => read(offices)).toBe(before.replace(line, '$&$1"One: more"\n'));
  await expect(page.locator('dialog', { hasText: 'Saving' })).toBeVisible();
  release();
  // Waits until the form can be used again.
  await list
    .getByRole('button', { name: /^Remove/ })
    .last()
    .click();
  await save(page);
  await expect.poll(() => read(offices)).toBe(before);
  await expect(saveButton(page)).toBeDisabled();
});

test('shows an error at the field and above the page, and saves nothing', async ({ page }) => {
  const before = read(home);
  const preview = await open(page, 'pages/entries/home');
  await preview.locator('h1').click();
  await fieldAt(page, 'hero.title').fill('{nothing}');
  const reason = 'expected no placeholder other than {product}; got {nothing}';
  await expect(previewPane(page).getByRole('status')).toContainText(`hero › title: ${reason}`);
  const wrapper = page.locator('[data-key-path="hero.title"] > .field-wrapper');
  const shown = await wrapper.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(shown).toContain(reason);
  await save(page);
  await expect(page.getByRole('alertdialog')).toContainText(reason);
  expect(read(home)).toBe(before);
});

test('replaces a picture with the chosen part of another one', async ({ page }) => {
  const preview = await open(page, 'verticals/entries/hotels');
  const before = read(hotels);
  const { alt } = parseYaml(before).page.rows[1].picture;
  await openField(page, 'page.rows.1.picture.alt', preview.getByRole('img', { name: alt }));
  const slot = page.locator('[data-key-path="page.rows.1.picture.slot"]');
  const status = slot.getByRole('status');
  const use = slot.getByRole('button', { name: 'Use this part' });
  const input = slot.getByLabel('Choose another picture');
  const choose = (name: string, buffer: Buffer) =>
    input.setInputFiles({ name, mimeType: 'image/png', buffer });

  await test.step('shows why a file is not used', async () => {
    await choose('text.png', Buffer.from('no picture'));
    await expect(status).toContainText('not a readable picture');
    await choose('small.png', await redAndBlue(300, 200));
    await use.click();
    await expect(status).toContainText('too small: this part is 250 pixels wide');
  });

  await test.step('crops and encodes the part in the frame', async () => {
    await choose('large.png', await redAndBlue(3000, 1600));
    await slot.getByLabel('Size').fill('0.7');
    await slot.getByLabel('Left or right').fill('1');
    const [frame, picture] = await Promise.all(
      ['.crop div', '.crop img'].map((part) => slot.locator(part).boundingBox()),
    );
    expect(frame && picture && frame.width / picture.width).toBeCloseTo(1400 / 3000, 1);
    await use.click();
    await expect(status).toContainText('Encoding: [1/1] hotels/row-2');
    await expect(status).toContainText('Describe the new picture', { timeout: 120_000 });
    const { 'hotels/row-2': entry } = JSON.parse(read('pictures/manifest.json'));
    expect(entry.wide).toMatchObject({ width: 1400, height: 1120, widths: [480, 780, 1120, 1400] });
    for (const file of ['.webp', '/480.avif', '/1400.webp']) {
      const { r, g, b } = (await sharp(at(`pictures/hotels/row-2${file}`)).stats()).dominant;
      expect([r, g, b].map((one) => one > 127)).toEqual([false, false, true]);
    }
  });

  await test.step('shows it on the page with its new description', async () => {
    await fieldAt(page, 'page.rows.1.picture.alt').fill('All blue.');
    const picture = preview.getByRole('img', { name: 'All blue.' });
    await expect.poll(() => picture.evaluate(mainColor)).toEqual([false, false, true]);
    await save(page);
    await expect.poll(() => read(hotels)).toBe(before.replace(alt, 'All blue.'));
  });
});

test('creates a vertical by duplicating another one', async ({ page }) => {
  const preview = await open(page, 'verticals/entries/hotels');
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name: /Duplicate/ }).click();
  await fieldAt(page, 'name').fill('Spas');
  await page.locator('[data-key-path=theme]').getByRole('radio', { name: 'offices' }).click();
  const errors = previewPane(page).getByRole('status');
  for (const [field, text] of [
    ['title', 'Spa passes'],
    ['description', 'Lockers, saunas and treatments on one pass in the wallet of every guest.'],
  ] as const) {
    const problem = `page › meta › ${field}: expected a text that no other page has`;
    await (await openField(page, `page.meta.${field}`, errors.getByText(problem))).fill(text);
  }
  await expect(errors).toBeEmpty();
  await save(page);
  const file = 'src/content/verticals/spas.yaml';
  await expect.poll(() => read(file)).toContain('name: Spas');
  const { order, theme, useCase, page: content } = parseYaml(read(file));
  expect([order, theme]).toEqual([5, 'offices']);
  const slots = [useCase, content.hero].map(({ picture }) => picture.slot);
  expect(slots).toEqual(['cards/spas', 'spas/hero']);
  const response = await page.request.get(`${origin}/spas`);
  expect(response.status()).toBe(200);
  expect(await response.text()).toMatch(/data-theme="offices".*Spa passes/s);
  await expect(preview.locator('html[data-theme=offices] h1')).toBeVisible();
});

/** A picture with a red left half and a blue right half. */
const redAndBlue = (width: number, height: number) => {
  const create = { width: width / 2, height, channels: 3, background: '#00f' } as const;
  return sharp({ create: { ...create, width, background: '#f00' } })
    .composite([{ input: { create }, left: width / 2, top: 0 }])
    .png()
    .toBuffer();
};

/** Which of red, green and blue are bright in a corner of the picture. */
function mainColor(picture: HTMLElement) {
  const context = document.createElement('canvas').getContext('2d');
  context?.drawImage(picture as HTMLImageElement, 0, 0, 10, 10);
  return [...(context?.getImageData(1, 1, 1, 1).data ?? [])].slice(0, 3).map((one) => one > 127);
}

const previewPane = (page: Page) => page.frameLocator('iframe.preview');

async function open(page: Page, entry: string, width: 'Phone' | 'Tablet' = 'Tablet') {
  await page.goto('about:blank');
  await page.goto(`${origin}/edit#/collections/${entry}`);
  const preview = previewPane(page).frameLocator('iframe[title="Page preview"]');
  await expect(preview.locator('h1')).toBeVisible({ timeout: 120_000 });
  await expect(preview.locator('html[data-edit-ready]')).toBeAttached();
  // At these widths the preview is not scaled, so Playwright clicks at the right position.
  await previewPane(page).getByRole('button', { name: width }).click();
  return preview;
}

/** Holds the next response from a URL until the returned function is called. */
async function holdResponse(page: Page, url: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const respond = async (route: Route) => {
    const response = await route.fetch();
    await released;
    await route.fulfill({ response });
  };
  await page.route(url, respond, { times: 1 });
  return release;
}

const fieldAt = (page: Page, path: string) =>
  page
    .locator(`[data-mode=edit] .field[data-key-path="${path}"]`)
    .locator('textarea, input')
    .first();

/** Clicks the last match in the preview, and returns the field, which gets the focus. */
async function openField(page: Page, path: string, target: Locator) {
  await target.last().click();
  await expect(fieldAt(page, path)).toBeFocused();
  return fieldAt(page, path);
}

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const save = (page: Page) => saveButton(page).click();

const textAt = (data: unknown, path: string): string =>
  path.split('.').reduce((value, key) => (value as never)[key], data) as string;
