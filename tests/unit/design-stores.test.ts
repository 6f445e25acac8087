import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

type Listener = (event: Partial<PageTransitionEvent>) => void;

/** What the stores use of a browser: the session, the history of one tab, and events of the window. */
function createBrowser() {
  const session = new Map<string, string>();
  const listeners: Record<string, Listener[]> = {};
  const entries: unknown[] = [null];
  let position = 0;
  const dispatch = (type: string, event: Partial<PageTransitionEvent> = {}) => {
    for (const listener of listeners[type] ?? []) listener(event);
  };
  const go = (steps: number) => {
    position += steps;
    dispatch('popstate');
  };
  const globals = {
    window: globalThis,
    addEventListener: (type: string, listener: Listener) => {
      listeners[type] = [...(listeners[type] ?? []), listener];
    },
    sessionStorage: {
      getItem: (key: string) => session.get(key) ?? null,
      setItem: (key: string, value: string) => session.set(key, value),
      removeItem: (key: string) => session.delete(key),
    },
    history: {
      get state() {
        return entries[position];
      },
      pushState: (state: unknown) => {
        position += 1;
        entries.splice(position, Number.POSITIVE_INFINITY, state);
      },
      replaceState: (state: unknown) => {
        entries[position] = state;
      },
      back: () => go(-1),
    },
    location: { pathname: '/', search: '', hash: '' },
  };
  return { session, entries, dispatch, go, globals };
}

let browser: ReturnType<typeof createBrowser>;

/** Loads the page anew: with empty stores, in the same tab. */
async function loadPage() {
  vi.resetModules();
  for (const [name, value] of Object.entries(browser.globals)) vi.stubGlobal(name, value);
  return {
    ...(await import('../../src/pass/design-store.ts')),
    ...(await import('../../src/live-wallet/dialog-store.ts')),
    ...(await import('../../src/live-wallet/undo-store.ts')),
    ...(await import('../../src/ui/useVisitorPass.ts')),
  };
}

const pass = { vertical: 'hotels', name: 'Alder', color: '#0b7351', wallet: 'apple' } as const;
const savedPass = 'vertical=hotels&wallet=apple&color=0b7351&name=Alder';
const logo = { url: 'blob:logo', ratio: 1, colors: [], data: 'data:image/png,logo' };

