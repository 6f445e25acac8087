import { expect, type Locator, type Page, test } from '@playwright/test';
import type { BoardContent } from '../../src/model/schema/board-section';
import { axeViolations } from '../../tools/quality/audit/axe';
import { pageWith } from '../content';
import type { Logic } from '../unit/boards';
import { jumpTo, layoutShifts, sharedPage } from './support';

export const boardIn = (page: Page) => page.locator('[data-board]');

export const sharedBoardPage = (id: string) =>
  sharedPage(async (page) => {
    await page.goto(`/${id}`);
    await page.evaluate(() => document.fonts.ready);
  });

/** Scrolls to the board and waits until it is interactive. */
export async function showBoard(page: Page) {
  await jumpTo(boardIn(page));
  await expect(boardIn(page).locator('[inert]')).toHaveCount(0);
}

export async function showBoardIfPresent(page: Page) {
  if (await boardIn(page).count()) await showBoard(page);
}

export const press = (target: Locator) =>
  test.info().project.use.isMobile ? target.tap() : target.click();

/** Opens a board once for all tests of a file and resets it after each. */
export function setUpBoardPage<Kind extends BoardContent['kind'], State, Action>(
  kind: Kind,
  logic: Logic<Extract<BoardContent, { kind: Kind }>, State, Action>,
) {
  // Without the pulsing highlight and color transitions.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test.skip(
    ({ isMobile }) => isMobile && kind !== 'hotel',
    'on phones, boards.spec.ts presses the controls of every board',
  );
  const { id, board } = pageWith(kind);
  const page = sharedBoardPage(id);
  test.beforeAll(() => showBoard(page()));
  test.afterEach(() => press(button(board.messages.reset)));

  const container = () => boardIn(page());
  const button = (name: string) => container().getByRole('button', { name, exact: true });
  const after = (...actions: Action[]) =>
    actions.reduce((state, action) => logic.reducer(state, action), logic.getInitialState(board));
  return {
    id,
    board,
    container,
    button,
    after,
    /** What is announced after the last of these actions. */
    announcement: (...actions: Action[]) => {
      const [before, last] = [after(...actions.slice(0, -1)), actions.at(-1) as Action];
      return logic.announcementFor(before, logic.reducer(before, last), last);
    },
    status: () => container().getByRole('status'),
    phone: () => container().getByRole('status').locator('xpath=preceding-sibling::div[1]'),
    slider: (name: string) => container().getByRole('slider', { name }),
    radio: (name: string) => container().getByRole('radio', { name }),
  };
}

/** In Chromium only: axe finds the same in every browser. */
export async function expectAccessible(page: Page) {
  if (page.context().browser()?.browserType().name() !== 'chromium') return;
  expect(await axeViolations(page, '[data-board]')).toEqual([]);
}

export const shiftsWithoutInput = async (page: Page) =>
  (await layoutShifts(page)).filter(({ hadRecentInput }) => !hadRecentInput);

/** The time on the page's clock; `afterResponse` waits until React has rendered. */
export const pageTime = (page: Page, { afterResponse = false } = {}) =>
  page.evaluate(async (afterResponse) => {
    if (afterResponse) {
      await scheduler.postTask(() => {}, { priority: 'background' });
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
    return performance.now();
  }, afterResponse);

/** The controls of a board that are smaller than this size. Rooms and leases are drawn to scale. */
export const smallControls = (page: Page, size: number, scaledSize = size) =>
  boardIn(page).evaluate(
    (board, { size, scaledSize }) => {
      const isSmall = (control: HTMLElement) => {
        const half = (control.matches('[data-cell], li button') ? scaledSize : size) / 2 - 1;
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
        .filter(isSmall)
        .map(({ outerHTML }) => outerHTML);
      scrollTo({ left, top, behavior: 'instant' });
      return small;
    },
    { size, scaledSize },
  );

/** Expects an element for each text: visible, or also within the viewport if the part is expanded. */
export async function expectTexts(
  part: Locator,
  texts: (string | undefined)[],
  where: 'visible' | 'in viewport' = 'visible',
) {
  const elements = texts
    .filter((text) => text !== undefined)
    .map((text) => part.getByText(text, { exact: true }).filter({ visible: true }).first());
  for (const element of elements) await expect(element).toBeVisible();
  if (where === 'visible') return;
  const collapsed = part.getByRole('button', { expanded: false });
  // An event instead of a press, which would move the focus.
  if (await collapsed.isVisible()) await collapsed.dispatchEvent('click');
  for (const element of elements) await expect(element).toBeInViewport();
}
