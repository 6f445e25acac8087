import { maxTitleLength } from '../schema/meta.ts';

/** Replaces {product} in every text of a file. A page title that is too long loses its brand suffix. */
export function replaceProductName(data: unknown, name: string): unknown {
  if (typeof data === 'string') return data.replaceAll('{product}', () => name);
  if (Array.isArray(data)) return data.map((item) => replaceProductName(item, name));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      key === 'meta' ? replaceInMeta(value, name) : replaceProductName(value, name),
    ]),
  );
}

function replaceInMeta(meta: unknown, name: string): unknown {
  const replaced = replaceProductName(meta, name);
  const { title } = (meta ?? {}) as { title?: unknown };
  const { title: fullTitle } = (replaced ?? {}) as { title?: unknown };
  if (typeof title !== 'string' || String(fullTitle).length <= maxTitleLength) return replaced;
  const shortTitle = title.replace(/\s+\p{P}\s+\{product\}\s*$/u, '');
  return { ...(replaced as object), title: replaceProductName(shortTitle, name) };
}
