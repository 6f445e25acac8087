import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { parseYaml } from '../../src/model/load/yaml';
import { at, origin, read } from './workshop';

const home = 'src/content/home.yaml';
const site = 'src/content/site.yaml';
const hotels = 'src/content/verticals/hotels.yaml';
const offices = 'src/content/verticals/offices.yaml';

test('a sentence is clicked, typed and saved, and only its lines change', async ({ page }) => {
  const shown = await open(page, 'pages/entries/home');
  const cases = [
    ['hero.title', 'Your: "business",\nin {product} 💳', 'in Walletable 💳'],
    ['hero.text', 'It’s 100 % yours: # no, really', 'It’s 100 % yours: # no, really'],
    ['why.reasons.2.field.value', 'שלום, "all" }', 'שלום, "all" }'],
    ['problem.captions.1', '- {product}, buried', '- Walletable, buried'],
  ] as const;
  for (const [path, typed, seen] of cases) {
    await test.step(path, async () => {
      const before = read(home);
      const old = wordsAt(parseYaml(before), path).split('\n')[0] as string;
      await shown.getByText(old).last().click();
      const field = fieldAt(page, path);
      await expect(field).toBeFocused();
      const scrolled = () => shown.locator('html').evaluate(() => scrollY);
      const top = await scrolled();
      await field.fill(typed);
      await expect(shown.getByText(seen).first()).toBeAttached();
      await expect.poll(scrolled).toBe(top);
      await save(page);
      await expect.poll(() => wordsAt(parseYaml(read(home)), path)).toBe(typed);
      expectOnlyLinesOf(before, read(home), old, typed);
    });
  }
});

