import { start } from '../../src/islands/board/house/state';
import { offerText, sendText } from '../../src/islands/board/house/words';
import type { House } from '../../src/model/boards/house-schema';
import { pages } from '../content';
import { desktop, expect, phone, test } from './test';

for (const size of [phone, desktop]) {
  test.describe(() => {
    test.use({ size });

    test(`an offer goes out to the house, and comes back, at ${size.width} px`, async ({
      webkit,
    }) => {
      const vertical = pages.find(({ page }) => page.dashboard.board.kind === 'house');
      const house = vertical?.page.dashboard.board as House;
      const press = (name: string) =>
        webkit.evaluate((wanted) => {
          const buttons = [...document.querySelectorAll<HTMLElement>('[data-board] button')];
          const button = buttons.find(({ textContent }) => textContent === wanted);
          button?.click();
          return Boolean(button);
        }, name);
      const says = (text: string) =>
        webkit.evaluate(
          (wanted) => document.querySelector('[data-board]')?.textContent?.includes(wanted),
          text,
        );

      await webkit.goto(`/${vertical?.id}`);
      await webkit.evaluate(() =>
        document.querySelector('[data-board]')?.scrollIntoView({ behavior: 'instant' }),
      );
      await expect.poll(() => press(sendText(house, start(house)))).toBe(true);
      await expect.poll(() => says(offerText(house, 0).value)).toBe(true);
      expect(await says(offerText(house, 0).notification)).toBe(true);
      await press(house.words.takeBack);
      await expect.poll(() => says(offerText(house, 0).value)).toBe(false);
    });
  });
}
