import { expect, type Locator, type Page } from '@playwright/test';
import { axeViolations } from '../../quality/audit/axe';
import { jumpTo } from './support';

export const boardIn = (page: Page) => page.locator('[data-board]');

export async function openBoard(page: Page, id: string) {
  await page.goto(`/${id}`);
  await page.evaluate(() => document.fonts.ready);
  await showBoard(page);
}

/** Goes to the board of a page, and waits until it can be used. */
export async function showBoard(page: Page) {
  await jumpTo(boardIn(page));
  await boardIn(page).getByRole('status').waitFor({ state: 'attached' });
}

/** How a visitor of this size presses. */
export const handOf = (isMobile: boolean) => (target: Locator) =>
  isMobile ? target.tap() : target.click();

/** Axe reads the document and its styles, which are the same in another engine. */
export async function expectAccessible(page: Page) {
  if (page.context().browser()?.browserType().name() !== 'chromium') return;
  expect(await axeViolations(page, '[data-board]')).toEqual([]);
}

/** Every movement on the page since it was opened that nobody has asked for. */
export const layoutShifts = (page: Page) =>
  page.evaluate(async () => {
    const shifts: object[] = [];
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise((done) => {
        requestAnimationFrame(done);
        setTimeout(done, 100);
      });
    }
    for (const shift of observer.takeRecords()) {
      const { hadRecentInput } = shift as PerformanceEntry & { hadRecentInput: boolean };
      if (!hadRecentInput) shifts.push(shift.toJSON());
    }
    return shifts;
  });

/** What in a board is smaller than a finger, or a pointer, needs. */
export const tooSmall = (page: Page, size: number, except = 'none') =>
  boardIn(page).evaluate(
    (board, { half, except }) => {
      const isSmall = (control: HTMLElement) => {
        control.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = control.getBoundingClientRect();
        const offsets = [-half, half];
        const points = offsets.flatMap((by) => [
          [x + width / 2 + by, y + height / 2],
          [x + width / 2, y + height / 2 + by],
        ]);
        return !points.every(([left = 0, top = 0]) => {
          const hit = document.elementFromPoint(left, top);
          return hit && (control.contains(hit) || hit.closest('label')?.contains(control));
        });
      };
      const [left, top] = [scrollX, scrollY];
      const small = [...board.querySelectorAll<HTMLElement>('button, input')]
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        .filter((control) => !control.matches(except) && isSmall(control))
        .map(({ outerHTML }) => outerHTML);
      scrollTo({ left, top, behavior: 'instant' });
      return small;
    },
    { half: size / 2 - 1, except },
  );

/** These words stand in a part of a board, each in an element of its own; or in view, if asked. */
export async function expectWords(part: Locator, words: string[], where: 'there' | 'in view') {
  const missing = () =>
    part.evaluate(
      async (part, { words, where }) => {
        const plain = (text: string | null) => text?.replace(/\s+/g, ' ').trim() ?? '';
        const seen = new Map<Element, string>();
        for (const element of part.querySelectorAll('*')) {
          const text = plain(element.textContent);
          const isAsked = words.some((word) => plain(word) === text);
          if (isAsked && element.checkVisibility({ visibilityProperty: true }))
            seen.set(element, text);
        }
        if (where === 'in view' && seen.size > 0) {
          const entries = await new Promise<IntersectionObserverEntry[]>((done) => {
            const observer = new IntersectionObserver(done);
            for (const element of seen.keys()) observer.observe(element);
          });
          for (const { target, isIntersecting } of entries)
            if (!isIntersecting) seen.delete(target);
        }
        const texts = [...seen.values()];
        return words.filter((word) => !texts.includes(plain(word)));
      },
      { words, where },
    );
  await expect.poll(missing, { message: `words ${where}`, intervals: [20, 50, 100] }).toEqual([]);
}
