import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { scrollThrough } from '../tools/page.ts';

const widths = [320, 768, 1440];

/** [state, the control that leads to it (skipped where not visible), the part that changes] */
const states: [name: string, control: string, within: string][] = [
  ['menu open', '[data-header] [popovertarget]', '[data-header]'],
  ...[1, 2, 3, 4].map((number): [string, string, string] => [
    `tab ${number}`,
    `[data-tabs][data-ready] [role=tab]:nth-child(${number})`,
    '[data-tabs]',
  ]),
  ['dialog open', '[data-live-wallet]', 'dialog[open]'],
  ['tabs paused', '[data-tabs][data-ready] [data-toggle]', '[data-tabs]'],
];

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface AxeWindow {
  axe: { run(within: string, options: RunOptions): Promise<AxeResults> };
}

export async function axeViolations(page: Page, within = 'html'): Promise<string[]> {
  // The script has half a megabyte: inject it only once for each document.
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(readFileSync(axePath, 'utf8'));
  await page.evaluate(waitForShortAnimations);
  return page.evaluate(async (within) => {
    const { axe } = window as unknown as AxeWindow;
    const options: RunOptions = { resultTypes: ['violations'], preload: false };
    const { violations } = await axe.run(within, options);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
    );
  }, within);
}

/** The page at three widths, and in every state that a visitor can reach. */
export async function checkAccessibilityInEveryState(browser: Browser, url: string) {
  const problems: string[] = [];
  for (const width of widths) {
    await using page = await browser.newPage({ viewport: { width, height: 900 } });
    const check = async (state: string, within?: string) => {
      const violations = await axeViolations(page, within);
      problems.push(...violations.map((text) => `${width} px, ${state}: ${text}`));
    };
    await page.goto(url);
    await scrollThrough(page);
    await check('as it opens');
    for (const [name, control, within] of states) {
      const button = page.locator(control);
      if (!(await button.isVisible())) continue;
      await button.click();
      await page.locator(within).waitFor();
      await check(name, within);
      await page.keyboard.press('Escape');
    }
  }
  return problems;
}

/** Axe would measure contrast in the middle of a fade. The timer of the tabs may keep running. */
function waitForShortAnimations() {
  const short = document.getAnimations().filter(({ timeline, effect, playState }) => {
    const { endTime = 0 } = effect?.getComputedTiming() ?? {};
    return timeline === document.timeline && playState === 'running' && Number(endTime) < 2000;
  });
  return Promise.allSettled(short.map(({ finished }) => finished));
}
