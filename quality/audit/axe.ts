import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { type Check, scrollThrough, withPage } from '../tools/page.ts';

const widths = [320, 768, 1440];

interface State {
  name: string;
  /** What is pressed to get there. A page that does not show it has no such state. */
  press: string;
  /** The part of the page that looks different then. */
  within: string;
}

const states: State[] = [
  { name: 'menu open', press: '[data-header] [popovertarget]', within: '[data-header]' },
  ...[1, 2, 3, 4].map((number) => ({
    name: `tab ${number}`,
    press: `[data-tabs][data-ready] [role=tab]:nth-child(${number})`,
    within: '[data-tabs]',
  })),
  { name: 'dialog open', press: '[data-live-wallet]', within: 'dialog[open]' },
  { name: 'tabs paused', press: '[data-tabs][data-ready] [data-toggle]', within: '[data-tabs]' },
];

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface WithAxe {
  axe: { run(within: string, options: RunOptions): Promise<AxeResults> };
}

export async function axeViolations(page: Page, within = 'html'): Promise<string[]> {
  // Half a megabyte: a document is given it once, however often it is asked.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(readFileSync(axe, 'utf8'));
  await page.evaluate(changesEnd);
  return page.evaluate(async (within) => {
    const { axe } = window as unknown as WithAxe;
    // What it finds in order is not asked for, nor anything that needs a style sheet's text.
    const options: RunOptions = { resultTypes: ['violations'], preload: false };
    const { violations } = await axe.run(within, options);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
    );
  }, within);
}

/** As it opens. */
export const checkAccessibility: Check = (subject) =>
  withPage(subject, { reducedMotion: 'reduce' }, async (page) => {
    await page.goto(subject.path);
    return axeViolations(page);
  });

/** At three widths, and in every state a visitor can bring it into. */
export const checkAccessibilityInEveryState: Check = async (subject) => {
  const found: string[] = [];
  for (const width of widths) {
    await withPage(subject, { viewport: { width, height: 900 } }, async (page) => {
      await page.goto(subject.path);
      await scrollThrough(page);
      const note = async (state: string, within?: string) => {
        const texts = await axeViolations(page, within);
        found.push(...texts.map((text) => `${width} px, ${state}: ${text}`));
      };
      await note('as it opens');
      for (const { name, press, within } of states) {
        const target = page.locator(press);
        if (!(await target.isVisible())) continue;
        await target.click();
        await page.locator(within).waitFor();
        await note(name, within);
        await page.keyboard.press('Escape');
      }
    });
  }
  return found;
};

/** What fades or slides in, or changes its color, would be judged half-way. The clock of the tabs may run. */
function changesEnd() {
  const short = document.getAnimations().filter(({ timeline, effect, playState }) => {
    const { endTime = 0 } = effect?.getComputedTiming() ?? {};
    return timeline === document.timeline && playState === 'running' && Number(endTime) < 2000;
  });
  return Promise.allSettled(short.map(({ finished }) => finished));
}
