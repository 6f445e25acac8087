import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keep } from '../../edit/keep.ts';
import { readContentFiles } from '../../src/model/load/read-files.ts';
import { parseYamlDocument, safeParseYaml } from '../../src/model/load/yaml.ts';

type Path = (string | number)[];
type Range = [number, number, number];

const files = Object.entries(readContentFiles()).map(([file, text]) => {
  const document = parseYamlDocument(text);
  const data: unknown = document.toJS();
  const rangeOf = (path: Path) => (document.getIn(path, true) as { range: Range }).range;
  const places = textsIn(data).map((path) => ({ path, lines: linesOf(text, rangeOf(path)) }));
  return { file, text, data, places };
});

/** What people paste, and what YAML would like to read as something else. */
const nasty = [
  ...[
    'a: b',
    'a #b',
    '# a',
    '- a',
    '? a',
    '*a',
    '&a',
    '!a',
    '%a',
    '@a',
    '`a`',
    '| a',
    '> a',
    '---',
  ],
  ...[
    '"',
    "'",
    '"a"',
    "it's",
    "''",
    '\\',
    '\\n',
    'a\\',
    '{a}',
    '[a]',
    '{ a: b }',
    'a, b',
    ']',
    '}',
  ],
  ...[
    '{product}',
    '{product}: a',
    'Make It {product}',
    '{',
    '[',
    ',',
    ':',
    ': ',
    ' :',
    'a:',
    '-',
    '...',
  ],
  ...[
    'true',
    'false',
    'null',
    '~',
    'yes',
    '1',
    '1.5',
    '-1',
    '0x1f',
    '1e3',
    '.inf',
    '2026-11-14',
    '15:00',
  ],
  ...[
    'two\nlines',
    'a\n\nb',
    'a: b\n# c\n- d',
    '\n',
    'a\n',
    '\na',
    ' a',
    'a ',
    '  a\n b',
    '\ta',
    'a\tb',
  ],
  ...['💳 pass', 'שלום עולם', 'مرحبا: بك', '‮abc', '字', 'é', ' ', '', 'a'.repeat(400)],
];
const words = fc.oneof(fc.constantFrom(...nasty), fc.string({ unit: 'grapheme' }), fc.lorem());
const every = 5;

describe.for(files)('the writer in $file', (file) => {
  test('writes any words into any text, and touches only the lines of those texts', () => {
    for (let turn = 0; turn < every * 6; turn++) {
      expectOnlyThere(file, turn % every, (index) => nasty[(index + turn * 7) % nasty.length]);
    }
  });

  test('writes whatever else somebody may type', () => {
    const some = fc.array(words, { minLength: 20, maxLength: 20 });
    const property = fc.property(fc.nat(every - 1), some, (first, values) =>
      expectOnlyThere(file, first, (index) => values[index % values.length]),
    );
    fc.assert(property, { numRuns: 10 });
  });
});

test.each<[string, (data: never) => void, string[], string[]]>([
  [
    'a list in lines grows',
    ({ timeline: { moments } }: Hotels) => moments.splice(1, 0, { ...moments[0], name: 'A: b' }),
    [],
    [
      '    - name: "A: b"',
      '      date: 2026-11-05',
      '      time: "18:20"',
      '      notification: You are booked. See you on Saturday.',
      '      changes: [{ label: Room, value: Soon }]',
    ],
  ],
  [
    'and shrinks at its beginning',
    ({ useCase: { benefits } }: Hotels) => benefits.shift(),
    ['    - Room access without plastic keycards'],
    [],
  ],
  [
    'a list in brackets grows',
    ({ page }: Hotels) => page.steps.send.messages.push('a, b'),
    ['      messages: ["See you tonight, Ida.", "Your key is ready to add:"]'],
    ['      messages: ["See you tonight, Ida.", "Your key is ready to add:", "a, b"]'],
  ],
  [
    'a field goes, and another comes',
    ({ tenant, page }: Hotels) => {
      delete tenant.logo;
      page.rows[0] = { ...page.rows[0], notification: 'Now' };
    },
    ['tenant: { name: Alder House, logo: alder-house, art: arches }'],
    ['tenant: { name: Alder House, art: arches }', '      notification: Now'],
  ],
])('%s: only its own lines change', (_name, change, gone, came) => {
  const file = 'src/content/verticals/hotels.yaml';
  const text = readContentFiles()[file] as string;
  const data = parseYamlDocument(text).toJS();
  change(data as never);
  const [was, is] = [text.split('\n'), keep(text, data).split('\n')];
  expect(without(was, is)).toEqual(gone);
  expect(without(is, was)).toEqual(came);
});

interface Hotels {
  tenant: { logo?: string };
  timeline: { moments: { name: string }[] };
  useCase: { benefits: string[] };
  page: { rows: object[]; steps: { send: { messages: string[] } } };
}

/** The lines of one text that the other has not, as often as it has them more. */
function without(lines: string[], others: string[]) {
  const left = [...others];
  return lines.filter((line) => {
    const place = left.indexOf(line);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

/** Every fifth text is changed at once, from the first that is named. */
function expectOnlyThere(
  { text, data, places }: (typeof files)[number],
  first: number,
  wordsAt: (index: number) => string | undefined,
) {
  const wanted = structuredClone(data);
  const changed = places.filter((_, index) => index % every === first % every);
  for (const [index, { path }] of changed.entries()) set(wanted, path, wordsAt(index));
  const kept = keep(text, wanted);
  expect(safeParseYaml(kept)).toEqual({ data: wanted });
  let [from, seen] = [0, 0];
  for (const { lines } of changed) {
    const between = text.slice(from, Math.max(from, lines[0]));
    const place = kept.indexOf(between, seen);
    expect(place, `the lines before ${text.slice(...lines)}`).toBeGreaterThanOrEqual(seen);
    [from, seen] = [Math.max(from, lines[1]), place + between.length];
  }
  expect(kept.slice(seen).endsWith(text.slice(from))).toBe(true);
}

/** Where the lines of a text begin and end. */
function linesOf(text: string, [from, , to]: Range) {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const end = text[to - 1] === '\n' ? to : text.indexOf('\n', to) + 1;
  return [start, end] as const;
}

function textsIn(data: unknown, path: Path = []): Path[] {
  if (typeof data === 'string') return [path];
  if (typeof data !== 'object' || data === null) return [];
  const places = Array.isArray(data) ? [...data.entries()] : Object.entries(data);
  return places.flatMap(([key, value]) => textsIn(value, [...path, key]));
}

function set(data: unknown, path: Path, value: unknown) {
  const last = path.at(-1) as string;
  const owner = path.slice(0, -1).reduce((one, key) => (one as never)[key], data);
  (owner as Record<string, unknown>)[last] = value;
}