test('what is typed while the page is being loaded is shown, too', async ({ page }) => {
  const shown = await open(page, 'pages/entries/home');
  const field = fieldAt(page, 'hero.text');
  await shown
    .getByText(wordsAt(parseYaml(read(home)), 'hero.text'))
    .last()
    .click();
  await expect(field).toBeFocused();
  const { promise: hand, resolve: letGo } = Promise.withResolvers<void>();
  const drawn = page.waitForRequest(`${origin}/`);
  await page.route(
    `${origin}/`,
    async (route) => {
      const response = await route.fetch();
      await hand;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await field.fill('Typed first');
  await drawn;
  const drafted = page.waitForResponse(`${origin}/edit/draft`);
  await field.fill('Typed meanwhile');
  await (await drafted).finished();
  await page.waitForTimeout(200);
  letGo();
  await expect(shown.getByText('Typed meanwhile')).toBeAttached();
});

test('words of another file are found there', async ({ page }) => {
  const shown = await open(page, 'pages/entries/home');
  await shown.getByText('All rights reserved').last().click();
  const field = fieldAt(page, 'copyright');
  await expect(field).toBeFocused();
  await field.fill('© {product}');
  await expect(shown.getByText('© Walletable').first()).toBeAttached();
  await save(page);
  await expect.poll(() => read(site)).toContain('\ncopyright: © {product}\n');
});

test('the words of the live wallet and of a dashboard are clicked where they stand', async ({
  page,
}) => {
  const shown = await open(page, 'pages/entries/home');
  await shown.locator('[data-live-wallet]').first().click();
  await shown.getByRole('dialog').getByText('What is it for?').first().click();
  await expect(fieldAt(page, 'liveWallet.use')).toBeFocused();
  await fieldAt(page, 'liveWallet.use').fill('For whom?');
  await expect(shown.getByRole('dialog').getByText('For whom?').first()).toBeVisible();

  const vertical = await open(page, 'verticals/entries/hotels');
  await preview(page).getByRole('button', { name: 'Phone' }).click();
  const board = vertical.locator('[data-board]');
  await board.scrollIntoViewIfNeeded();
  await board.getByText('Send an offer').first().click();
  await expect(fieldAt(page, 'page.dashboard.board.words.action')).toBeFocused();
});

test('a sentence on a dashboard leads to its own words, whoever is named in it', async ({
  page,
}) => {
  const board = 'page.dashboard.board';
  for (const [entry, seen, path] of [
    ['offices', 'Northgate, three buildings', `${board}.title`],
    ['offices', 'Hollis Catering: pass expired', `${board}.words.log.expiredNow`],
    ['real-estate', 'Units let', `${board}.words.let`],
    ['real-estate', 'Unit4A', `${board}.words.pass.unit`],
    ['real-estate', 'Noor Haddad', `${board}.leases.2.name`],
  ] as const) {
    await test.step(seen, async () => {
      const shown = await open(page, `verticals/entries/${entry}`);
      const marked = new RegExp([...seen].join('[\\s\\u2060-\\u2064]*'));
      await shown.locator('[data-board]').getByText(marked).first().click({ force: true });
      await expect(fieldAt(page, path)).toBeFocused();
    });
  }
});

test('a save of any file changes nothing but what was typed', async ({ page }) => {
  const entries = [
    ['verticals/entries/hotels', 'src/content/verticals/hotels.yaml', 'name'],
    ['verticals/entries/offices', 'src/content/verticals/offices.yaml', 'name'],
    ['verticals/entries/real-estate', 'src/content/verticals/real-estate.yaml', 'name'],
    ['verticals/entries/clubs', 'src/content/verticals/clubs.yaml', 'name'],
    ['pages/entries/site', site, 'tagline'],
  ] as const;
  for (const [entry, file, path] of entries) {
    await test.step(file, async () => {
      const before = read(file);
      await open(page, entry);
      const old = wordsAt(parseYaml(before), path);
      await fieldAt(page, path).fill(`${old} too`);
      await save(page);
      await expect
        .poll(() => read(file))
        .toBe(before.replace(`${path}: ${old}`, `${path}: ${old} too`));
    });
  }
});

test('a list grows and shrinks by a line of its own', async ({ page }) => {
  const shown = await open(page, 'verticals/entries/offices');
  const before = read(offices);
  const path = 'page.advantages.tabs.0.advantages';
  const { advantages } = parseYaml(before).page.advantages.tabs[0];
  const last = advantages.at(-1);
  await shown.getByText(last).last().click();
  await expect(fieldAt(page, `${path}.${advantages.length - 1}`)).toBeFocused();
  const list = page.locator(`[data-key-path="${path}"]`);
  await list.getByRole('button', { name: /^Add/ }).last().click();
  await fieldAt(page, `${path}.${advantages.length}`).fill('One: more');
  await save(page);
  const line = new RegExp(`^( *- ).*${last}.*\n`, 'm');
  await expect.poll(() => read(offices)).toBe(before.replace(line, '$&$1"One: more"\n'));
  await list
    .getByRole('button', { name: /^Remove/ })
    .last()
    .click();
  await save(page);
  await expect.poll(() => read(offices)).toBe(before);
});

test('a picture is clicked, and its text is there', async ({ page }) => {
  const shown = await open(page, 'verticals/entries/hotels');
  const { alt } = parseYaml(read(hotels)).page.rows[0].picture;
  await shown.getByRole('img', { name: alt }).click({ force: true });
  await expect(fieldAt(page, 'page.rows.0.picture.alt')).toBeFocused();
});

test('the second picture of a row is added, has its place at once, and is taken away', async ({
  page,
}) => {
  const shown = await open(page, 'verticals/entries/offices');
  const before = read(offices);
  const { slot, alt } = parseYaml(before).page.rows[1].picture;
  await shown.getByRole('img', { name: alt }).click({ force: true });
  const unlocked = page.locator('[data-key-path="page.rows.1.picture.unlocked"]').first();
  await expect(fieldAt(page, 'page.rows.1.picture.alt')).toBeFocused();
  // Which is drawn only once it is near.
  await fieldAt(page, 'page.rows.1.picture.alt').hover();
  await expect(async () => {
    await page.mouse.wheel(0, 150);
    await expect(unlocked.getByRole('checkbox').first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await unlocked.getByRole('checkbox').first().click();
  await save(page);
  await expect
    .poll(() => parseYaml(read(offices)).page.rows[1].picture.unlocked)
    .toEqual({
      slot: `${slot}-unlocked`,
    });
  await unlocked.getByRole('button', { name: 'Expand' }).first().click();
  await expect(unlocked.getByLabel('Choose another picture')).toBeAttached();
  await unlocked.getByRole('checkbox').first().click();
  await save(page);
  await expect.poll(() => read(offices)).toBe(before);
});

test('what does not fit is told beside the field, and not saved', async ({ page }) => {
  const before = read(home);
  const shown = await open(page, 'pages/entries/home');
  await shown.locator('h1').click();
  await fieldAt(page, 'hero.title').fill('{nothing}');
  const reason = 'expected no placeholder other than {product}, got {nothing}';
  await expect(preview(page).getByRole('status')).toContainText(`hero › title: ${reason}`);
  const beside = page.locator('[data-key-path="hero.title"] > .field-wrapper');
  const told = await beside.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(told).toContain(reason);
  await save(page);
  await expect(page.getByRole('alertdialog')).toContainText(reason);
  expect(read(home)).toBe(before);
});

test('the second of two windows does not undo the first', async ({ page, context }) => {
  const other = await context.newPage();
  const [mine, theirs] = [
    await open(page, 'pages/entries/not-found'),
    await open(other, 'pages/entries/not-found'),
  ];
  await mine.locator('h1').click();
  await fieldAt(page, 'title').fill('Mine');
  await save(page);
  await expect.poll(() => read('src/content/not-found.yaml')).toContain('title: Mine\n');
  await theirs.locator('h1').click();
  await fieldAt(other, 'title').fill('Theirs');
  await save(other);
  await expect(other.getByRole('alertdialog')).toContainText('was changed by somebody else');
  expect(read('src/content/not-found.yaml')).toContain('title: Mine\n');
});

test('a picture is replaced: checked, cropped, encoded and shown', async ({ page }) => {
  const shown = await open(page, 'verticals/entries/hotels');
  const before = read(hotels);
  const { alt } = parseYaml(before).page.rows[1].picture;
  await shown.getByRole('img', { name: alt }).click();
  await expect(fieldAt(page, 'page.rows.1.picture.alt')).toBeFocused();
  const slot = page.locator('[data-key-path="page.rows.1.picture.slot"]');
  const status = slot.getByRole('status');
  const use = slot.getByRole('button', { name: 'Use this part' });
  const choose = (name: string, buffer: Buffer) =>
    slot
      .getByLabel('Choose another picture')
      .setInputFiles({ name, mimeType: 'image/png', buffer });

  await test.step('what is no picture, broken or too small leaves the old one', async () => {
    const master = readFileSync(at('pictures/hotels/row-2.webp'));
    await choose('words.png', Buffer.from('no picture'));
    await expect(status).toContainText('not a picture that can be read');
    await choose('cut.png', (await halves(1800, 1600)).subarray(0, 3000));
    await use.or(status.getByText('not a picture')).click();
    await expect(status).toContainText('not a picture that can be read');
    await choose('small.png', await halves(300, 200));
    await use.click();
    await expect(status).toContainText('too small: this part is 250 pixels wide');
    expect(readFileSync(at('pictures/hotels/row-2.webp')).equals(master)).toBe(true);
  });

  await test.step('of a large one the part in the frame is taken', async () => {
    await choose('halves.png', await halves(3000, 1600));
    await slot.getByLabel('Size').fill('0.7');
    await slot.getByLabel('Left or right').fill('1');
    const [frame, picture] = await Promise.all(
      ['.crop div', '.crop img'].map((part) => slot.locator(part).boundingBox()),
    );
    expect(frame && picture && frame.width / picture.width).toBeCloseTo(1400 / 3000, 1);
    await use.click();
    await expect(status).toContainText('Encoding: [1/1] hotels/row-2');
    await expect(status).toContainText('Say below what it shows', { timeout: 120_000 });
    const { 'hotels/row-2': entry } = JSON.parse(read('pictures/manifest.json'));
    expect(entry.wide).toMatchObject({ width: 1400, height: 1120, widths: [480, 780, 1120, 1400] });
    const files = ['.webp', '/480.avif', '/1400.webp'];
    for (const file of files) {
      const { r, g, b } = (await sharp(at(`pictures/hotels/row-2${file}`)).stats()).dominant;
      expect([r, g, b].map((one) => one > 127)).toEqual([false, false, true]);
    }
  });

  await test.step('and the page shows it, with the words for it', async () => {
    await fieldAt(page, 'page.rows.1.picture.alt').fill('All blue.');
    const picture = shown.getByRole('img', { name: 'All blue.' });
    await expect.poll(() => picture.evaluate(colorOf)).toEqual([false, false, true]);
    await save(page);
    await expect.poll(() => read(hotels)).toBe(before.replace(alt, 'All blue.'));
  });
});

test('a new vertical is a copy with a name and a theme of its own', async ({ page }) => {
  await open(page, 'verticals/entries/hotels');
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name: /Duplicate/ }).click();
  await fieldAt(page, 'name').fill('Spas');
  await page.locator('[data-key-path=theme]').getByRole('radio', { name: 'offices' }).click();
  const notes = preview(page).getByRole('status');
  for (const [field, words] of [
    ['title', 'Spa passes'],
    ['description', 'Lockers, saunas and treatments on one pass in the wallet of every guest.'],
  ] as const) {
    await notes.getByText(`page › meta › ${field}: expected a text that no other page has`).click();
    await expect(fieldAt(page, `page.meta.${field}`)).toBeFocused();
    await fieldAt(page, `page.meta.${field}`).fill(words);
  }
  await expect(notes).toBeEmpty();
  await save(page);
  const file = 'src/content/verticals/spas.yaml';
  await expect.poll(() => read(file)).toContain('name: Spas');
  const { order, theme, useCase, page: own } = parseYaml(read(file));
  expect([order, theme, useCase.picture.slot, own.hero.picture.slot]).toEqual([
    5,
    'offices',
    'cards/spas',
    'spas/hero',
  ]);
  const answer = await page.request.get(`${origin}/spas`);
  expect([answer.status(), await answer.text()]).toEqual([
    200,
    expect.stringMatching(/data-theme="offices".*Spa passes/s),
  ]);
  const shown = preview(page).frameLocator('iframe[title="The page"]');
  await expect(shown.locator('html[data-theme=offices] h1')).toBeVisible();
});

test('nobody but the editor may ask', async ({ request }) => {
  const ask = (headers: Record<string, string>, method = 'POST', what = 'draft') =>
    request.fetch(`${origin}/edit/${what}`, {
      method,
      headers,
      data: method === 'POST' ? '{}' : undefined,
    });
  for (const headers of [
    {},
    { origin: 'https://elsewhere.example' },
    { origin: 'http://127.0.0.1:1' },
    { origin: origin, host: 'elsewhere.example' },
  ]) {
    expect((await ask(headers as Record<string, string>)).status(), JSON.stringify(headers)).toBe(
      403,
    );
  }
  const stranger = { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' };
  expect((await ask(stranger, 'GET', 'files')).status()).toBe(403);
  expect((await ask({}, 'GET', 'files')).status()).toBe(200);
});

/** A picture, red on its left and blue on its right. */
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#f00' } })
    .composite([
      {
        input: {
          create: { width: width / 2, height, channels: 3, background: '#00f' },
        },
        left: width / 2,
        top: 0,
      },
    ])
    .png()
    .toBuffer();

/** Which of red, green and blue a drawn picture has most of. */
function colorOf(picture: HTMLElement) {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  context?.drawImage(picture as HTMLImageElement, 0, 0, 10, 10);
  return [...(context?.getImageData(1, 1, 1, 1).data ?? [])].slice(0, 3).map((one) => one > 127);
}

const preview = (page: Page) => page.frameLocator('iframe.preview');

async function open(page: Page, entry: string) {
  await page.goto('about:blank');
  await page.goto(`${origin}/edit#/collections/${entry}`);
  const shown = preview(page).frameLocator('iframe[title="The page"]');
  await expect(shown.locator('h1')).toBeVisible({ timeout: 120_000 });
  // Which the page is loaded with once it has been drawn from the form.
  await expect(shown.locator('html[data-pointing]')).toBeAttached();
  // At this width the page is not made smaller, and the driver finds what it points at.
  await preview(page).getByRole('button', { name: 'Tablet' }).click();
  return shown;
}

const fieldAt = (page: Page, path: string) =>
  page
    .locator(`[data-mode=edit] .field[data-key-path="${path}"]`)
    .locator('textarea, input')
    .first();

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

const wordsAt = (data: unknown, path: string): string =>
  path.split('.').reduce((value, key) => (value as never)[key], data) as string;

/** As many lines went as the old words had, and as many came as the new ones have. */
function expectOnlyLinesOf(before: string, after: string, old: string, typed: string) {
  const [was, is] = [before.split('\n'), after.split('\n')];
  let [start, end] = [0, 0];
  while (was[start] === is[start]) start++;
  while (was.at(-1 - end) === is.at(-1 - end)) end++;
  const gone = was.slice(start, was.length - end).join('\n');
  const came = is.slice(start, is.length - end);
  expect(gone).toContain(old);
  expect(came.length).toBeLessThanOrEqual(typed.split('\n').length + 1);
}
