import { expect } from '@playwright/test';

/** WebDriver key codes by their Playwright names. */
const keys = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
} as const;

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** A small subset of Playwright's Page, over WebDriver. */
export class WebKitPage {
  private constructor(
    private readonly session: string,
    private readonly baseURL: string,
  ) {}

  static async open(driver: string, baseURL: string, capabilities: object) {
    const always = {
      ...capabilities,
      // A script timeout would be a timer in the page, and tests control the timers there.
      timeouts: { script: null },
      // The driver may miss the load event and then block the next command.
      pageLoadStrategy: 'none',
    };
    const body = { capabilities: { alwaysMatch: always } };
    let id = '';
    // The driver needs a moment to start listening.
    await expect(async () => {
      ({ sessionId: id } = await send<{ sessionId: string }>(`${driver}/session`, body));
    }).toPass({ timeout: 30_000 });
    return new WebKitPage(`${driver}/session/${id}`, baseURL);
  }

  /** Waits until this page has loaded. A new window may ignore the first command: it is repeated. */
  async goto(path: string) {
    const url = new URL(path, this.baseURL).href;
    const before = await this.evaluate(loadState);
    const isLoaded = async () => {
      const { href, timeOrigin, isComplete } = await this.evaluate(loadState);
      return isComplete && href === url && timeOrigin !== before.timeOrigin;
    };
    await expect(async () => {
      await this.send('url', { url });
      await expect.poll(isLoaded, { intervals: [50], timeout: 15_000 }).toBe(true);
    }).toPass({ timeout: 60_000 });
  }

  setViewportSize(size: { width: number; height: number }) {
    return this.send('window/rect', size);
  }

  /** Runs a function in the page; repeats it if the page is being replaced by the next one. */
  async evaluate<Result, Argument = undefined>(
    pageFunction: (argument: Argument) => Result,
    ...args: Argument extends undefined ? [] : [Argument]
  ): Promise<Awaited<Result>> {
    // The driver cannot serialize `undefined`.
    const script = `const result = (${pageFunction})(...arguments);
      return result instanceof Promise ? result.then((value) => value ?? null) : result ?? null;`;
    try {
      return await this.send('execute/sync', { script, args });
    } catch (error) {
      if (error instanceof DriverError && error.code === 'no such frame') {
        return this.evaluate(pageFunction, ...args);
      }
      throw error;
    }
  }

  /** Clicks an element once it has stopped moving and nothing covers it. */
  async click(selector: string) {
    const element = await this.find(selector);
    await expect.poll(() => this.evaluate(isMoving, selector)).toBe(false);
    await expect(() => this.send(`element/${element}/click`, {})).toPass({ timeout: 10_000 });
  }

  async type(selector: string, text: string) {
    await this.send(`element/${await this.find(selector)}/value`, { text });
  }

  async press(name: keyof typeof keys) {
    const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[name] }));
    await this.send('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  close() {
    return send(this.session, undefined, 'DELETE');
  }

  private async find(selector: string) {
    const by = { using: 'css selector', value: selector };
    const element = await this.send<Record<string, string>>('element', by);
    return element[elementKey];
  }

  private send<Result>(command: string, body: object) {
    return send<Result>(`${this.session}/${command}`, body);
  }
}

const loadState = () => ({
  href: location.href,
  timeOrigin: performance.timeOrigin,
  isComplete: document.readyState === 'complete',
});

/** Whether a finite animation moves the element; scroll-driven ones do not count. */
function isMoving(selector: string) {
  const element = document.querySelector(selector);
  return document.getAnimations().some(({ effect, playState, timeline }) => {
    const hasEnd = Number.isFinite(effect?.getComputedTiming().endTime);
    const isRunning = hasEnd && timeline === document.timeline && playState === 'running';
    return isRunning && (effect as KeyframeEffect).target?.contains(element);
  });
}

/** The message is often empty; the code always tells the reason. */
class DriverError extends Error {
  constructor(
    command: string | undefined,
    readonly code: string,
    message: string,
  ) {
    super(`${command}: ${code} ${message}`.trimEnd());
  }
}

async function send<Result>(url: string, body?: object, method = 'POST'): Promise<Result> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) {
    const { error, message } = value as { error: string; message: string };
    throw new DriverError(url.split('/').at(-1), error, message);
  }
  return value as Result;
}
