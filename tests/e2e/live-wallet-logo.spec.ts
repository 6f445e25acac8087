import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import {
  attachLogo,
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
  sharedLiveWallet,
  svg,
} from './live-wallet';

const red = sharp({ create: { width: 40, height: 20, channels: 4, background: '#f00' } });
const png = () => red.clone().png().toBuffer();
const logo = (page: Page) => front(page).locator('img');
const logoUrl = async (page: Page) => (await logo(page).getAttribute('src')) ?? '';

test.describe('a logo', { tag: '@desktop' }, () => {
  const page = sharedLiveWallet();

  test('can be a PNG, JPEG, WebP or SVG, and can be removed', async () => {
    const files = {
      'a.png': await png(),
      'b.jpg': await red.clone().jpeg().toBuffer(),
      'c.webp': await red.clone().webp().toBuffer(),
      'd.svg': svg('<rect width="40" height="40" fill="red"/>'),
      'without-size.svg': Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
      ),
    };
    let previous = '';
    for (const [name, file] of Object.entries(files)) {
      await attachLogo(page(), name, file);
      await expect(logo(page()), name).not.toHaveAttribute('src', previous);
      previous = await logoUrl(page());
      expect(previous).toMatch(/^blob:/);
      await expect
        .poll(() => logo(page()).evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
    await button(page(), labels.logo.remove).click();
    await expect(logo(page())).toHaveCount(0);
  });

  test('that is wide replaces the name, and its place in a circle is a letter', async () => {
    await fillName(page(), 'Wide');
    await attachLogo(page(), 'wide.svg', svg('<rect width="30" height="9" fill="#fff"/>', 9));
    await expect(logo(page())).toHaveAccessibleName('Wide');
    await expect(front(page())).not.toContainText('Wide');
    await choose(page(), labels.wallet.google);
    await expect(dialog(page()).getByText(labels.logo.tooWide)).toBeVisible();
    await choose(page(), labels.wallet.apple);
    const notification = dialog(page())
      .locator('section')
      .first()
      .locator('p', { hasText: 'Wide' });
    await expect(notification.locator('xpath=preceding-sibling::span')).toHaveText('W');
    const preview = dialog(page()).getByRole('img', { name: labels.logo.label });
    await expect(preview).toHaveCSS('background-color', 'rgb(13, 15, 14)');
    await colorPicker(page()).fill('#ffffff');
    await expect(logo(page())).not.toHaveCSS('padding', '0px');
    await colorPicker(page()).fill('#000000');
    await expect(logo(page())).toHaveCSS('padding', '0px');
  });

  test('stays if the next file is invalid, with an error, and returns after Start over with Undo', async () => {
    const valid = await png();
    await attachLogo(page(), 'valid.png', valid);
    await expect(logo(page())).toHaveCount(1);
    const url = await logoUrl(page());
    const { notAPicture, broken, tooLarge } = labels.logo;
    const invalid: [name: string, file: Buffer, error: string][] = [
      ['notes.txt', Buffer.from('hello'), notAPicture],
      ['photo.png', Buffer.from('GIF89a......'), notAPicture],
      ['empty.png', Buffer.alloc(0), notAPicture],
      ['cut.png', valid.subarray(0, 30), broken],
      ['broken.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect'), broken],
      ['huge.png', Buffer.concat([valid, Buffer.alloc(5 * 1024 * 1024)]), tooLarge],
    ];
    for (const [name, file, error] of invalid) {
      await attachLogo(page(), name, file);
      await expect(dialog(page()).getByRole('alert'), name).toHaveText(error);
      await expect(logo(page())).toHaveAttribute('src', url);
    }
    await button(page(), labels.reset).click();
    await expect(dialog(page()).getByRole('alert').or(logo(page()))).toHaveCount(0);
    await button(page(), labels.undo).click();
    await expect(logo(page())).toBeVisible();
  });

  test('in SVG runs no scripts and sends no requests', async ({ browserName }) => {
    const requests: string[] = [];
    page().on('request', (request) => {
      if (!request.url().startsWith('blob:')) requests.push(request.url());
    });
    await attachLogo(
      page(),
      'evil.svg',
      svg(`<script>window.evil = true; fetch('/evil')</script>
        <image href="https://evil.example/x.png" width="9" height="9"/>
        <rect width="40" height="40" onload="window.evil = true"/>`),
    );
    await expect(logo(page())).toHaveCount(1);
    const url = await logoUrl(page());
    // Only Firefox can draw an SVG with embedded HTML on a canvas that stays readable.
    await attachLogo(
      page(),
      'html.svg',
      svg(`<foreignObject width="40" height="40"><img xmlns="http://www.w3.org/1999/xhtml"
        src="/evil" onerror="window.evil = true"/></foreignObject>`),
    );
    if (browserName === 'firefox') await expect(logo(page())).not.toHaveAttribute('src', url);
    else await expect(dialog(page()).getByRole('alert')).toHaveText(labels.logo.broken);
    expect(await page().evaluate(() => 'evil' in window)).toBe(false);
    expect(requests).toEqual([]);
  });

  test('without a name is a design, until a shared pass replaces it', async () => {
    await attachLogo(page(), 'a.png', await png());
    await expect(logo(page())).toHaveCount(1);
    await page().keyboard.press('Escape');
    await expect(heroPasses(page()).locator('img')).toHaveCount(4);
    await page().reload();
    await expect(heroPasses(page()).locator('img')).toHaveCount(4);
    await liveWalletLink(page()).click();
    await fillName(page(), 'Mine');
    await expect(logo(page())).toHaveCount(1);
    await page().goto('/#pass=1&name=Theirs');
    await expect(nameField(page())).toHaveValue('Theirs');
    await expect(logo(page())).toHaveCount(0);
  });
});
