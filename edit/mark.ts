/** While the site is edited, every text carries its place in the content, in signs nobody sees. */
import { fieldIn, itemIn, kindOf, type Shape, shapeOf } from './shape.ts';

export interface Place {
  file: string;
  path: (string | number)[];
}

/** All places by number. A place keeps its number as long as the editor runs. */
const places: Place[] = [];
const numbers = new Map<string, number>();

export const placeOf = (number: number): Place | undefined => places[number];

/** Compared by the islands, and so without a mark: what stands beside them has one. */
const compared = [
  /^(?:pass|timeline|page\..*\bpass)\..*\blabel$/,
  /^page\.dashboard\.board\.(?:leases\.\d+\.unit|units\.\d+)$/,
  /^liveWallet\.export\.fileName$/,
];
const isCompared = (path: Place['path']) => compared.some((one) => one.test(path.join('.')));

/** The data of a file with a mark after each text that the schema calls words. */
export function mark<Data>(file: string, data: Data): Data {
  return walk(data, shapeOf(file), []) as Data;

  function walk(value: unknown, shape: Shape | undefined, path: Place['path']): unknown {
    if (typeof value === 'string') {
      return isWords(shape) && !isCompared(path) ? value + signOf({ file, path }) : value;
    }
    if (typeof value !== 'object' || !value) return value;
    if (Array.isArray(value)) {
      return value.map((one, index) => walk(one, itemIn(shape), [...path, index]));
    }
    const own = kindOf(shape, value);
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [
        key,
        walk(one, fieldIn(own, key), [...path, key]),
      ]),
    );
  }
}

const isWords = (shape?: Shape) =>
  shape?.type === 'string' && shape.minLength === 1 && !shape.enum && !shape.pattern;

/** In base 4 with U+2060 to U+2063, after U+2064: none has a width, or lets a line break. */
function signOf(place: Place): string {
  const key = JSON.stringify(place);
  const number = numbers.get(key) ?? places.push(place) - 1;
  numbers.set(key, number);
  const digits = [...number.toString(4)].map((digit) =>
    String.fromCharCode(0x2060 + Number(digit)),
  );
  return `\u2064${digits.join('')}`;
}
