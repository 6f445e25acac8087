import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { parseYamlDocument, safeParseYaml } from '../../src/model/load/yaml.ts';
import { type Fields, isEqual, isFields } from './data.ts';

/** Content files are stored in this format, so a save changes only the lines that were edited. */
export const formatYaml = (text: string) => print(parseYamlDocument(text));

const print = (document: Document) => document.toString({ lineWidth: 0 });

/** Writes the data into the YAML text; comments, key order and quotes stay. */
export function updateYaml(text: string, data: unknown): string {
  const document: Document = parseYamlDocument(text);
  document.contents = update(document, document.contents, data);
  const updated = print(document);
  const parsed = safeParseYaml(updated);
  if (!('data' in parsed) || !isEqual(parsed.data, data)) {
    throw new Error('This text cannot be written as YAML. Nothing was saved.');
  }
  return updated;
}

export function removeComments(text: string): string {
  const document = parseYamlDocument(text);
  document.commentBefore = document.comment = null;
  return print(withoutComments(document));
}

function withoutComments<Tree extends Document | Node>(tree: Tree): Tree {
  visit(tree, {
    Node(_key, node) {
      node.commentBefore = node.comment = null;
    },
  });
  return tree;
}

function update(document: Document, node: unknown, value: unknown): Node {
  if (isMap(node) && isFields(value)) return updateMap(document, node, value);
  if (isSeq(node) && Array.isArray(value)) return updateList(document, node, value);
  if (!isScalar(node) || typeof value === 'object') return document.createNode(value);
  if (node.value === value) return node;
  node.value = value;
  // A multi-line text becomes a block, a block of one line a plain text.
  if (String(value).includes('\n') || node.type?.startsWith('BLOCK')) delete node.type;
  return node;
}

function updateMap(document: Document, map: YAMLMap, value: Fields): Node {
  map.items = map.items.filter(({ key }) => String(key) in value);
  for (const pair of map.items) pair.value = update(document, pair.value, value[String(pair.key)]);
  const keys = Object.keys(value);
  for (const [index, key] of keys.entries()) {
    if (map.has(key)) continue;
    const previous = map.items.findIndex((pair) => String(pair.key) === keys[index - 1]);
    map.items.splice(previous + 1, 0, document.createPair(key, value[key]));
  }
  return map;
}

/** Unchanged items keep their nodes, so comments move with them. */
function updateList(document: Document, list: YAMLSeq, values: unknown[]): Node {
  const nodes = list.items as Node[];
  const unused = new Set(nodes);
  const unchanged = values.map((value) => {
    const node = [...unused].find((node) => isEqual(node.toJS(document), value));
    if (node) unused.delete(node);
    return node;
  });
  let next = 0;
  let example = nodes[0];
  list.items = values.map((value, index) => {
    const following = nodes[next];
    const edited = following && unused.has(following) ? following : undefined;
    const reused = unchanged[index] ?? edited;
    if (reused) next = nodes.indexOf(reused) + 1;
    const node = reused ?? (example && withoutComments(example.clone() as Node));
    example = update(document, node, value);
    return example;
  });
  return list;
}
