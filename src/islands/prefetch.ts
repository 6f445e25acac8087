/** Turns prefetching off for visitors who save data or have a slow connection. */
const { saveData, effectiveType = '4g' } = navigator.connection ?? {};
if (saveData || effectiveType !== '4g') {
  document.querySelector('script[type=speculationrules]')?.remove();
}

declare global {
  interface Navigator {
    /** Not in Firefox or Safari. */
    connection?: { saveData: boolean; effectiveType?: string };
  }
}

export {};
