/** Turns prefetching off for visitors who save data or have a slow connection. */
const { connection } = navigator;
if (connection?.saveData || connection?.effectiveType?.match(/[23]g/)) {
  document.querySelector('script[type=speculationrules]')?.remove();
}

declare global {
  interface Navigator {
    /** Not in Firefox or Safari. */
    connection?: { saveData: boolean; effectiveType?: string };
  }
}

export {};
