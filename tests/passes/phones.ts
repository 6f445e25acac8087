/** Phones with passes of a server, notified by the test gateway. */
import { randomInt } from 'node:crypto';
import { BlockList } from 'node:net';
import type { PassesSettings } from '../../server/passes/settings.ts';
import { ApplePhone } from '../../server/test-mode/apple-phone.ts';
import { type Gateway, startGateway } from '../../server/test-mode/gateway.ts';
import { GooglePhone } from '../../server/test-mode/google-phone.ts';
import { createTestSettings } from '../../server/test-mode/settings.ts';
import { design } from './fixtures.ts';

export type UpdateSettings = PassesSettings & { gateway: Gateway; root: string };

/** Live mode with the test gateway, which any number of addresses can use. */
export async function createUpdateSettings(): Promise<UpdateSettings> {
  const settings = createTestSettings();
  const trustedProxies = new BlockList();
  trustedProxies.addAddress('127.0.0.1');
  const gateway = await startGateway(settings);
  return {
    ...settings,
    mode: 'live',
    trustedProxies,
    maxPerMinute: Number.POSITIVE_INFINITY,
    gateways: async () => gateway,
    gateway,
    root: (await settings.certificates()).root,
  };
}

interface Issued {
  serial: string;
  control: string;
  apple: string;
  google: string;
}

/** A visitor whose pass is on phones: sends changes, and lets the phones fetch them. */
export class Visitor {
  readonly #origin: string;
  readonly #headers: Record<string, string>;
  readonly #settings: UpdateSettings;
  readonly phones: ApplePhone[] = [];
  google: GooglePhone | undefined;
  issued: Issued = { serial: '', control: '', apple: '', google: '' };

  constructor(origin: string, settings: UpdateSettings) {
    this.#origin = origin;
    this.#settings = settings;
    const address = Array.from({ length: 3 }, () => randomInt(256)).join('.');
    this.#headers = { Origin: origin, 'X-Forwarded-For': `10.${address}` };
  }

  request(path: string, init: RequestInit = {}) {
    const headers = { ...this.#headers, ...(init.headers as Record<string, string>) };
    return fetch(this.#origin + path, { redirect: 'manual', ...init, headers });
  }

  async issue(changes: Partial<typeof design> = {}) {
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ ...design, ...changes });
    const response = await this.request('/passes', { method: 'POST', headers, body });
    this.issued = (await response.json()) as Issued;
    return this;
  }

  /** @returns a phone that has the pass, but is not registered */
  async download(): Promise<ApplePhone> {
    const response = await this.request(this.issued.apple);
    const archive = Buffer.from(await response.arrayBuffer());
    return new ApplePhone(archive, this.#settings.root, this.#headers);
  }

  /** The phone fetches the pass after each push, and tries again if the server does not answer. */
  async addApplePhone(): Promise<ApplePhone> {
    const phone = await this.download();
    await phone.register();
    this.phones.push(phone);
    this.#settings.gateway.events.on('push', (token) => {
      if (token === phone.pushToken) void retry(() => phone.update());
    });
    return phone;
  }

  async openGoogleLink(): Promise<GooglePhone> {
    const { headers } = await this.request(this.issued.google);
    const token = headers.get('location')?.split('/').at(-1) ?? '';
    this.google = new GooglePhone(token, this.#settings.gateway.phones);
    return this.google;
  }

  state(headers: Record<string, string> = this.#authorization()) {
    return this.request(`/passes/${this.issued.serial}/state`, { headers });
  }

  change(change: unknown, headers: Record<string, string> = {}) {
    return this.request(`/passes/${this.issued.serial}/changes`, {
      method: 'POST',
      headers: { ...this.#authorization(), ...headers },
      body: JSON.stringify({ change }),
    });
  }

  #authorization() {
    return { Authorization: `Bearer ${this.issued.control}` };
  }
}

/** Until it succeeds, for a minute. */
export async function retry<Result>(action: () => Promise<Result>, tries = 200): Promise<Result> {
  try {
    return await action();
  } catch (error) {
    if (tries === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, 300));
    return retry(action, tries - 1);
  }
}
