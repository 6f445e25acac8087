/**
 * For each new item the place of the old one it was, if any: those that are the same, as many as
 * can be found in order, and between them those in the same place, which somebody has changed.
 */
export function align(olds: unknown[], news: unknown[]): (number | undefined)[] {
  const partners = new Array<number | undefined>(news.length).fill(undefined);
  if (olds.length === news.length) return partners.map((_, index) => index);
  const anchors = [...commonest(olds, news), [olds.length, news.length] as const];
  let [old, now] = [0, 0];
  for (const [nextOld, nextNow] of anchors) {
    while (old < nextOld && now < nextNow) partners[now++] = old++;
    if (nextNow < news.length) partners[nextNow] = nextOld;
    [old, now] = [nextOld + 1, nextNow + 1];
  }
  return partners;
}

/** The longest common subsequence, as pairs of places. */
function commonest(olds: unknown[], news: unknown[]): [number, number][] {
  const lengths = Array.from({ length: olds.length + 1 }, () =>
    new Array<number>(news.length + 1).fill(0),
  );
  const at = (old: number, now: number) => lengths[old]?.[now] ?? 0;
  for (let old = olds.length - 1; old >= 0; old--) {
    for (let now = news.length - 1; now >= 0; now--) {
      (lengths[old] as number[])[now] = same(olds[old], news[now])
        ? at(old + 1, now + 1) + 1
        : Math.max(at(old + 1, now), at(old, now + 1));
    }
  }
  const pairs: [number, number][] = [];
  let [old, now] = [0, 0];
  while (old < olds.length && now < news.length) {
    if (same(olds[old], news[now])) pairs.push([old++, now++]);
    else if (at(old + 1, now) >= at(old, now + 1)) old++;
    else now++;
  }
  return pairs;
}

/** For what YAML can say: texts, numbers, lists and fields, in whatever order those are. */
export function same(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [mine, theirs] = [Object.entries(one), Object.entries(other)];
  return (
    mine.length === theirs.length &&
    mine.every(([key, value]) => key in other && same(value, (other as typeof one)[key as never]))
  );
}
