import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import type { LiveWalletData } from '../../src/model/derive/live-wallet-data';
import { site } from '../content';
import {
  choose,
  dialog,
  fillName,
  front,
  labels,
  nameField,
  openLiveWallet,
  scan,
  scanned,
  seen,
  slider,
} from './live-wallet';
import { appUrl } from './support';

// Still: nothing here is about motion, and what moves is measured wherever it happens to be.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a pass can be taken along', { tag: '@desktop' }, async ({
  page,
  context,
  browser,
  baseURL,
  browserName,
}) => {
  const { uses, colors } = (await (
    await page.request.get('/live-wallet.json')
  ).json()) as LiveWalletData;
  const [use, color] = [uses.at(-1), colors.at(1)];
  if (browserName === 'chromium')
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openLiveWallet(page);
  await fillName(page, 'Café “Zur Post” & Söhne 🥐');
  await choose(page, use?.name);
  await choose(page, color?.name);
  await choose(page, labels.wallet.google);

  await test.step('into the application, in a new tab, with the design in the query', async () => {
    const demo = page.getByRole('link', { name: labels.export.demo });
    await expect(demo).toHaveAttribute('target', '_blank');
    await expect(demo).toHaveAttribute('rel', 'noopener');
    const address = new URL((await demo.getAttribute('href')) ?? '');
    expect(address.origin + address.pathname).toBe(`${appUrl}${site.getDemo.path}`);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      use: use?.id,
      name: 'Café “Zur Post” & Söhne 🥐',
      color: color?.value.slice(1),
      wallet: 'google',
    });
  });

  const copy = page.getByRole('button', { name: labels.export.copy });
  const copied = dialog(page).getByText(labels.export.copied);

  await test.step('as a link, which shows someone else the same pass', async () => {
    await copy.click();
    await expect(copied).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link.startsWith(`${baseURL}/#pass=1&`)).toBe(true);
    const mine = await seen(page);

    const elsewhere = await browser.newContext({ viewport: page.viewportSize() });
    const other = await elsewhere.newPage();
    await other.goto(link);
    await expect(nameField(other)).toHaveValue('Café “Zur Post” & Söhne 🥐');
    await expect.poll(() => seen(other)).toEqual(mine);
    await elsewhere.close();
  });

  await test.step('the second copy is said like the first', async () => {
    const first = await copied.elementHandle();
    await copy.click();
    // A screen reader says what is new: the same element with the same labels is not.
    await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false);
    await expect(copied).toBeVisible();
  });

  await test.step('as a link to copy by hand, where there is no clipboard', async () => {
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }),
    );
    await copy.click();
    await expect(page.getByRole('textbox', { name: labels.export.copyManually })).toHaveValue(
      /#pass=1&/,
    );
  });
});

// Firefox's driver says nothing of a download that a page makes itself, and a phone's screen
// changes nothing in a picture of fixed size.
test('as a picture of the pass, three times its size', { tag: '@once' }, async ({ page }) => {
  const { uses } = (await (await page.request.get('/live-wallet.json')).json()) as LiveWalletData;
  await openLiveWallet(page);
  const save = async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: labels.export.save }).click();
    return download;
  };

  await fillName(page, 'Alder House');
  for (const wallet of [labels.wallet.apple, labels.wallet.google]) {
    await test.step(wallet, async () => {
      await choose(page, wallet);
      const file = await save();
      expect(file.suggestedFilename()).toBe('Alder-House.png');
      const picture = readFileSync(await file.path());
      const { width, height, format } = await sharp(picture).metadata();
      expect({ width, format }).toEqual({ width: 1125, format: 'png' });
      expect(height).toBeGreaterThan(1200);
      expect(await scan(picture)).toBe(await scanned(page));
      expect(await scan(picture)).toContain('name=Alder+House');
      // The corner is clear, the ground is the pass's color, and the name is drawn on it.
      const { data, info } = await sharp(picture)
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const pixel = (x: number, y: number) => [
        ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
      ];
      expect(pixel(2, 2)[3]).toBe(0);
      const ground = Buffer.from(`${uses[0]?.color.slice(1)}ff`, 'hex');
      expect(pixel(30, 110)).toEqual([...ground]);
      const light = Array.from({ length: 500 * 100 }, (_, at) =>
        pixel(60 + (at % 500), 60 + Math.floor(at / 500)),
      ).filter(([red = 0]) => red > 200).length;
      expect(light, 'light pixels where the name stands').toBeGreaterThan(1500);
    });
  }

  await test.step('a name that is no file name gives one', async () => {
    await fillName(page, '../..\\<>:"|?* 宿');
    await expect(nameField(page)).toHaveValue('../..\\<>:"|?* 宿');
    expect((await save()).suggestedFilename()).toBe('宿.png');
  });

  await test.step('a name is whole in it where it is on the screen', async () => {
    await fillName(page, 'Zoë & Søn „Bistro“ 100%#?');
    await expect(front(page)).toContainText('Bistro');
    expect(await paintedBy(page, save)).toContain('Zoë & Søn „Bistro“ 100%#?');
  });

  await test.step('it is the side and the moment in view, and says which', async () => {
    const moments = uses[0]?.moments ?? [];
    const said = (side: string, at: number) =>
      dialog(page).getByText(
        labels.export.saved.replace('{side}', side).replace('{moment}', moments[at]?.name ?? ''),
      );
    await slider(page).press('End');
    expect(await paintedBy(page, save)).toContain(labels.timeline.expired);
    await expect(said(labels.export.front, moments.length - 1)).toBeVisible();

    await slider(page).press('Home');
    await page.getByRole('button', { name: labels.flip.showBack }).click();
    const back = await paintedBy(page, save);
    for (const { label, value } of uses[0]?.back ?? []) {
      expect(back).toContain(label);
      expect(back).toContain(value);
    }
    await expect(said(labels.export.back, 0)).toBeVisible();
    await page.getByRole('button', { name: labels.flip.showFront }).click();
  });

  await test.step('what cannot be painted is refused, not left out', async () => {
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('[inert] p { box-shadow: 0 0 3px red }');
      document.adoptedStyleSheets.push(sheet);
    });
    await page.getByRole('button', { name: labels.export.save }).click();
    await expect(dialog(page).getByText(labels.export.saveFailed)).toBeVisible();
  });
});

/** All words that are painted meanwhile, in their order. */
async function paintedBy(page: Page, act: () => Promise<unknown>): Promise<string> {
  await page.evaluate(() => {
    const { prototype } = CanvasRenderingContext2D;
    const { fillText } = prototype;
    const painted: string[] = [];
    Object.assign(window, { painted });
    prototype.fillText = function (this: CanvasRenderingContext2D, ...call) {
      painted.push(call[0]);
      fillText.apply(this, call);
    };
  });
  await act();
  return page.evaluate(() => (Reflect.get(window, 'painted') as string[]).join(' '));
}
