/** The text without characters of no width, such as those that the editor adds. */
export const visibleCharacters = (text: string) => text.replace(/\p{Cf}/gu, '');
