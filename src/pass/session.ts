/**
 * What sessionStorage contains until the tab is closed:
 * - `design`: the design as URL search parameters; Get Demo links append them;
 * - `logo`: the logo as a data URL;
 * - `moment`: the index of the moment that the visitor has selected in the timeline;
 * - `issued`: the last issued pass as JSON;
 * - `board`: what was done on the board of a page, as JSON. The path of the page follows.
 */
type SessionKey = 'design' | 'logo' | 'moment' | 'issued' | 'board';

const nameOf = (key: SessionKey, path: string) => `pass-${key}${path}`;

// sessionStorage may be unavailable or full: the functions ignore that.
export function readSession(key: SessionKey, path = ''): string | undefined {
  try {
    return sessionStorage.getItem(nameOf(key, path)) ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeSession(key: SessionKey, value: string | undefined, path = '') {
  try {
    if (value === undefined) sessionStorage.removeItem(nameOf(key, path));
    else sessionStorage.setItem(nameOf(key, path), value);
  } catch {}
}
