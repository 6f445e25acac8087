import { expect, type Page } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { homeContent, site, verticals } from '../content';
import { setInputValue } from '../page-functions';

export const labels = homeContent.liveWallet;
/** The names of the uses and colors that a visitor can choose, in their order. */
export const uses = verticals.flatMap(({ timeline }) => (timeline ? [timeline.use] : []));
export const colors = labels.colors.map(({ name }) => name);

export const invitation = (page: Page) => page.getByRole('link', { name: homeContent.hero.button });
/** The quieter one, on the page of a vertical. */
export const invitationBelowSteps = (page: Page) =>
  page.getByRole('link', { name: site.tryLiveWallet });
export const dialog = (page: Page) => page.getByRole('dialog', { name: labels.title });
export const nameField = (page: Page) => page.getByRole('textbox', { name: labels.name.label });
export const front = (page: Page) => page.getByRole('group', { name: labels.front });
export const slider = (page: Page) => page.getByRole('slider', { name: labels.timeline.moment });
/** The hero's cards, once they wear the visitor's pass. */
export const fan = (page: Page) => page.locator('[data-fan] [data-behind]');

/** Opens the live wallet as a visitor does. */
export async function openLiveWallet(page: Page) {
  await page.goto('/');
  await invitation(page).click();
  await expect(front(page)).toBeVisible();
}

/** Puts a whole name into its field. Firefox's driver would set the value behind React's back. */
export async function fillName(page: Page, name: string) {
  const field = nameField(page);
  if (page.context().browser()?.browserType().name() !== 'firefox') return field.fill(name);
  await field.focus();
  await field.evaluate(setInputValue, name);
}

/** The radio button lies unseen in its label, which is what a visitor presses. */
export async function choose(page: Page, name = '') {
  const radio = page.getByRole('radio', { name, exact: true });
  await dialog(page).locator('label').filter({ has: radio }).click();
  await expect(radio).toBeChecked();
}

/** What a scanner reads in a picture, or nothing. */
export async function scan(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

/** The code on the pass in view, as a scanner reads it from the screen. */
export async function scanned(page: Page): Promise<string | undefined> {
  const code = front(page).locator('svg[shape-rendering]').locator('..');
  return scan(await code.screenshot());
}

/** The front of the pass as a visitor sees it: labels, colors and proportions. */
export const seen = (page: Page) =>
  front(page).evaluate((group: HTMLElement) => {
    const face = [...group.querySelectorAll('*')].find(
      (element) => getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)',
    );
    const { backgroundColor, color } = getComputedStyle(face as Element);
    const { width, height } = (face as Element).getBoundingClientRect();
    return {
      text: group.innerText.replace(/\s+/g, ' ').trim(),
      art: group.querySelector('use')?.getAttribute('href')?.split('#')[1],
      backgroundColor,
      color,
      ratio: Math.round((height / width) * 100) / 100,
    };
  });
