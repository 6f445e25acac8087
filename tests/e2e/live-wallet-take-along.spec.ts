import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { site } from '../content';
import {
  choices,
  choose,
  dialog,
  fillName,
  nameField,
  openLiveWallet,
  scan,
  seen,
  words,
} from './live-wallet';
import { application } from './support';

test.describe('taking it along', () => {
  const make = async (page: Page) => {
    await openLiveWallet(page);
    await fillName(page, 'Café “Zur Post” & Söhne 🥐');
    await choose(page, choices.club);
    await choose(page, choices.coral);
    await choose(page, words.wallet.google);
  };

  test('into the application, in a new tab, with the design in the query', async ({ page }) => {
    await make(page);
    const demo = page.getByRole('link', { name: words.take.demo });
    await expect(demo).toHaveAttribute('target', '_blank');
    await expect(demo).toHaveAttribute('rel', 'noopener');
    const address = new URL((await demo.getAttribute('href')) ?? '');
    expect(address.origin + address.pathname).toBe(`${application}${site.getDemo.path}`);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      use: 'clubs',
      name: 'Café “Zur Post” & Söhne 🥐',
      colour: 'f4593f',
      wallet: 'google',
    });
  });

  test('as a link, which shows someone else the same pass', async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await make(page);
    await page.getByRole('button', { name: words.take.copy }).click();
    await expect(dialog(page).getByText(words.take.copied)).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link.startsWith(`${baseURL}/#pass=1&`)).toBe(true);
    const mine = await seen(page);

    const elsewhere = await browser.newContext({ viewport: page.viewportSize() });
    const other = await elsewhere.newPage();
    await other.goto(link);
    await expect(dialog(other)).toBeVisible();
    expect(await seen(other)).toEqual(mine);
    await expect(nameField(other)).toHaveValue('Café “Zur Post” & Söhne 🥐');
    // Later changes are not thrown away by a reload.
    expect(new URL(other.url()).hash).toBe('');
    await elsewhere.close();
  });

  test('as a link to copy by hand, where there is no clipboard', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'clipboard', { value: undefined }),
    );
    await make(page);
    await page.getByRole('button', { name: words.take.copy }).click();
    await expect(page.getByRole('textbox', { name: words.take.copyThis })).toHaveValue(/#pass=1&/);
  });

  // Firefox's driver says nothing of a download that a page makes itself, and a phone's screen
  // changes nothing in a picture of fixed size.
  const tag = '@once';

  for (const wallet of [words.wallet.apple, words.wallet.google]) {
    test(`as a picture of the pass in ${wallet}, three times its size`, { tag }, async ({
      page,
    }) => {
      await openLiveWallet(page);
      await fillName(page, 'Alder House');
      await choose(page, wallet);
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: words.take.save }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe('Alder-House.png');
      const picture = readFileSync(await file.path());
      const { width, height, format } = await sharp(picture).metadata();
      expect({ width, format }).toEqual({ width: 1125, format: 'png' });
      expect(height).toBeGreaterThan(1200);
      expect(await scan(picture)).toBe(site.siteUrl);
      // The corner is clear, the ground is the pass's colour, and the name is drawn on it.
      const { data, info } = await sharp(picture)
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const pixel = (x: number, y: number) => [
        ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
      ];
      expect(pixel(2, 2)[3]).toBe(0);
      expect(pixel(30, 110)).toEqual([11, 115, 81, 255]);
      const light = Array.from({ length: 500 * 100 }, (_, at) =>
        pixel(60 + (at % 500), 60 + Math.floor(at / 500)),
      ).filter(([red = 0]) => red > 200).length;
      expect(light, 'light pixels where the name stands').toBeGreaterThan(1500);
    });
  }

  test('a name that is no file name gives one', { tag }, async ({ page }) => {
    await openLiveWallet(page);
    await fillName(page, '../..\\<>:"|?* 宿');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: words.take.save }).click();
    expect((await download).suggestedFilename()).toBe('宿.png');
  });
});
