import { readFileSync } from 'node:fs';
import { hasContactDetails } from './contact-details.ts';
import { toLatinLetters } from './latin-letters.ts';
import { hasMixedScripts } from './scripts.ts';

const lines = readFileSync(new URL('./blocked-names.txt', import.meta.url), 'utf8').split('\n');
const ordinaryWords = lines.flatMap((line) => (line.startsWith('+') ? line.slice(1).trim() : []));
const blockedNames = lines
  .filter((line) => /^[\p{L}\p{N}]/u.test(line))
  .map((line) => line.normalize('NFKD').toLowerCase());

/** What is written for a letter, in the result of `toLatinLetters`. */
const substitutes: Record<string, string> = {
  a: '[a4@]',
  b: '[b8]',
  d: 'd|cı',
  e: '[e3€]',
  i: '[iı1|!]',
  l: '[lı1|!£]',
  m: 'm|rn',
  o: '[o0]',
  s: '[s5$]',
  t: '[t7]',
  w: 'w|vv',
};
const toPattern = (letter: string) =>
  substitutes[letter] ?? [...new Set([letter, letter.toUpperCase()].map(toLatinLetters))].join('|');
const notBetweenLetters = (pattern: string) => `(?<!\\p{L})(?:${pattern})(?!\\p{L})`;

/** Matches a blocked name in the result of `toWords`: as a word, and from five letters on in a word. */
function createPattern(name: string): RegExp {
  const letters = name.match(/[\p{L}\p{N}]/gu) ?? [];
  const [joined = '', spaced, loose = ''] = ['', ' ', ' ?'].map((separator) =>
    letters.map((letter) => `(?:${toPattern(letter)})`).join(separator),
  );
  const patterns =
    letters.length >= 5
      ? [joined, notBetweenLetters(loose)]
      : [notBetweenLetters(`${joined}|${spaced}`), `^${loose}$`];
  return new RegExp(patterns.join('|'), 'gu');
}
const patterns = blockedNames.map(createPattern);
const ordinaryPattern = new RegExp(
  notBetweenLetters(ordinaryWords.join('|')).replace(/[il]/g, '[$&ı]').replaceAll('*', '\\p{L}*'),
  'gu',
);

/** Letters of East Asian scripts: a Latin word next to them needs no space. */
const cjk = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Bopo}]/gu;

/** The words in Latin letters, separated by single spaces. */
const toWords = (text: string) =>
  toLatinLetters(text)
    .replace(cjk, ' ')
    .replace(/[^\p{L}\p{N}|!$€£@]+/gu, ' ')
    .replace(ordinaryPattern, ' ')
    .trim();

/** 'VisaCard' and 'VISACard' are two words. */
const splitCapitals = (text: string) =>
  text.replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{Lu}{2})(?=\p{Ll})/gu, ' ');
/** Circled letters, superscripts and other symbols are either part of a word or added to it. */
const removeSymbols = (text: string) => text.replace(/[\p{So}\p{Lm}\p{No}]/gu, ' ');

/** Whether a name contains one of blocked-names.txt, however it is written. */
export function hasBlockedName(name: string): boolean {
  const spellings = [name, splitCapitals(name), removeSymbols(name)].map(toWords);
  return patterns.some((pattern) =>
    spellings.some((words) => words.match(pattern)?.some((match) => /\p{L}/u.test(match))),
  );
}

/** Whether a pass with this name may be signed. docs/passes.md lists what is refused. */
export const isNameAllowed = (name: string): boolean =>
  // What these look like depends on the font: U+F8FF is the logo of Apple.
  !/\p{Co}/u.test(name) &&
  !hasContactDetails(name) &&
  !hasMixedScripts(name) &&
  !hasBlockedName(name);
