const { connection } = navigator;

/** Whether the visitor saves data or has a slow connection. */
export const savesData = Boolean(connection?.saveData || connection?.effectiveType?.match(/[23]g/));

declare global {
  interface Navigator {
    /** Not in Firefox or Safari. */
    connection?: { saveData: boolean; effectiveType?: string };
  }
}
