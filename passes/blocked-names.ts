import { readFileSync } from 'node:fs';

/** Cyrillic and Greek letters that look like Latin ones, as pairs. */
const lookalikes = new Map(
  [...'аaеeоoрpсcуyхxіiјjѕsԁdһhкkмmтtвbнnοoαaρpεeιiκkνvτtυu'.matchAll(/(.)(.)/gu)].map(
    ([, lookalike = '', latin = '']) => [lookalike, latin] as const,
  ),
);
const digitLetters: Record<string, string> = { 0: 'o', 1: 'l', 3: 'e', 5: 's' };

/** Lowercase Latin words without accents, so that disguised spellings compare equal. */
const simplify = (name: string, { replaceDigits = false } = {}) =>
  [...name.normalize('NFKD').toLowerCase()]
    .map((char) => lookalikes.get(char) ?? (replaceDigits ? digitLetters[char] : undefined) ?? char)
    .join('')
    .replace(/[\p{M}\p{Cf}'’]/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const blockedNames = readFileSync(new URL('./blocked-names.txt', import.meta.url), 'utf8')
  .split('\n')
  .flatMap((line) => (line && !line.startsWith('#') ? simplify(line) : []));

/** Email addresses, web addresses and phone numbers. */
const contact = /@|:\/\/|\bwww\.|\.(?:com|net|org|info|biz|gov|app|io)\b|(?:\d[\s().-]?){6}/i;

/** Whether a pass with this name may be signed: no contact details, and no name of blocked-names.txt. */
export function isNameAllowed(name: string): boolean {
  if (contact.test(name.normalize('NFKC'))) return false;
  const spellings = [simplify(name), simplify(name, { replaceDigits: true })];
  return !blockedNames.some((blocked) =>
    spellings.some(
      (spelling) =>
        ` ${spelling} `.includes(` ${blocked} `) ||
        spelling.replaceAll(' ', '') === blocked.replaceAll(' ', ''),
    ),
  );
}
