import { expect, type Locator, type Page, test } from '@playwright/test';
import { homeContent, site, verticals, walletContent } from '../content';
import { setInputValue } from '../page-functions';
import { sharedPage } from './support';

export const labels = walletContent;
export const timelines = verticals.flatMap(({ id, business, pass, timeline }) =>
  timeline ? [{ ...timeline, id, business, pass }] : [],
);
export const verticalNames = timelines.map(({ name }) => name);
export const colors = homeContent.liveWallet?.colors.map(({ name }) => name) ?? [];

/** In the hero of the home page. */
export const liveWalletLink = (page: Page) =>
  page.getByRole('link', { name: homeContent.hero.button });
/** Below the steps of a vertical's page. */
export const stepsLiveWalletLink = (page: Page) =>
  page.getByRole('link', { name: new RegExp(`^(${site.tryLiveWallet}|${labels.changePass})$`) });
export const dialog = (page: Page) => page.getByRole('dialog', { name: labels.title });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const nameField = (page: Page) => page.getByRole('textbox', { name: labels.name.label });
export const colorPicker = (page: Page) => dialog(page).locator('input[type=color]');
export const front = (page: Page) => page.getByRole('group', { name: labels.front });
export const slider = (page: Page) => page.getByRole('slider', { name: labels.timeline.moment });
/** The cards of the hero picture that show the visitor's pass. */
export const heroPasses = (page: Page) => page.locator('[data-hero-picture] [data-depth]');

export async function openLiveWallet(page: Page, path = '/') {
  await page.goto(path);
  await liveWalletLink(page).click();
  await expect(front(page)).toBeVisible();
}

/**
 * Opens the dialog once, without motion; each test of the describe block starts a new design, in the
 * viewport of the project.
 */
export function sharedLiveWallet({ withClock = false } = {}) {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  const page = sharedPage(async (opened) => {
    if (withClock) await opened.clock.install();
    await openLiveWallet(opened);
  });
  test.beforeEach(async ({ viewport }) => {
    if (viewport) await page().setViewportSize(viewport);
    if (await dialog(page()).isHidden()) await liveWalletLink(page()).click();
    await fillName(page(), 'Any change brings Start over back');
    await button(page(), labels.reset).click();
  });
  return page;
}

/** In Firefox, fill() changes the value without notifying React. */
export async function fill(field: Locator, text: string) {
  if (field.page().context().browser()?.browserType().name() !== 'firefox') return field.fill(text);
  await field.focus();
  await field.evaluate(setInputValue, text);
}

export const fillName = (page: Page, name: string) => fill(nameField(page), name);

/** Clicks the label, because the radio button is visually hidden. */
export async function choose(page: Page, name = '') {
  const radio = page.getByRole('radio', { name, exact: true });
  await dialog(page).locator('label').filter({ has: radio }).click();
  await expect(radio).toBeChecked();
}

export const attachLogo = (page: Page, name: string, buffer: Buffer) =>
  dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });

/** A picture 40 pixels wide. */
export const svg = (content: string, height = 40) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="${height}">${content}</svg>`,
  );

/** Text, colors and proportions of the front. */
export const frontAppearance = (page: Page) =>
  front(page).evaluate((group: HTMLElement) => {
    const face = [...group.querySelectorAll('*')].find(
      (element) => getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)',
    ) as Element;
    const { backgroundColor, color } = getComputedStyle(face);
    const { width, height } = face.getBoundingClientRect();
    return {
      text: group.innerText.replace(/\s+/g, ' ').trim(),
      backgroundColor,
      color,
      ratio: Math.round((height / width) * 100) / 100,
    };
  });
