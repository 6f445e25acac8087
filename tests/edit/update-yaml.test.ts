import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Document, type Scalar, visit } from 'yaml';
import { readContentFiles } from '../../src/model/load/read-files.ts';
import { parseYamlDocument, safeParseYaml } from '../../src/model/load/yaml.ts';
import { formatYaml, updateYaml } from '../../tools/editor/update-yaml.ts';

const files = Object.entries(readContentFiles()).map(([file, source]) => {
  const text = formatYaml(source);
  const positions = textNodes(parseYamlDocument(text)).map((node) => linesOf(text, node));
  return { file, source, text, positions };
});

/** Pasted text, and text that YAML could read as syntax, a number or a keyword. */
const difficult = [
  ..."a: b|a #b|# a|- a|? a|*a|&a|!a|%a|@a|`a`|> a|---|\"|'|\"a\"|it's|''|\\|\\n|a\\".split('|'),
  ...'{a}|[a]|{ a: b }|a, b|]|}|{product}|{product}: a|{|[|,|:|: | :|a:|-|...'.split('|'),
  ...'true|false|null|~|yes|1|1.5|-1|0x1f|1e3|.inf|2026-11-14|15:00'.split('|'),
  ...['two\nlines', 'a\n\nb', 'a: b\n# c\n- d', '\n', 'a\n', '\na', '  a\n b', '| a', '|'],
  ...[' a', 'a ', '\ta', 'a\tb', '💳 pass', 'שלום', 'مرحبا: بك', '‮abc', '字', 'é', ' ', ''],
  'a'.repeat(400),
];
const texts = fc.oneof(fc.constantFrom(...difficult), fc.string({ unit: 'grapheme' }), fc.lorem());
const step = 5;

test('content files are in the format of the editor', () => {
  const unformatted = files.filter(({ source, text }) => source !== text).map(({ file }) => file);
  expect(unformatted, 'run: npm run edit -- format').toEqual([]);
});

test.for(files)('updateYaml writes any text and changes only its lines: $file', (file) => {
  const values = fc.array(texts, { minLength: 20, maxLength: 20 });
  const property = fc.property(fc.nat(step - 1), values, (first, some) =>
    expectOnlyEdited(file, first, (index) => some[index % some.length]),
  );
  fc.assert(property, { numRuns: 40 });
});

const list = '# above\n- a # beside\n- c\n';
const [item, lastItem] = ['- name: a\n  at: "18:20"\n  with: [ { b: c } ]\n', '- name: d\n'];

test.each([
  ['moves comments with a reordered item', list, ['c', 'a'], '- c\n# above\n- a # beside\n'],
  ['keeps comments of an edited item', list, ['A', 'c', 'd'], '# above\n- A # beside\n- c\n- d\n'],
  ['adds items without comments', list, ['a', 'b', 'c'], '# above\n- a # beside\n- b\n- c\n'],
  ['removes the first item of a list', list, ['c'], '- c\n'],
  [
    'adds a block item like the item before it',
    item + lastItem,
    [...['a', 'A: b'].map((name) => ({ name, at: '18:20', with: [{ b: 'c' }] })), { name: 'd' }],
    item + item.replace('name: a', 'name: "A: b"') + lastItem,
  ],
  [
    'adds an item to a flow list',
    'a: [ "b, c", d ]\n',
    { a: ['b, c', 'd', 'e, f'] },
    'a: [ "b, c", d, "e, f" ]\n',
  ],
  [
    'removes a field of a flow map',
    'a: { b: c, d: e, f: g }\n',
    { a: { b: 'c', f: 'g' } },
    'a: { b: c, f: g }\n',
  ],
  [
    'adds a field to a block map',
    'a:\n  - b: c\n    d: "1"\ne: f\n',
    { a: [{ b: 'c', d: '1', g: 'h' }], e: 'f' },
    'a:\n  - b: c\n    d: "1"\n    g: h\ne: f\n',
  ],
])('updateYaml %s', (_name, text, data, expected) => {
  expect(updateYaml(text, data)).toBe(expected);
});

/** Edits every fifth text at once and expects all other lines to stay, in order. */
function expectOnlyEdited(
  { text, positions }: (typeof files)[number],
  first: number,
  textAt: (index: number) => string | undefined,
) {
  const isEdited = (_: unknown, index: number) => index % step === first;
  const document = parseYamlDocument(text);
  for (const [index, node] of textNodes(document).filter(isEdited).entries()) {
    node.value = textAt(index);
  }
  const data = document.toJS();
  const updated = updateYaml(text, data);
  expect(safeParseYaml(updated)).toEqual({ data });
  let [position, found] = [0, 0];
  for (const [start, end] of positions.filter(isEdited)) {
    const between = text.slice(position, Math.max(position, start));
    const index = updated.indexOf(between, found);
    expect(index, `the lines before ${text.slice(start, end)}`).toBeGreaterThanOrEqual(found);
    [position, found] = [Math.max(position, end), index + between.length];
  }
  expect(updated.slice(found).endsWith(text.slice(position))).toBe(true);
}

function textNodes(document: Document): Scalar[] {
  const nodes: Scalar[] = [];
  visit(document, {
    Scalar(key, node) {
      if (key !== 'key' && typeof node.value === 'string') nodes.push(node);
    },
  });
  return nodes;
}

/** The start and end of the lines that hold a value. */
function linesOf(text: string, { range }: Scalar) {
  const [from, , to] = range ?? [0, 0, 0];
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const end = text[to - 1] === '\n' ? to : text.indexOf('\n', to) + 1;
  return [start, end] as const;
}
