import { readFileSync } from 'node:fs';
import { toPlainForm } from './plain-form.ts';

const table = readFileSync(new URL('./confusables/table.txt', import.meta.url), 'utf8');
const smallCapitals = [...'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ'].entries();
const firstEnclosedLetters = ['🅐', '🅰', '🇦'].map((letter) => letter.codePointAt(0) ?? 0);
const charAt = (code: string) => String.fromCodePoint(Number.parseInt(code, 16));
const letterAt = (index: number) => String.fromCodePoint('a'.charCodeAt(0) + index);

/** The Latin spelling of each character that looks like Latin letters. */
export const lookalikes = new Map<string, string>([
  // The Unicode table lacks most small capitals, and letters in black circles, squares and flags.
  ...[...smallCapitals].map(
    ([index, letter]) => [letter, 'abcdefghijklmnoprstuvwyz'[index] ?? ''] as const,
  ),
  ...firstEnclosedLetters.flatMap((first) =>
    Array.from({ length: 26 }, (_, i) => [String.fromCodePoint(first + i), letterAt(i)] as const),
  ),
  ...[...table.matchAll(/^(\w+): (.+)$/gm)].flatMap(([, latin = '', codePoints = '']) =>
    codePoints
      .split(' ')
      // Without its dot, an i is read as an l.
      .map((code) => [charAt(code), latin === 'i' ? 'l' : latin] as const),
  ),
  // The Unicode table lacks lines of technical drawings.
  ...Array.from('¦│┃❘❙❚⎮⎪⏐▏▕', (line) => [line, 'l'] as const),
]);

const replaceLookalike = (character: string) =>
  lookalikes.get(character) ?? lookalikes.get(character.toUpperCase()) ?? character;

/** In a word with small letters, a capital I can be read as a small l. In capitals it cannot. */
const markCapitalI = (word: string) => (/\p{Ll}/u.test(word) ? word.replaceAll('I', 'l') : word);

/**
 * Latin letters for everything that looks like them, lowercase and without accents. In the result,
 * `ı` is a small l or a capital I, which look the same; `l` and `i` are only their other forms.
 */
export const toLatinLetters = (text: string): string =>
  Array.from(toPlainForm(text.replace(/[™℠]/g, ' ')).normalize('NFKD'), replaceLookalike)
    .join('')
    .replace(/\p{M}/gu, '')
    .replace(/\p{L}+/gu, markCapitalI)
    .replaceAll('l', 'ı')
    .toLowerCase();
