/**
 * Puts new values into a YAML text and leaves all else as it was: comments, order, quotes, and
 * whether a list stands in lines or in brackets. The text is taken apart into tokens, only those of
 * a value that differs are touched, and the tokens are put together again.
 */
import {
  CST,
  Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { parseYamlTokens, safeParseYaml } from '../src/model/load/yaml.ts';
import { align, same } from './align.ts';

type List = CST.BlockSequence | CST.FlowCollection;
type Fields = Record<string, unknown>;
type Style = (node: Scalar, now: unknown, inFlow: boolean) => Scalar.Type;

/** The text with these values, or an error: never a text that would be read as something else. */
export function keep(text: string, value: unknown): string {
  for (const style of [asItWas, alwaysQuoted]) {
    const kept = write(text, value, style);
    if (reads(kept, value)) return kept;
  }
  throw new Error('these words cannot be written into the file');
}

function reads(text: string, value: unknown) {
  const read = safeParseYaml(text);
  return 'data' in read && same(read.data, value);
}

function write(text: string, value: unknown, style: Style): string {
  const { tokens, document } = parseYamlTokens(text);
  const root = document?.contents;
  if (!root || !change(root, document.toJS(), value, false)) return block(value, 0);
  return tokens.map((token) => CST.stringify(token)).join('');

  /** Whether the value could be put into the node; if not, the node must be written anew. */
  function change(node: Node, was: unknown, now: unknown, within: boolean): boolean {
    if (same(was, now)) return true;
    const token = node.srcToken;
    if (!token) return false;
    const inFlow = within || token.type === 'flow-collection';
    if (isScalar(node) && (typeof now !== 'object' || now === null)) {
      const type = style(node, now, inFlow);
      CST.setScalarValue(token, String(now), { afterKey: true, inFlow, type });
      return true;
    }
    if (isMap(node) && isFields(now)) return changeFields(node, was as Fields, now, inFlow);
    if (isSeq(node) && Array.isArray(now) && now.length > 0) {
      return changeList(node, was as unknown[], now, inFlow);
    }
    return false;
  }

  function changeFields(node: YAMLMap, was: Fields, now: Fields, inFlow: boolean): boolean {
    const token = node.srcToken as CST.BlockMap | CST.FlowCollection;
    const keys = node.items.map(({ key }) => String((key as Scalar).value));
    if (!keys.some((key) => key in now)) return false;
    for (const [index, key] of keys.entries()) {
      const item = node.items[index]?.srcToken as CST.CollectionItem;
      const value = node.items[index]?.value as Node | null;
      if (!(key in now)) remove(token, item);
      else if (!value || !change(value, was[key], now[key], inFlow)) {
        const after = /\s*$/.exec(item.value ? CST.stringify(item.value) : '')?.[0] ?? '';
        item.sep = [raw(isList(now[key]) && !inFlow ? ':\n' : ': ')];
        item.value = raw(inFlow ? flow(now[key]) + after : valueBelow(now[key], token.indent));
      }
    }
    const names = Object.keys(now);
    for (const [index, key] of names.entries()) {
      if (keys.includes(key)) continue;
      const before = names.slice(0, index).findLast((name) => keys.includes(name));
      const owner = node.items[keys.indexOf(before ?? '')]?.srcToken;
      const place = owner ? token.items.indexOf(owner as never) + 1 : token.items.length;
      const said = inFlow
        ? `, ${key}: ${flow(now[key])}`
        : block({ [key]: now[key] }, token.indent);
      token.items.splice(Math.max(place, 1), 0, { start: [raw(said)] } as never);
    }
    return true;
  }

  function changeList(node: YAMLSeq, was: unknown[], now: unknown[], inFlow: boolean): boolean {
    const token = node.srcToken as List;
    if (token.items.length === 0) return false;
    const olds = [...token.items];
    const partners = align(was, now);
    const items = now.map((value, index) => {
      const partner = partners[index];
      const like = partner ?? Math.max(0, ...partners.slice(0, index).map((one) => one ?? 0));
      const item = olds[like] as CST.CollectionItem;
      const old = node.items[like] as Node;
      if (partner !== undefined && change(old, was[partner], value, inFlow)) return item;
      const source = item.value ? CST.stringify(item.value) : '';
      const said = inFlow
        ? within(source, value)
        : likeIt(source, columnOf(item.value), value, token.indent + 2);
      return { start: [], value: raw(said) };
    }) as CST.CollectionItem[];
    const starts = olds.map(({ start }) => ({ start }));
    for (const [index, item] of items.entries()) setStart(token, starts, item, index);
    token.items.splice(0, token.items.length, ...(items as never[]));
    return true;
  }

  /** A new item looks like the one before it: as if that had been copied and changed. */
  function likeIt(source: string, column: number, value: unknown, indent: number) {
    const copied = write(`${' '.repeat(column)}${source}`, value, style);
    const fits = reads(copied, value) && /^ *\S/.test(copied);
    const said = (fits ? copied : block(value, indent)).trimStart();
    return said.endsWith('\n') ? said : `${said}\n`;
  }

  function within(source: string, value: unknown) {
    const copied = write(`[${source}]`, [value], style);
    return reads(copied, [value]) ? copied.trim().slice(1, -1) : flow(value);
  }

  function columnOf(token: CST.Token | undefined) {
    const offset = token && 'offset' in token ? token.offset : 0;
    return offset - (text.lastIndexOf('\n', offset - 1) + 1);
  }
}

const raw = (source: string) => ({ type: 'space', offset: 0, indent: 0, source }) as never;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A mark (a dash, a comma) belongs to the place in the list; a comment above an item to the item. */
function setStart(list: List, olds: CST.CollectionItem[], item: CST.CollectionItem, index: number) {
  const [first, second] = olds.map(({ start }) => start);
  if (list.type === 'flow-collection') {
    if (index === 0) item.start = first ?? [];
    else if (item.start === first || item.start.length === 0) item.start = second ?? [raw(', ')];
    return;
  }
  const comments = item.start.slice(0, lastBreak(item.start) + 1);
  const mark = second ? second.slice(lastBreak(second) + 1) : [raw(`${' '.repeat(list.indent)}- `)];
  if (index > 0) item.start = [...comments, ...mark];
  else if (comments.length > 0) item.start = [...dropIndent(comments), ...mark];
  else item.start = first ?? [];
}

const lastBreak = (start: CST.SourceToken[]) =>
  start.findLastIndex(({ type }) => type === 'newline');
const dropIndent = (start: CST.SourceToken[]) =>
  start[0]?.type === 'space' ? start.slice(1) : start;

function remove(token: CST.BlockMap | CST.FlowCollection, item: CST.CollectionItem) {
  const index = token.items.indexOf(item as never);
  const next = token.items[1] as CST.CollectionItem | undefined;
  if (index === 0 && next) {
    next.start = token.type === 'flow-collection' ? item.start : dropIndent(next.start);
  }
  token.items.splice(index, 1);
}

/** Quotes stay where they were, and come where a bare text would be read as something else. */
function asItWas(node: Scalar, now: unknown, inFlow: boolean): Scalar.Type {
  if (typeof now !== 'string') return 'PLAIN';
  if (now.includes('\n')) return inFlow ? 'QUOTE_DOUBLE' : 'BLOCK_LITERAL';
  if (node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE') return node.type;
  return reads(inFlow ? `{ a: ${now} }` : `a: ${now}`, { a: now }) ? 'PLAIN' : 'QUOTE_DOUBLE';
}

const alwaysQuoted: Style = (_node, now) => (typeof now === 'string' ? 'QUOTE_DOUBLE' : 'PLAIN');

/** Fields and lists begin on the next line, and all else beside the key. */
const isList = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;
const valueBelow = (value: unknown, indent: number) =>
  isList(value) ? block(value, indent + 2) : block({ a: value }, indent).trimStart().slice(3);

/** A value as lines of its own; a few short words in braces, as the files have them. */
function block(value: unknown, indent: number): string {
  const document = new Document(value);
  visit(document, {
    Map(_key, map) {
      const said = JSON.stringify(map.toJS(document));
      if (map !== document.contents && !/[[\n]|\\n|\{.*\{/.test(said) && said.length < 80) {
        map.flow = true;
      }
    },
  });
  return document.toString({ lineWidth: 0 }).replace(/^(?=.)/gm, ' '.repeat(indent));
}

function flow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`;
  if (isFields(value)) {
    const fields = Object.entries(value).map(([key, one]) => `${key}: ${flow(one)}`);
    return `{ ${fields.join(', ')} }`;
  }
  const list = new Document();
  list.contents = list.createNode([value], { flow: true });
  const said = list.toString({ lineWidth: 0, flowCollectionPadding: false, blockQuote: false });
  return said.trim().slice(1, -1);
}
