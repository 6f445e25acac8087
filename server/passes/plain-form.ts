const range = (first: string, values: number[]) =>
  values.map((value, index) => {
    const code = (first.codePointAt(0) ?? 0) + index;
    return [String.fromCodePoint(code), String(value)] as const;
  });
const count = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Numbers in circles. Unicode normalization leaves these as they are. */
const circledNumbers = new Map([
  ...['➀', '➊', '❶', '⓵'].flatMap((first) => range(first, count(1, 10))),
  ...range('⓫', count(11, 20)),
  ...['⓿', '🄋', '🄌'].flatMap((zero) => range(zero, [0])),
]);

/** `⒜` and `⒈` are normalized to `(a)` and `1.`. */
function removeEnclosure(character: string): string {
  const [, inner] = /^\(?([\p{L}\p{N}]{1,2})[).,]$/u.exec(character.normalize('NFKC')) ?? [];
  return circledNumbers.get(character) ?? inner ?? character;
}

/** Without characters that have no width, such as joiners, fillers and variation selectors. */
export const removeInvisible = (text: string) =>
  text.replace(/\p{Default_Ignorable_Code_Point}/gu, '');

/** Without invisible characters, and without circles, keycaps and parentheses around a letter or digit. */
export const toPlainForm = (text: string) =>
  Array.from(removeInvisible(text).replace(/\p{Me}/gu, ''), removeEnclosure).join('');
