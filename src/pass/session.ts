/** What sessionStorage contains until the tab is closed. */
const keys = {
  /** The design as URL search parameters; Get Demo links append them. */
  design: 'pass-design',
  /** The logo as a data URL. */
  logo: 'pass-logo',
  /** The index of the moment that the visitor has selected in the timeline. */
  moment: 'pass-moment',
  /** The last issued pass as JSON. */
  issued: 'pass-issued',
} as const;

type SessionKey = keyof typeof keys;

/** Dispatched on window when the saved design may have changed. */
export const PASS_CHANGED = 'pass-changed';

// sessionStorage may be unavailable or full: the functions ignore that.
export function readSession(key: SessionKey): string | undefined {
  try {
    return sessionStorage.getItem(keys[key]) ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeSession(key: SessionKey, value: string | undefined) {
  try {
    if (value === undefined) sessionStorage.removeItem(keys[key]);
    else sessionStorage.setItem(keys[key], value);
  } catch {}
}
