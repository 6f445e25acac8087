/** The document has its next pages fetched ahead: not for those who save data or have a slow line. */
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
