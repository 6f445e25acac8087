const [minute, day] = [60, 24 * 60 * 60];

interface Limit {
  max: number;
  windowSeconds: number;
}

const addressLimits: Limit[] = [
  { max: 5, windowSeconds: minute },
  { max: 20, windowSeconds: day },
];
/** For an IPv6 network of /48, which has many of /64. */
const networkLimits: Limit[] = [
  { max: 20, windowSeconds: minute },
  { max: 80, windowSeconds: day },
];
export const siteLimit: Limit = { max: 120, windowSeconds: minute };
/** How often one pass can be downloaded. */
const serialLimits: Limit[] = [{ max: 5, windowSeconds: day }];
/** How often the phones of one pass can fetch an update, and its page can ask for the state. */
const updateLimits: Limit[] = [{ max: 100, windowSeconds: day }];
const stateLimits: Limit[] = [{ max: 60, windowSeconds: minute }];
/** Phones that one address can register, its requests with the token of a pass, and those for a list. */
const registrationLimits: Limit[] = [
  { max: 20, windowSeconds: minute },
  { max: 100, windowSeconds: day },
];
const phoneLimits: Limit[] = [{ max: 240, windowSeconds: minute }];
/** Problems that the phones of one address can report: anybody can send them. */
const logLimits: Limit[] = [
  { max: 5, windowSeconds: minute },
  { max: 20, windowSeconds: day },
];

/** Sliding-window rate limiter, in memory. Times are in seconds, on a clock that is never set. */
export class RateLimiter {
  #limits: Limit[];
  #longestWindow: number;
  #times = new Map<string, number[]>();
  #lastCleanup = 0;

  constructor(limits: Limit[]) {
    this.#limits = limits;
    this.#longestWindow = Math.max(...limits.map(({ windowSeconds }) => windowSeconds));
  }

  /** Seconds until the next request is allowed; 0 means now. */
  secondsUntilAllowed(key: string, now: number): number {
    const times = this.#times.get(key) ?? [];
    const waits = this.#limits.map(({ max, windowSeconds }) => {
      const oldest = times.at(-max);
      return oldest === undefined ? 0 : Math.max(0, oldest + windowSeconds - now);
    });
    return Math.ceil(Math.max(...waits));
  }

  record(key: string, now: number) {
    const times = (this.#times.get(key) ?? []).filter((time) => time > now - this.#longestWindow);
    this.#times.set(key, [...times, now]);
    if (now - this.#lastCleanup < minute) return;
    this.#lastCleanup = now;
    for (const [otherKey, otherTimes] of this.#times)
      if ((otherTimes.at(-1) ?? 0) <= now - this.#longestWindow) this.#times.delete(otherKey);
  }
}

export type LimitCheck = [limiter: RateLimiter, key: string];

/**
 * Records the request with every limiter if all of them allow it, otherwise with none.
 * @returns seconds to wait, 0 if the request is allowed
 */
export function consume(checks: LimitCheck[], now: number): number {
  const wait = Math.max(...checks.map(([limiter, key]) => limiter.secondsUntilAllowed(key, now)));
  if (wait === 0) for (const [limiter, key] of checks) limiter.record(key, now);
  return wait;
}

export function createLimiters(maxPerMinute: number) {
  const site = [{ ...siteLimit, max: maxPerMinute }];
  return {
    address: new RateLimiter(addressLimits),
    network: new RateLimiter(networkLimits),
    issue: new RateLimiter(site),
    serial: new RateLimiter(serialLimits),
    sign: new RateLimiter(site),
    change: new RateLimiter(site),
    // One visitor must not use up the changes of all others.
    networkChange: new RateLimiter([{ max: Math.ceil(maxPerMinute / 2), windowSeconds: minute }]),
    state: new RateLimiter(stateLimits),
    update: new RateLimiter(updateLimits),
    registration: new RateLimiter(registrationLimits),
    phone: new RateLimiter(phoneLimits),
    list: new RateLimiter(phoneLimits),
    log: new RateLimiter(logLimits),
  };
}
