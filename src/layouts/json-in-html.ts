/** JSON for a script element: whatever its texts say, they cannot end the element or hide its end. */
export const jsonInHtml = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
