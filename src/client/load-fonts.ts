/** Loads the bold font before it is needed, so that no text changes its width while it is in view. */
addEventListener('load', () => document.fonts.load('700 1em Text').catch(() => {}));

export {};
