/** What was found instead of the expected value, for an error message. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'it is missing';
  if (Array.isArray(value)) return 'got a list';
  if (value !== null && typeof value === 'object') return 'got fields';
  return `got ${JSON.stringify(value)}`;
}
