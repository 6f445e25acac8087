import { expect, test } from '@playwright/test';
import { formatMessage } from '../../src/model/derive/format-message';
import { homeContent, pages, site } from '../content';
import { boardIn } from './boards';
import { expectDemo, expectExternal } from './sections';
import { allPaths, expectScrolledTo, invisibleIn, menuButton, navigation } from './support';

// The driver of Firefox cannot turn JavaScript off; tests/webkit covers a second browser.
test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

for (const path of allPaths) {
  test(`headings, tab panels, board and navigation work without JavaScript (${path})`, {
    tag: path === `/${pages[0]?.id}` ? '@chromium' : ['@chromium', '@desktop'],
  }, async ({ page, isMobile }) => {
    await page.goto(path);
    expect(await invisibleIn(page.getByRole('heading', { includeHidden: true }))).toEqual([]);

    const vertical = pages.find(({ id }) => path === `/${id}`);
    const tabs = vertical?.page.advantages.tabs ?? [];
    const panels = page.getByRole('tabpanel');
    const advantages = panels.getByRole('listitem');
    await expect(advantages).toHaveText(tabs.flatMap((tab) => tab.advantages));
    expect(await invisibleIn(advantages)).toEqual([]);
    const tops = await panels.evaluateAll((all) =>
      all.map((panel) => panel.getBoundingClientRect().top),
    );
    expect(new Set(tops).size).toBe(tabs.length);
    for (const [index, { title }] of tabs.entries())
      await expect(panels.nth(index)).toHaveAccessibleName(title);
    await expect(page.getByRole('button', { name: site.tabs.pause })).toHaveCount(0);

    const boardSection = vertical?.page.boardSection;
    if (boardSection) {
      await test.step('the board is an image without controls', async () => {
        const { board, alt } = boardSection;
        const image = page.getByRole('img', { name: alt, exact: true });
        const title = formatMessage(board.title, { business: vertical.business.name });
        await expect(image.getByText(title)).toBeVisible();
        const controls = image.locator(':is(button, input, a, [tabindex]):not([inert] *)');
        await expect(controls).toHaveCount(0);
        await expectDemo(page.locator('section').filter({ has: boardIn(page) }), 'board');
      });
    }

    if (path === '/') {
      const link = page.getByRole('link', { name: homeContent.hero.button });
      await expectExternal(link, `${site.getDemo.path}?from=home-hero`);
      await expect(page.getByRole('textbox')).toHaveCount(0);
    }

    if (isMobile) {
      await expect(navigation(page)).toBeHidden();
      await menuButton(page).click();
    }
    const links = navigation(page).getByRole('link');
    expect(await invisibleIn(links)).toEqual([]);
    await links.and(page.locator('[href$="#how-it-works"]')).click();
    // Closing the menu on a link needs JavaScript.
    if (isMobile) await menuButton(page).click();
    await expectScrolledTo(page, 'how-it-works');
  });
}
