import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { site } from '../content';
import { scanQrCode } from '../scan-qr-code';
import {
  button,
  choose,
  colorPicker,
  dialog,
  fillName,
  front,
  frontAppearance,
  labels,
  nameField,
  sharedLiveWallet,
  slider,
  timelines,
} from './live-wallet';
import { expectExternal } from './sections';

test.describe('the actions', { tag: '@desktop' }, () => {
  const page = sharedLiveWallet();
  const name = 'Café “Zur Post” & Söhne 🥐';
  const copyButton = () => button(page(), labels.export.copy);
  const copied = () => dialog(page()).getByText(labels.export.copied);

  test.beforeEach(async ({ browserName }) => {
    if (browserName === 'chromium')
      await page().context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await fillName(page(), name);
  });

  test('open the demo in a new tab, with the design in the query', async () => {
    const vertical = timelines.at(-1);
    await choose(page(), vertical?.name);
    await colorPicker(page()).fill('#64186a');
    await choose(page(), labels.wallet.google);
    const design = `from=home-maker&vertical=${vertical?.id}&wallet=google&color=64186a`;
    const { label, path, withPass } = site.getDemo;
    const query = withPass ? `${design}&${new URLSearchParams({ name })}` : 'from=home-maker';
    const demo = dialog(page()).getByRole('link', { name: withPass ? labels.export.demo : label });
    await expectExternal(demo, `${path}?${query}`);
  });

  test('copy a link that shows the same pass to others', async ({ browser, baseURL }) => {
    await choose(page(), labels.wallet.google);
    await copyButton().click();
    await expect(copied()).toBeVisible();
    const link = await page().evaluate(() => navigator.clipboard.readText());
    expect(link.startsWith(`${baseURL}/#pass=1&`)).toBe(true);
    const appearance = await frontAppearance(page());
    await using context = await browser.newContext({ viewport: page().viewportSize() });
    const other = await context.newPage();
    await other.goto(link);
    await expect(nameField(other)).toHaveValue(name);
    await expect.poll(() => frontAppearance(other)).toEqual(appearance);
  });

  test('announce the second copy like the first', async () => {
    await copyButton().click();
    const first = await copied().elementHandle();
    await copyButton().click();
    // Screen readers announce new elements, not unchanged ones.
    await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false);
    await expect(copied()).toBeVisible();
  });

  test('show the link where the clipboard is not available', async () => {
    await page().evaluate(() =>
      Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }),
    );
    await copyButton().click();
    const field = page().getByRole('textbox', { name: labels.export.copyManually });
    await expect(field).toHaveValue(/#pass=1&/);
  });
});

// Only Chromium: Firefox's driver does not report these downloads. The size does not depend on the screen.
test.describe('the saved image', { tag: '@once' }, () => {
  const page = sharedLiveWallet();
  const save = async () => {
    const download = page().waitForEvent('download');
    await button(page(), labels.export.save).click();
    return download;
  };

  for (const wallet of [labels.wallet.apple, labels.wallet.google]) {
    test(`has the size, code and color of the pass in ${wallet}`, async ({ baseURL }) => {
      await fillName(page(), 'Alder House');
      await choose(page(), wallet);
      await expect(front(page())).toContainText('Alder House');
      const file = await save();
      expect(file.suggestedFilename()).toBe('alder-house.png');
      const image = readFileSync(await file.path());
      const { width, height, format } = await sharp(image).metadata();
      expect({ width, format }).toEqual({ width: 1125, format: 'png' });
      expect(height).toBeGreaterThan(1200);
      const suffix = wallet === labels.wallet.google ? '&wallet=google' : '';
      const link = `${baseURL}/#pass=1&vertical=${timelines[0]?.id}${suffix}&name=Alder+House`;
      expect(await scanQrCode(image)).toBe(link);
      const code = front(page()).locator('svg[shape-rendering]').locator('..');
      expect(await scanQrCode(await code.screenshot())).toBe(link);
      const pixel = (left: number, top: number) =>
        sharp(image).ensureAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
      expect([...(await pixel(2, 2))][3], 'the corner is transparent').toBe(0);
      const { backgroundColor } = await frontAppearance(page());
      const [red, green, blue] = await pixel(30, 110);
      expect(`rgb(${red}, ${green}, ${blue})`).toBe(backgroundColor);
    });
  }

  test('has a valid file name', async () => {
    await fillName(page(), '../..\\<>:"|?* 宿');
    await expect(front(page())).toContainText('宿');
    expect((await save()).suggestedFilename()).toBe('宿.png');
  });

  test('contains the whole name', async () => {
    await fillName(page(), 'Zoë & Søn „Bistro“ 100%#?');
    await expect(front(page())).toContainText('Bistro');
    expect(await drawnText(page(), save)).toContain('Zoë & Søn „Bistro“ 100%#?');
  });

  test('shows the visible side and moment, and the announcement names them', async () => {
    const [vertical] = timelines;
    const announcement = (side: string, moment = '') =>
      dialog(page()).getByText(
        labels.export.saved.replace('{side}', side).replace('{moment}', moment),
      );
    await slider(page()).press('End');
    await expect(front(page())).toContainText(labels.timeline.expired);
    expect(await drawnText(page(), save)).toContain(labels.timeline.expired);
    await expect(announcement(labels.export.front, vertical?.moments.at(-1)?.name)).toBeVisible();

    await slider(page()).press('Home');
    await button(page(), labels.flip.showBack).click();
    await expect(front(page())).not.toContainText(labels.timeline.expired);
    const back = await drawnText(page(), save);
    for (const { label, value } of vertical?.back ?? [])
      expect(back).toContain(`${label} ${value}`);
    await expect(announcement(labels.export.back, vertical?.moments[0]?.name)).toBeVisible();
    await button(page(), labels.flip.showFront).click();
  });

  test('is not saved if a style cannot be drawn', async () => {
    await page().evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('[inert] p { box-shadow: 0 0 3px red }');
      document.adoptedStyleSheets.push(sheet);
    });
    await button(page(), labels.export.save).click();
    await expect(dialog(page()).getByText(labels.export.saveFailed)).toBeVisible();
  });
});

/** All text that is drawn on a canvas during an action. */
async function drawnText(page: Page, action: () => Promise<unknown>): Promise<string> {
  await page.evaluate(() => {
    const { prototype } = CanvasRenderingContext2D;
    const { fillText } = prototype;
    const drawn: string[] = [];
    Object.assign(window, { drawn });
    prototype.fillText = function (this: CanvasRenderingContext2D, ...call) {
      drawn.push(call[0]);
      fillText.apply(this, call);
    };
  });
  await action();
  return page.evaluate(() => (Reflect.get(window, 'drawn') as string[]).join(' '));
}
