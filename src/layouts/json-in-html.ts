/** JSON for a script element. Escapes `<`, so that no text can close the element. */
export const jsonInHtml = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
