/** Runs the callback after the next paint, so that the response to a press is shown first. */
export const afterPaint = (callback: () => void) =>
  requestAnimationFrame(() => setTimeout(callback));
