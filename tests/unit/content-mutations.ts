import fc from 'fast-check';
import type { Document } from 'yaml';
import { parseYamlDocument } from '../../src/model/load/yaml.ts';

/** `at` is the place in the file, from 0 to 1. */
type Mutate = (text: string, at: number, value: unknown) => string | Buffer;

const oddWords = `
  {product} {product ' " \\ $& $1 <b> </script> % __proto__ constructor null ~ https:// https://[
  javascript:0 / # ../x ſ e\u0301 0 #a #nowhere hotels/hero Yes 23:59 yes #12345g`;
const oddTexts = [
  ...oddWords.trim().split(/\s+/),
  ...['', ' ', '\n\n', '\0', '\u0007', '\u001b[31m', '\u007f', '\u0085', '\u2028', '\ud800'],
  ...['\ufeff', '\u202e', 'x'.repeat(100_000), '🔑'.repeat(2000), 'mailto:a@b\nX: y'],
];
const oddNumbers = [0, -0, -1, 0.5, 1e9, 2 ** 53, 1e308, Number.NaN, Number.POSITIVE_INFINITY];
const oddOthers = [null, true, false, [], {}, [[]], [null], { a: 1 }, new Date(0)];
const oddValue = fc.oneof(
  fc.constantFrom(...oddTexts),
  fc.constantFrom(...oddNumbers),
  fc.constantFrom(...oddOthers),
  fc.string({ unit: 'binary' }),
  fc.jsonValue(),
);

/** Not `String(value)`: random objects may have a `toString` that is no function. */
const asText = (value: unknown) =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));

/** Changes one field of the parsed file. */
const changeData =
  (change: (path: unknown[], file: Document, value: unknown) => void): Mutate =>
  (text, at, value) => {
    const file = parseYamlDocument(text);
    const paths = pathsIn(file.toJS());
    change(paths[Math.floor(at * paths.length)] ?? [], file, value);
    return file.toString();
  };

function pathsIn(value: unknown): unknown[][] {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, child]) => [
    [key],
    ...pathsIn(child).map((path) => [key, ...path]),
  ]);
}

const lastName = (path: unknown[]) => path.findLastIndex((step) => typeof step === 'string');

const changeLine =
  (change: (line: string) => string): Mutate =>
  (text, at) => {
    const lines = text.split('\n');
    const index = Math.floor(at * lines.length);
    return lines.with(index, change(lines[index] ?? '')).join('\n');
  };

const insert =
  (create: (value: unknown) => string): Mutate =>
  (text, at, value) => {
    const place = Math.floor(at * text.length);
    return text.slice(0, place) + create(value) + text.slice(place);
  };

const aliasBomb = ['a: &a [x, x, x, x, x, x, x, x, x]'];
for (const [from, to] of ['ab', 'bc', 'cd', 'de', 'ef', 'fg', 'gh', 'hi'])
  aliasBomb.push(`${to}: &${to} [${`*${from}, `.repeat(9)}]`);

const mutations: Record<string, Mutate> = {
  'field removed': changeData((path, file) => file.deleteIn(path)),
  'field renamed': changeData((path, file, value) => {
    const field = path.slice(0, lastName(path) + 1);
    const found = file.getIn(field, true);
    file.deleteIn(field);
    file.setIn(field.with(-1, typeof value === 'string' ? value : 'other'), found);
  }),
  'odd value': changeData((path, file, value) => file.setIn(path, value)),
  'unknown field': changeData((path, file, value) =>
    file.setIn([...path.slice(0, lastName(path)), 'x'], value),
  ),
  'list 200 times as long': changeData((path, file) => {
    const place = path.findLastIndex((step) => typeof step === 'number');
    const item = file.getIn(path.slice(0, place + 1), true);
    for (let i = 0; place >= 0 && i < 200; i += 1) file.addIn(path.slice(0, place), item);
  }),
  'line doubled': changeLine((line) => `${line}\n${line}`),
  'line removed': changeLine(() => ''),
  'line outdented': changeLine((line) => line.replace(/^ {1,2}/, '')),
  tab: changeLine((line) => `\t${line}`),
  'YAML indicator': insert((value) =>
    `:-?&*!|>'"%@\`{}[]#,\t`.charAt(JSON.stringify(value ?? 0).length % 19),
  ),
  'odd text': insert(asText),
  'anchor and alias': changeLine((line) => `${line.replace(/: (.*)/, ': &x $1')}\nx: *x`),
  'recursive alias': changeLine((line) => line.replace(/: .*/, ': &x [ *x ]')),
  'alias bomb': (text) => `${text}\n${aliasBomb.join('\n')}\n`,
  'custom tag': changeLine((line) => line.replace(/: (.*)/, ': !secret $1')),
  'second document': insert(() => '\n---\n'),
  'deep nesting': (text, at) => `${text}\nx: ${'['.repeat(Math.ceil(at * 20_000))}`,
  truncated: (text, at) => text.slice(0, Math.floor(at * text.length)),
  'wrong byte': (text, at, value) => {
    const bytes = Buffer.from(text);
    const place = Math.floor(at * bytes.length);
    bytes.writeUInt8(bytes.readUInt8(place) ^ (1 + (asText(value).length % 255)), place);
    return bytes;
  },
  'UTF-16': (_text, at, value) => Buffer.from(asText(value).repeat(Math.ceil(at * 50)), 'utf16le'),
  'CRLF and BOM': (text) => `\ufeff${text.replaceAll('\n', '\r\n')}`,
};

/** Damages a file in `count` ways, the same ones for the same seed. */
export function mutate(text: string, seed: number, count: number) {
  const place = fc.noBias(fc.nat(999_999)).map((millionth) => millionth / 1_000_000);
  const kinds = fc.constantFrom(...Object.keys(mutations));
  const samples = fc.sample(fc.tuple(kinds, place, oddValue), { seed, numRuns: count });
  return samples.map(([kind, at, value]) => {
    const result = mutations[kind]?.(text, at, value) ?? '';
    return { kind, bytes: Buffer.isBuffer(result) ? result : Buffer.from(result) };
  });
}
