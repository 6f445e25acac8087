import fc from 'fast-check';
import { type Document, isCollection, isMap, isScalar, visit } from 'yaml';
import { parseYamlDocument } from '../../src/model/load/yaml.ts';

/** A content file as an editor, a merge or a broken disk might leave it. */
export interface Mutation {
  kind: string;
  bytes: Buffer;
}

/** `at` says where in the file, as a share of it. */
type Mutate = (text: string, at: number, value: unknown) => string | Buffer;

const strangeTexts = [
  ...[
    '',
    ' ',
    '\n\n',
    '{product}',
    '{product',
    "'",
    '"',
    '\\',
    '$&',
    '$1',
    '<b>',
    '</script>',
    '%',
  ],
  ...['\0', '\u0007', '\u001b[31m', '\u007f', '\u0085', '\u2028', '\ud800', '\ufeff', '\u202e'],
  ...[
    '__proto__',
    'constructor',
    'null',
    '~',
    'https://',
    'https://[',
    'javascript:0',
    '/',
    '#',
    '../x',
  ],
  ...[
    'x'.repeat(100_000),
    `https://${'x'.repeat(5000)}.test`,
    '🔑'.repeat(2000),
    'ſ',
    'e\u0301',
    '0',
  ],
  ...['mailto:a@b\nX: y', '#a', '#nowhere', 'hotels/hero', 'Yes', '23:59', 'yes', '#12345g'],
];
const strangeNumbers = [0, -0, -1, 0.5, 1e9, 2 ** 53, 1e308, Number.NaN, Number.POSITIVE_INFINITY];
const strangeOthers = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  { a: 1 },
  { __proto__: 1 },
  new Date(0),
];
const strange = fc.oneof(
  fc.constantFrom(...strangeTexts),
  fc.constantFrom(...strangeNumbers),
  fc.constantFrom(...strangeOthers),
  fc.string({ unit: 'binary' }),
  fc.jsonValue(),
);

/** A value may have a `toString` of its own that is none. */
const asText = (value: unknown) =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));

/** Changes the file as data, and writes it as YAML again. */
const asData =
  (change: (path: unknown[], file: Document, value: unknown) => void): Mutate =>
  (text, at, value) => {
    const file = parseYamlDocument(text);
    const paths: unknown[][] = [];
    visit(file, {
      Pair: (_key, pair, parents) => {
        paths.push(pathOf([...parents, pair]));
      },
      Seq: (_key, list, parents) => {
        for (const index of list.items.keys()) paths.push([...pathOf(parents), index]);
      },
    });
    change(paths[Math.floor(at * paths.length)] ?? [], file, value);
    return file.toString();
  };

function pathOf(parents: readonly unknown[]): unknown[] {
  return parents.flatMap((parent, index) => {
    if (parent && typeof parent === 'object' && 'key' in parent) {
      return [isScalar(parent.key) ? parent.key.value : parent.key];
    }
    const next = parents[index + 1];
    const place = isCollection(parent) && !isMap(parent) ? parent.items.indexOf(next) : -1;
    return place < 0 ? [] : [place];
  });
}

const lastName = (path: unknown[]) => path.findLastIndex((step) => typeof step === 'string');

const asLines =
  (change: (line: string) => string): Mutate =>
  (text, at) => {
    const lines = text.split('\n');
    const index = Math.floor(at * lines.length);
    lines[index] = change(lines[index] ?? '');
    return lines.join('\n');
  };

const insert =
  (what: (value: unknown) => string): Mutate =>
  (text, at, value) => {
    const place = Math.floor(at * text.length);
    return text.slice(0, place) + what(value) + text.slice(place);
  };

const bomb = ['a: &a [x, x, x, x, x, x, x, x, x]'];
for (const [from, to] of ['ab', 'bc', 'cd', 'de', 'ef', 'fg', 'gh', 'hi']) {
  bomb.push(`${to}: &${to} [${`*${from}, `.repeat(9)}]`);
}

const mutates: Record<string, Mutate> = {
  'a field removed': asData((path, file) => file.deleteIn(path)),
  'a field renamed': asData((path, file, value) => {
    const field = path.slice(0, lastName(path) + 1);
    const found = file.getIn(field, true);
    file.deleteIn(field);
    file.setIn(field.with(-1, typeof value === 'string' ? value : 'other'), found);
  }),
  'a field with a strange value': asData((path, file, value) => file.setIn(path, value)),
  'a field too many': asData((path, file, value) =>
    file.setIn([...path.slice(0, lastName(path)), 'x'], value),
  ),
  'a list two hundred times as long': asData((path, file) => {
    const place = path.findLastIndex((step) => typeof step === 'number');
    const item = file.getIn(path.slice(0, place + 1), true);
    for (let i = 0; place >= 0 && i < 200; i += 1) file.addIn(path.slice(0, place), item);
  }),
  'a line doubled': asLines((line) => `${line}\n${line}`),
  'a line gone': asLines(() => ''),
  'a line moved right': asLines((line) => `  ${line}`),
  'a line moved left': asLines((line) => line.replace(/^ {1,2}/, '')),
  'a tab': asLines((line) => `\t${line}`),
  'a mark of YAML': insert((value) =>
    `:-?&*!|>'"%@\`{}[]#,\t`.charAt(JSON.stringify(value ?? 0).length % 19),
  ),
  'strange words': insert(asText),
  'an anchor and its alias': asLines((line) => `${line.replace(/: (.*)/, ': &x $1')}\nx: *x`),
  'a list in itself': asLines((line) => line.replace(/: .*/, ': &x [ *x ]')),
  'a bomb of aliases': (text) => `${text}\n${bomb.join('\n')}\n`,
  'a merge key': asLines((line) => `${line}\n<<: { a: 1 }`),
  'a tag': asLines((line) => line.replace(/: (.*)/, ': !!binary $1')),
  'an own tag': asLines((line) => line.replace(/: (.*)/, ': !secret $1')),
  'two documents': insert(() => '\n---\n'),
  'far too deep': (text, at) => `${text}\nx: ${'['.repeat(Math.ceil(at * 20_000))}`,
  'cut short': (text, at) => text.slice(0, Math.floor(at * text.length)),
  'bytes turned': (text, at, value) => {
    const bytes = Buffer.from(text);
    const place = Math.floor(at * bytes.length);
    bytes.writeUInt8(bytes.readUInt8(place) ^ (1 + (asText(value).length % 255)), place);
    return bytes;
  },
  'not text at all': (_text, at, value) =>
    Buffer.from(asText(value).repeat(Math.ceil(at * 50)), 'utf16le'),
  'other line ends': (text) => `\ufeff${text.replaceAll('\n', '\r\n')}`,
};

/** As many as are asked for, the same ones for the same seed. */
export function mutationsOf(text: string, seed: number, count: number): Mutation[] {
  const place = fc.noBias(fc.nat(999_999)).map((millionth) => millionth / 1_000_000);
  const recipes = fc.sample(fc.tuple(fc.constantFrom(...Object.keys(mutates)), place, strange), {
    seed,
    numRuns: count,
  });
  return recipes.map(([kind, at, value]) => {
    const result = mutates[kind]?.(text, at, value) ?? '';
    return { kind, bytes: Buffer.isBuffer(result) ? result : Buffer.from(result) };
  });
}