beforeEach(() => {
  browser = createBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('the design', () => {
  test('is in the session with a name, a color or a logo, and only then', async () => {
    const { updateDesign, setLogo } = await loadPage();
    updateDesign({ vertical: 'hotels' });
    expect(browser.session).toEqual(new Map());
    for (const change of [{ name: 'Alder' }, { name: '', color: '#0b7351' }]) {
      updateDesign(change);
      expect([...browser.session.keys()]).toEqual(['pass-design']);
    }
    updateDesign({ color: undefined });
    expect(browser.session).toEqual(new Map());
    setLogo(logo);
    expect([...browser.session.keys()].sort()).toEqual(['pass-design', 'pass-logo']);
  });

  test('is shown on the page when it is published, and on the next page', async () => {
    const { updateDesign, publishDesign, $pageDesign } = await loadPage();
    updateDesign(pass);
    expect($pageDesign.get()).toBeUndefined();
    publishDesign();
    expect($pageDesign.get()).toEqual(pass);
    const next = await loadPage();
    expect([next.$pageDesign.get(), next.$design.get()]).toEqual([pass, pass]);
  });

  test('is that of the session when the page returns from the back/forward cache', async () => {
    const { $design, $pageDesign } = await loadPage();
    browser.session.set('pass-design', savedPass);
    browser.dispatch('pageshow', { persisted: false });
    expect($pageDesign.get()).toBeUndefined();
    browser.dispatch('pageshow', { persisted: true });
    expect([$design.get(), $pageDesign.get()]).toEqual([pass, pass]);
    browser.session.clear();
    browser.dispatch('pageshow', { persisted: true });
    expect([$design.get().name, $pageDesign.get()]).toEqual(['', undefined]);
  });

  test('is unknown to components on the server and while they hydrate', async () => {
    browser.session.set('pass-design', savedPass);
    const { $pageDesign, useVisitorPass } = await loadPage();
    expect($pageDesign.get()).toEqual(pass);
    const Shown = () => (useVisitorPass() ? 'pass' : 'sample');
    expect(renderToStaticMarkup(createElement(Shown))).toBe('sample');
  });

  test('has a known vertical, and its timeline begins when the vertical changes', async () => {
    const { updateDesign, publishDesign, correctVertical, selectMoment, ...stores } =
      await loadPage();
    updateDesign({ name: 'Alder' });
    publishDesign();
    correctVertical([{ id: 'offices' }, { id: 'hotels' }]);
    expect(stores.$pageDesign.get()?.vertical).toBe('offices');
    selectMoment(2);
    correctVertical([{ id: 'offices' }]);
    expect(stores.$momentIndex.get()).toBe(2);
    expect((await loadPage()).$momentIndex.get()).toBe(2);
    updateDesign({ vertical: 'hotels' });
    expect(stores.$momentIndex.get()).toBe(0);
  });

  test('works without a session, as in a browser that blocks storage', async () => {
    const blocked = () => {
      throw new Error('blocked');
    };
    Object.assign(browser.globals.sessionStorage, { getItem: blocked, setItem: blocked });
    const { updateDesign, publishDesign, $pageDesign } = await loadPage();
    updateDesign(pass);
    publishDesign();
    expect($pageDesign.get()).toEqual(pass);
  });
});

describe('the dialog', () => {
  test('adds one history entry, and going back closes it and publishes the design', async () => {
    const { openDialog, updateDesign, $isOpen, $pageDesign } = await loadPage();
    openDialog({});
    openDialog({});
    expect(browser.entries).toHaveLength(2);
    updateDesign(pass);
    browser.go(-1);
    expect([$isOpen.get(), $pageDesign.get()]).toEqual([false, pass]);
    browser.go(1);
    expect($isOpen.get()).toBe(true);
  });

  test('goes back when it is closed, and has its entry if it opens again before that', async () => {
    const { openDialog, closeDialog, $isOpen } = await loadPage();
    openDialog({});
    closeDialog();
    expect(browser.globals.history.state).toBeNull();
    // In a browser, going back takes time.
    browser.globals.history.back = () => {};
    openDialog({});
    closeDialog();
    openDialog({});
    browser.go(-1);
    expect([$isOpen.get(), browser.entries.length]).toEqual([true, 2]);
    expect(browser.globals.history.state).toHaveProperty('liveWallet');
  });

  test('has the unbranded design of its history entry after a reload', async () => {
    const { openDialog, updateDesign } = await loadPage();
    openDialog({});
    updateDesign({ vertical: 'offices', wallet: 'google' });
    expect(browser.session).toEqual(new Map());
    const { $design } = await loadPage();
    expect($design.get()).toEqual({ vertical: 'offices', name: '', wallet: 'google' });
  });

  test('shows a shared pass without the logo of the visitor', async () => {
    const { openDialog, setLogo, $design, $logo } = await loadPage();
    setLogo(logo);
    openDialog({ hash: '#pass=1&vertical=hotels&color=0b7351&name=Alder' });
    expect([$design.get(), $logo.get()]).toEqual([pass, undefined]);
  });

  test('returns the vertical of the design unless the visitor changes something', async () => {
    const { openDialog, closeDialog, updateDesign, $pageDesign, $momentIndex, ...stores } =
      await loadPage();
    updateDesign(pass);
    stores.selectMoment(2);
    openDialog({ vertical: 'offices' });
    expect([stores.$design.get().vertical, $momentIndex.get()]).toEqual(['offices', 0]);
    closeDialog();
    expect([$pageDesign.get(), $momentIndex.get()]).toEqual([pass, 2]);
    openDialog({ vertical: 'offices' });
    updateDesign({ name: 'Changed' });
    closeDialog();
    expect($pageDesign.get()).toMatchObject({ vertical: 'offices', name: 'Changed' });
  });
});

describe('starting over', () => {
  test('can be undone until the next change', async () => {
    const { updateDesign, selectMoment, resetDesign, undoReset, ...stores } = await loadPage();
    updateDesign(pass);
    selectMoment(2);
    resetDesign('offices');
    expect(stores.$design.get()).toEqual({ vertical: 'offices', name: '', wallet: 'apple' });
    expect(browser.session).toEqual(new Map());
    undoReset();
    expect([stores.$design.get(), stores.$momentIndex.get()]).toEqual([pass, 2]);
    expect(stores.$removed.get()).toBeUndefined();

    resetDesign('offices');
    expect(stores.$removed.get()).toBeDefined();
    selectMoment(1);
    expect(stores.$removed.get()).toBeUndefined();
    undoReset();
    expect(stores.$design.get().name).toBe('');
  });

  test('restores the logo in the session', async () => {
    const { setLogo, resetDesign, undoReset } = await loadPage();
    setLogo(logo);
    resetDesign('hotels');
    expect(browser.session.has('pass-logo')).toBe(false);
    undoReset();
    expect(browser.session.get('pass-logo')).toBe(logo.data);
  });

  test('offers nothing to undo if there was no name, color or logo', async () => {
    const { updateDesign, resetDesign, $removed } = await loadPage();
    updateDesign({ vertical: 'offices' });
    resetDesign('hotels');
    expect($removed.get()).toBeUndefined();
  });
});
