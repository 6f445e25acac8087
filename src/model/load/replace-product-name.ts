/** Replaces {product} in every text of a file. */
export function replaceProductName(data: unknown, name: string): unknown {
  if (typeof data === 'string') return data.replaceAll('{product}', () => name);
  if (Array.isArray(data)) return data.map((item) => replaceProductName(item, name));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, replaceProductName(value, name)]),
  );
}
