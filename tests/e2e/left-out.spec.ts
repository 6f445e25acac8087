import { globSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { boardPages, homeContent, site } from '../content';
import { allPaths } from '../paths';

const { liveWallet, hero } = homeContent;

const updatesOf = ({ timeline }: (typeof boardPages)[number]) =>
  Boolean(liveWallet?.updates && timeline);

/** The islands of boards: another one where what is done on the board changes passes. */
const boardScripts = Object.entries({ hotel: 'Hotel', access: 'Access', leases: 'Leases' }).flatMap(
  ([kind, name]) =>
    [true, false].map((hasUpdates): [string, boolean] => [
      `${name}${hasUpdates ? 'WithUpdates' : 'Island'}`,
      boardPages.some((page) => page.board.kind === kind && updatesOf(page) === hasUpdates),
    ]),
);

/** The scripts of the build that a part of the site needs, by the name of its first component. */
const scripts: [component: string, isNeeded: boolean][] = [
  ...boardScripts,
  ['visitor-pass', Boolean(liveWallet)],
  ['LiveWallet', Boolean(liveWallet)],
  ['LiveWalletForm', Boolean(liveWallet && hero.name)],
  ['BoardUpdates', boardPages.some(updatesOf)],
];

test('the build has the scripts and data of the parts that the content has, and no others', {
  tag: '@once',
}, async ({ request }) => {
  for (const [component, isNeeded] of scripts)
    expect(globSync(`dist/_astro/${component}.*.js`).length, component).toBe(isNeeded ? 1 : 0);
  for (const file of ['live-wallet.json', 'pass-updates.json'])
    expect((await request.get(`/${file}`)).status(), file).toBe(liveWallet ? 200 : 404);
});

for (const path of allPaths) {
  test(`${path} has islands for the pass of a visitor only with a live wallet`, {
    tag: '@once',
  }, async ({ page }) => {
    await page.goto(path);
    const isIsland = Boolean(liveWallet && site.getDemo.withPass);
    const demos = page.locator('[data-demo]');
    const islands = page.locator('astro-island[client=design]');
    await expect(islands.locator('[data-demo]')).toHaveCount(isIsland ? await demos.count() : 0);
    if (!liveWallet) await expect(islands).toHaveCount(0);
  });
}
