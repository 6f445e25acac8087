import { removeInvisible } from './plain-form.ts';

/** The scripts in everyday use (UAX 31, table 5), and those that are written together. */
const scripts = [
  ...['Arab', 'Armn', 'Beng', 'Cyrl', 'Deva', 'Ethi', 'Geor', 'Grek', 'Gujr', 'Guru', 'Hebr'],
  ...['Khmr', 'Knda', 'Laoo', 'Latn', 'Mlym', 'Mymr', 'Orya', 'Sinh', 'Taml', 'Telu', 'Thaa'],
  ...['Thai', 'Tibt'],
];
const combinations = [
  ['Han', 'Hira', 'Kana'],
  ['Han', 'Hang'],
  ['Han', 'Bopo'],
];
const characterOf = (codes: string[]) => codes.map((code) => `\\p{scx=${code}}`).join('');
/** Digits, accents and other characters that belong to no script. */
const shared = characterOf(['Zyyy', 'Zinh']);

const wordPatterns = [
  ...scripts.map((script) => `[${characterOf([script])}${shared}]+`),
  // Latin letters stand before or after East Asian ones without a space, but not on both sides.
  ...combinations
    .map((codes) => [`[${characterOf(codes)}${shared}]+`, `[\\p{scx=Latn}${shared}]*`])
    .flatMap(([own, latin]) => [`${latin}${own}`, `${own}${latin}(?:${own})?`]),
  // A rare script by itself.
  `[^${characterOf([...scripts, ...combinations.flat()])}]+`,
];
const wordInOneScript = new RegExp(`^(?:${wordPatterns.join('|')})$`, 'u');

/** Whether a word has letters of several scripts, such as a Cyrillic letter among Latin ones. */
export function hasMixedScripts(name: string): boolean {
  const words = removeInvisible(name.normalize('NFC')).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.some((word) => !wordInOneScript.test(word));
}
