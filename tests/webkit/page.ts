import { expect } from '@playwright/test';

/** Keys by the names that Playwright uses, as WebDriver writes them. */
const keys = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
} as const;

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** The little of a page that the tests need, over WebDriver, named as in Playwright. */
export class WebKitPage {
  private constructor(
    private readonly session: string,
    private readonly baseURL: string,
  ) {}

  static async open(driver: string, baseURL: string, capabilities: object) {
    const always = {
      ...capabilities,
      // No time limit on scripts: it would be a timer in the page, whose time may be in a test's hand.
      timeouts: { script: null },
      // The driver may miss the end of a load, and waits for it at the next command: it waits for none.
      pageLoadStrategy: 'none',
    };
    const body = { capabilities: { alwaysMatch: always } };
    let id = '';
    // The driver listens a moment after it was started.
    await expect(async () => {
      ({ sessionId: id } = await send<{ sessionId: string }>(`${driver}/session`, body));
    }).toPass({ timeout: 30_000 });
    return new WebKitPage(`${driver}/session/${id}`, baseURL);
  }

  /**
   * Resolves when the page has loaded. A fresh window may lose an address: it is told again. It may
   * also begin its empty page anew: which page has loaded counts, not that one has.
   */
  async goto(path: string) {
    const url = new URL(path, this.baseURL).href;
    const before = await this.evaluate(load);
    const isLoaded = async () => {
      const { address, began, complete } = await this.evaluate(load);
      return complete && address === url && began !== before.began;
    };
    await expect(async () => {
      await this.tell('url', { url });
      await expect.poll(isLoaded, { intervals: [50], timeout: 15_000 }).toBe(true);
    }).toPass({ timeout: 60_000 });
  }

  setViewportSize(size: { width: number; height: number }) {
    return this.tell('window/rect', size);
  }

  /**
   * Runs a function in the page. It may use nothing but its argument. A page that is just leaving
   * cannot answer: the next one is asked.
   */
  async evaluate<Result, Argument = undefined>(
    act: (argument: Argument) => Result,
    ...args: Argument extends undefined ? [] : [Argument]
  ): Promise<Awaited<Result>> {
    // The driver cannot take `undefined` for an answer.
    const script = `const result = (${act})(...arguments);
      return result instanceof Promise ? result.then((value) => value ?? null) : result ?? null;`;
    try {
      return await this.tell('execute/sync', { script, args });
    } catch (error) {
      if (error instanceof Fault && error.kind === 'no such frame') {
        return this.evaluate(act, ...args);
      }
      throw error;
    }
  }

  /** Clicks in the middle of an element, once it has come to rest there and nothing covers it. */
  async click(selector: string) {
    const element = await this.find(selector);
    await expect.poll(() => this.evaluate(isMoving, selector)).toBe(false);
    await expect(() => this.tell(`element/${element}/click`, {})).toPass({ timeout: 10_000 });
  }

  async type(selector: string, text: string) {
    await this.tell(`element/${await this.find(selector)}/value`, { text });
  }

  async press(...names: (keyof typeof keys)[]) {
    const values = names.map((name) => keys[name]);
    const actions = [
      ...values.map((value) => ({ type: 'keyDown', value })),
      ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
    ];
    await this.tell('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  close() {
    return send(this.session, undefined, 'DELETE');
  }

  private async find(selector: string) {
    const by = { using: 'css selector', value: selector };
    const element = await this.tell<Record<string, string>>('element', by);
    return element[elementKey];
  }

  private tell<Result>(command: string, body: object) {
    return send<Result>(`${this.session}/${command}`, body);
  }
}

const load = () => ({
  address: location.href,
  began: performance.timeOrigin,
  complete: document.readyState === 'complete',
});

/** Whether an entrance carries it: one that has an end, and is not tied to the view. */
function isMoving(selector: string) {
  const element = document.querySelector(selector);
  return document.getAnimations().some(({ effect, playState, timeline }) => {
    const hasEnd = Number.isFinite(effect?.getComputedTiming().endTime);
    const isEntrance = hasEnd && timeline === document.timeline && playState === 'running';
    return isEntrance && (effect as KeyframeEffect).target?.contains(element);
  });
}

/** What the driver could not do. It often says why by the kind alone. */
class Fault extends Error {
  constructor(
    command: string | undefined,
    readonly kind: string,
    message: string,
  ) {
    super(`${command}: ${kind} ${message}`.trimEnd());
  }
}

async function send<Result>(url: string, body?: object, method = 'POST'): Promise<Result> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) {
    const { error, message } = value as { error: string; message: string };
    throw new Fault(url.split('/').at(-1), error, message);
  }
  return value as Result;
}
