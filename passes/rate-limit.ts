const [minute, day] = [60, 24 * 60 * 60];

/** How much of something may happen within so many seconds. */
interface Limit {
  most: number;
  within: number;
}

export const addressLimits: Limit[] = [
  { most: 5, within: minute },
  { most: 20, within: day },
];
export const siteLimit: Limit = { most: 120, within: minute };
/** One pass is fetched once or twice; who asks for it again and again has seen it. */
export const serialLimits: Limit[] = [{ most: 5, within: day }];

/** Counts by key, and remembers only what still counts. */
export class Counter {
  #limits: Limit[];
  #longest: number;
  #times = new Map<string, number[]>();
  #swept = 0;

  constructor(limits: Limit[]) {
    this.#limits = limits;
    this.#longest = Math.max(...limits.map(({ within }) => within));
  }

  /** In how many seconds there is room again: 0 is now. */
  wait(key: string, now: number): number {
    const times = this.#times.get(key) ?? [];
    const waits = this.#limits.map(({ most, within }) => {
      const first = times.at(-most);
      return first === undefined ? 0 : Math.max(0, first + within - now);
    });
    return Math.ceil(Math.max(...waits));
  }

  add(key: string, now: number) {
    const times = (this.#times.get(key) ?? []).filter((time) => time > now - this.#longest);
    this.#times.set(key, [...times, now]);
    if (now - this.#swept < minute) return;
    this.#swept = now;
    for (const [one, known] of this.#times)
      if ((known.at(-1) ?? 0) <= now - this.#longest) this.#times.delete(one);
  }
}

/** Takes one from each, or from none: what is refused costs nobody anything. */
export function take(counters: [counter: Counter, key: string][], now: number): number {
  const wait = Math.max(...counters.map(([counter, key]) => counter.wait(key, now)));
  if (wait === 0) for (const [counter, key] of counters) counter.add(key, now);
  return wait;
}

/** Whom an address stands for: of IPv6 a household has a whole network of 64 bits. */
export function rateLimitKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, '').replace(/%.*$/, '');
  if (!plain.includes(':')) return plain;
  const [start = '', end] = plain.toLowerCase().split('::');
  const groups = start.split(':').filter(Boolean);
  const missing = end === undefined ? 0 : 8 - groups.length - end.split(':').filter(Boolean).length;
  const whole = [...groups, ...Array(Math.max(0, missing)).fill('0'), ...(end ?? '').split(':')];
  return `${whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':')}::/64`;
}
