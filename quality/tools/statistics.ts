export function median(values: number[]) {
  return percentile(values, 50);
}

export function percentile(values: number[], share: number) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil((share / 100) * sorted.length) - 1)] ?? Number.NaN;
}
