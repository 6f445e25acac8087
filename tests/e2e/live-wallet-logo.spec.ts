import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import {
  dialog,
  fan,
  fillName,
  front,
  invitation,
  labels,
  nameField,
  openLiveWallet,
} from './live-wallet';

// Still: nothing here is about motion, and what moves is measured wherever it happens to be.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const picture = { create: { width: 40, height: 20, channels: 4, background: '#f00' } } as const;
const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">${inside}</svg>`);
const attach = async (page: Page, name: string, buffer: Buffer) =>
  dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
const onThePass = (page: Page) => front(page).locator('img');

test('a logo', { tag: '@desktop' }, async ({ page, browserName }) => {
  const png = await sharp(picture).png().toBuffer();
  await openLiveWallet(page);

  await test.step('is taken as PNG, JPEG, WebP and SVG, and can be removed', async () => {
    const files = {
      'a.png': png,
      'b.jpg': await sharp(picture).jpeg().toBuffer(),
      'c.webp': await sharp(picture).webp().toBuffer(),
      'd.svg': svg('<rect width="40" height="40" fill="red"/>'),
      'without-size.svg': Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
      ),
    };
    let before = '';
    for (const [name, file] of Object.entries(files)) {
      await attach(page, name, file);
      await expect(onThePass(page), name).not.toHaveAttribute('src', before);
      before = (await onThePass(page).getAttribute('src')) ?? '';
      expect(before).toMatch(/^blob:/);
      await expect
        .poll(() => onThePass(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
    await page.getByRole('button', { name: labels.logo.remove }).click();
    await expect(onThePass(page)).toHaveCount(0);
  });

  await test.step('that will not do is refused in a sentence, and the old one stays', async () => {
    await attach(page, 'good.png', png);
    const kept = await onThePass(page).getAttribute('src');
    const refused: [string, Buffer, string][] = [
      ['notes.txt', Buffer.from('hello'), labels.logo.notAPicture],
      ['photo.png', Buffer.from('GIF89a......'), labels.logo.notAPicture],
      ['empty.png', Buffer.alloc(0), labels.logo.notAPicture],
      ['cut.png', png.subarray(0, 30), labels.logo.broken],
      [
        'broken.svg',
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect'),
        labels.logo.broken,
      ],
      ['huge.png', Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)]), labels.logo.tooLarge],
    ];
    for (const [name, file, sentence] of refused) {
      await attach(page, name, file);
      await expect(dialog(page).getByRole('alert'), name).toHaveText(sentence);
      await expect(onThePass(page)).toHaveAttribute('src', kept ?? '');
    }
  });

  await test.step('that is an SVG runs nothing and asks for nothing', async () => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith('blob:')) asked.push(request.url());
    });
    const before = (await onThePass(page).getAttribute('src')) ?? '';
    await attach(
      page,
      'evil.svg',
      svg(`<script>window.evil = true; fetch('/evil')</script>
        <image href="https://evil.example/x.png" width="9" height="9"/>
        <rect width="40" height="40" onload="window.evil = true"/>`),
    );
    await expect(onThePass(page)).not.toHaveAttribute('src', before);
    const shown = (await onThePass(page).getAttribute('src')) ?? '';
    // Only Firefox lets a drawing with HTML inside be read; elsewhere it is refused.
    await attach(
      page,
      'html.svg',
      svg(`<foreignObject width="40" height="40"><img xmlns="http://www.w3.org/1999/xhtml"
        src="/evil" onerror="window.evil = true"/></foreignObject>`),
    );
    if (browserName === 'firefox') await expect(onThePass(page)).not.toHaveAttribute('src', shown);
    else await expect(dialog(page).getByRole('alert')).toHaveText(labels.logo.broken);
    expect(await page.evaluate(() => 'evil' in window)).toBe(false);
    expect(asked).toEqual([]);
  });

  await test.step('makes a pass, also without a name', async () => {
    await attach(page, 'a.png', png);
    await expect(onThePass(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(fan(page).locator('img')).toHaveCount(4);
    await page.reload();
    await expect(fan(page).locator('img')).toHaveCount(4);
    await invitation(page).click();
  });

  await test.step('stays for the visit, and goes with a pass that someone else has made', async () => {
    await fillName(page, 'Mine');
    await page.reload();
    await invitation(page).click();
    await expect(onThePass(page)).toHaveCount(1);
    await page.goto('/#pass=1&name=Theirs');
    await expect(nameField(page)).toHaveValue('Theirs');
    await expect(onThePass(page)).toHaveCount(0);
  });
});
