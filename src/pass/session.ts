/** What is kept until the tab is closed. A browser that keeps nothing is no reason to fail. */
const keys = { design: 'pass', logo: 'pass-logo' } as const;

export function kept(key: keyof typeof keys): string | undefined {
  try {
    return sessionStorage.getItem(keys[key]) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keep(key: keyof typeof keys, value: string | undefined) {
  try {
    if (value === undefined) sessionStorage.removeItem(keys[key]);
    else sessionStorage.setItem(keys[key], value);
  } catch {
    // It is gone with the page then.
  }
}

/** Sent to the window when the live wallet is closed: what is kept may be another pass now. */
export const madeAPass = 'pass';

/** An address that carries a pass. */
export const isShared = (hash: string) => hash.startsWith('#pass=');
