import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, type Locator, type Page, type Route, test } from '@playwright/test';
import sharp from 'sharp';
import { parseYaml } from '../../src/model/load/yaml';
import { boardPages, site as brand, pages, verticals, walletContent } from '../content';
import { at, origin, read } from './editor-server';

const home = 'src/content/home.yaml';
const site = 'src/content/site.yaml';
const [{ id }] = pages as [(typeof pages)[number]];
const vertical = `src/content/verticals/${id}.yaml`;
const row = `${id}/row-2`;

test('opens, previews and saves a clicked text', async ({ page }) => {
  const preview = await open(page, 'pages/entries/home');
  for (const [path, typed, displayed] of [
    ['hero.title', '{product}: \n"our" 💳', `${brand.name}:`],
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

test('asks before unsaved changes are left', async ({ page }) => {
  const questions: string[] = [];
  let isLeaving = false;
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    return isLeaving ? dialog.accept() : dialog.dismiss();
  });
  const preview = await open(page, 'pages/entries/home');
  const title = await openField(page, 'hero.title', preview.locator('h1 span'));
  await page.getByRole('button', { name: 'Cancel Editing' }).click();
  await expect(title).toBeHidden();
  expect(questions).toEqual([]);

  await open(page, 'pages/entries/home');
  await openField(page, 'hero.title', preview.locator('h1 span'));
  await title.fill('Unsaved');
  const otherFile = preview.getByText(brand.copyright);
  for (const [question, leave] of [
    ['confirm', () => page.keyboard.press('Escape')],
    ['confirm', () => page.getByRole('button', { name: 'Cancel Editing' }).click()],
    ['confirm', () => otherFile.click()],
    ['beforeunload', () => page.evaluate(() => location.reload())],
  ] as const) {
    await leave();
    await expect.poll(() => questions.splice(0)).toEqual([question]);
    await expect(title).toHaveValue('Unsaved');
  }
  isLeaving = true;
  await openField(page, 'copyright', otherFile);
  expect(read(home)).not.toContain('Unsaved');
});

test('shows a headline at its limit beside the picture of the hero, which a click opens', async ({
  page,
}) => {
  const preview = await open(page, 'pages/entries/home');
  const title = await openField(page, 'hero.title', preview.locator('h1 span'));
  const longest = 'Members’ homes\nmade welcoming\nfor all people';
  await title.fill(`${longest}!`);
  const errors = previewPane(page).getByRole('status');
  await expect(errors).toContainText('expected at most');
  await title.fill(longest);
  await expect(errors).toBeEmpty();
  const picture = preview.locator('[data-hero-picture] img');
  for (const width of ['Phone', 'Tablet', 'Desktop']) {
    await previewPane(page).getByRole('button', { name: width }).click();
    await expect(preview.locator('h1')).toContainText('for all people');
    await expect.poll(() => picture.evaluate(lettersOverPicture), width).toEqual([]);
    const box = (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(fieldAt(page, 'hero.picture.alt'), width).toBeFocused();
    await title.focus();
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
  await preview.getByRole('dialog').getByText(walletContent.vertical).first().click();
  await expect(fieldAt(page, 'liveWallet.vertical')).toBeFocused();
  await fieldAt(page, 'liveWallet.vertical').fill('For whom?');
  await expect(preview.getByRole('dialog').getByText('For whom?').first()).toBeVisible();
});

const board = 'page.boardSection.board';
/** Texts on each kind of board; two that are shown as one. */
const boardTexts: Record<string, [path: string, next?: string][]> = {
  hotel: [[`${board}.messages.offerTitle`]],
  access: [[`${board}.title`], [`${board}.messages.log.passExpired`]],
  leases: [
    [`${board}.messages.leased`],
    [`${board}.messages.pass.unit`, `${board}.leases.3.unit`],
    [`${board}.leases.2.name`],
  ],
};
const boardCases = boardPages.flatMap((page) =>
  (boardTexts[page.board.kind] ?? []).map(([path, next]) => ({ entry: page.id, path, next })),
);

for (const { entry, path, next } of boardCases) {
  test(`opens the field ${path} of a text on a board`, async ({ page }) => {
    const width = path.includes('offer') ? 'Phone' : 'Tablet';
    const preview = await open(page, `verticals/entries/${entry}`, width);
    const data = parseYaml(read(`src/content/verticals/${entry}.yaml`));
    const text = textAt(data, path) + (next ? textAt(data, next) : '');
    const letters = [...text.replace(/\{\w+\}/, '')].map((letter) => `[${letter}]`);
    const marked = new RegExp(letters.join('[\\s\\u2060-\\u2064]*'));
    const shown = preview.locator('[data-board]').getByText(marked).first();
    await shown.scrollIntoViewIfNeeded();
    await expect(preview.locator('[data-board] [inert]')).toHaveCount(0);
    await shown.click({ force: true });
    await expect(fieldAt(page, path)).toBeFocused();
  });
}

test('adds and removes a list item, and cannot be used during a save', async ({ page }) => {
  const preview = await open(page, `verticals/entries/${id}`);
  const before = read(vertical);
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
  await expect.poll(() => read(vertical)).toBe(before.replace(line, '$&$1"One: more"\n'));
  await expect(page.locator('dialog', { hasText: 'Saving' })).toBeVisible();
  release();
  // Waits until the form can be used again.
  await list
    .getByRole('button', { name: /^Remove/ })
    .last()
    .click();
  await save(page);
  await expect.poll(() => read(vertical)).toBe(before);
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
  const ownMessage = () =>
    wrapper.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(await ownMessage()).toContain(reason);
  await save(page);
  await expect(page.getByRole('alertdialog')).toContainText(reason);
  await page.getByRole('button', { name: 'OK' }).click();

  // Of an empty field, Sveltia says that it is required.
  await fieldAt(page, 'hero.title').fill('');
  await save(page);
  await expect(page.locator('[data-key-path="hero.title"]')).toContainText('required');
  await expect(previewPane(page).getByRole('status')).toContainText('it is missing');
  expect(await ownMessage()).toBe('none');
  expect(read(home)).toBe(before);
});

test('replaces a picture with the chosen part of another one', async ({ page }) => {
  const preview = await open(page, `verticals/entries/${id}`);
  const before = read(vertical);
  const { alt } = parseYaml(before).page.rows[1].picture;
  await openField(page, 'page.rows.1.picture.alt', preview.getByRole('img', { name: alt }));
  const pictureId = page.locator('[data-key-path="page.rows.1.picture.pictureId"]');
  const status = pictureId.getByRole('status');
  const use = pictureId.getByRole('button', { name: 'Use this part' });
  const input = pictureId.getByLabel('Choose another picture');
  const choose = (name: string, buffer: Buffer) =>
    input.setInputFiles({ name, mimeType: 'image/png', buffer });

  await test.step('shows why a file is not used', async () => {
    await choose('text.png', Buffer.from('no picture'));
    await expect(status).toContainText('not a readable picture');
    await choose('small.png', await redAndBlue(300, 200));
    await expect(status).toContainText('too small: its largest part of this shape is 250 pixels');
    await expect(use).toBeHidden();
  });

  await test.step('crops and encodes the part in the frame', async () => {
    await choose('other.png', await redAndBlue(1600, 1600));
    await choose('large.png', await redAndBlue(3000, 1600));
    await expect(use).toHaveCount(1);
    await pictureId.getByLabel('Size').fill('0.7');
    await pictureId.getByLabel('Left or right').fill('1');
    const [frame, picture] = await Promise.all(
      ['.crop div', '.crop img'].map((part) => pictureId.locator(part).boundingBox()),
    );
    expect(frame && picture && frame.width / picture.width).toBeCloseTo(1400 / 3000, 1);
    await use.click();
    await expect(status).toContainText(`Encoding: [1/1] ${row}`);
    await expect(status).toContainText('Describe the new picture', { timeout: 120_000 });
    const { [row]: entry } = JSON.parse(read('src/assets/pictures/manifest.json'));
    expect(entry.wide).toMatchObject({ width: 1400, height: 1120, widths: [480, 780, 1120, 1400] });
    for (const file of ['.webp', '/480.avif', '/1400.webp']) {
      const { r, g, b } = (await sharp(at(`src/assets/pictures/${row}${file}`)).stats()).dominant;
      expect([r, g, b].map((one) => one > 127)).toEqual([false, false, true]);
    }
  });

  await test.step('shows it on the page with its new description', async () => {
    await fieldAt(page, 'page.rows.1.picture.alt').fill('All blue.');
    const picture = preview.getByRole('img', { name: 'All blue.' });
    await expect.poll(() => picture.evaluate(mainColor)).toEqual([false, false, true]);
    await save(page);
    await expect.poll(() => read(vertical)).toBe(before.replace(alt, 'All blue.'));
  });
});

test('creates a vertical by duplicating another one', async ({ page }) => {
  const last = verticals.at(-1);
  const theme = last?.theme ?? '';
  const preview = await open(page, `verticals/entries/${id}`);
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name: /Duplicate/ }).click();
  const errors = previewPane(page).getByRole('status');
  await expect(errors).toContainText('name: expected a name that no other vertical has');
  await save(page);
  await expect(page.getByRole('alertdialog')).toContainText(`${vertical} already exists.`);
  await page.getByRole('button', { name: 'OK' }).click();
  await fieldAt(page, 'name').fill(last?.name ?? '');
  await expect(errors).toContainText(`src/content/verticals/${last?.id}.yaml has the same`);
  await fieldAt(page, 'name').fill('Spas');
  await page.locator('[data-key-path=theme]').getByRole('radio', { name: theme }).click();
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
  const { order, useCase, page: content, ...saved } = parseYaml(read(file));
  expect([order, saved.theme]).toEqual([verticals.length + 1, theme]);
  const pictureIds = [useCase, content.hero].map(({ picture }) => picture.pictureId);
  expect(pictureIds).toEqual(['cards/spas', 'spas/hero']);
  const response = await page.request.get(`${origin}/spas`);
  expect(response.status()).toBe(200);
  expect(await response.text()).toMatch(new RegExp(`data-theme="${theme}".*Spa passes`, 's'));
  await expect(preview.locator(`html[data-theme=${theme}] h1`)).toBeVisible();
});

/** The lines of the headline that are over a visible part of the picture. */
function lettersOverPicture(element: Element) {
  const picture = element as HTMLImageElement;
  const { left, top, width, height } = picture.getBoundingClientRect();
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.ceil(width),
    height: Math.ceil(height),
  });
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  // The picture is contained in its box, which may have another shape.
  const scale = Math.min(width / picture.naturalWidth, height / picture.naturalHeight);
  const [shownWidth, shownHeight] = [picture.naturalWidth * scale, picture.naturalHeight * scale];
  const offset = [(width - shownWidth) / 2, (height - shownHeight) / 2] as const;
  context.drawImage(picture, ...offset, shownWidth, shownHeight);
  const range = document.createRange();
  range.selectNodeContents(document.querySelector('h1') as Element);
  const lines = [...range.getClientRects()].filter((line) => line.width > 0);
  return lines.filter((line) => {
    // Between the tops of lower-case letters and the baseline.
    const box = [line.left - left, line.top - top + line.height * 0.35] as const;
    const { data } = context.getImageData(...box, line.width, line.height * 0.4);
    return data.some((value, index) => index % 4 === 3 && value > 127);
  });
}

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

test('serves no data, settings and keys, and nothing to pages of other sites', async ({
  request,
}) => {
  const secret = 'not for anybody else';
  mkdirSync(at('.data/test-4321'), { recursive: true });
  for (const file of ['.data/test-4321/passes.sqlite', '.env', '.env.local', 'a.pem', 'a.key']) {
    writeFileSync(at(file), secret);
    for (const path of [`/${file}`, `/@fs${at(file)}`])
      for (const query of ['', '?raw', '?import&raw', '?url', '?inline&import', '?t=1']) {
        const response = await request.get(origin + path + query);
        const body = String(await response.body());
        expect([path, query, body.includes(secret)]).toEqual([path, query, false]);
        expect(body).not.toContain(Buffer.from(secret).toString('base64'));
      }
  }
  const headers = { origin: 'http://localhost:99' };
  const page = await request.get(origin, { headers });
  expect(page.headers()['access-control-allow-origin']).toBeUndefined();
});
