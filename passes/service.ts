import type { IncomingMessage } from 'node:http';
import { endOf, lifetime, type Order, packageFiles } from './apple.ts';
import { isColor } from './colors.ts';
import { readDesign } from './design.ts';
import { saveLink, tokenFor } from './google.ts';
import { type Asked, jsonOf, Refusal, send } from './http.ts';
import { colored } from './images.ts';
import { readSamples } from './pass-content.ts';
import {
  addressLimits,
  Counter,
  rateLimitKey,
  serialLimits,
  siteLimit,
  take,
} from './rate-limit.ts';
import { serialsWith } from './serial.ts';
import type { Settings } from './settings.ts';
import { Signer } from './signer.ts';

const loopback = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/i;

/** Issues passes for the designs of a built site. It stores nothing: a serial number says it all. */
export class Passes {
  readonly #settings: Settings;
  readonly #root: string;
  readonly #signer;
  readonly #clock;
  readonly #asked;
  readonly #signed;

  constructor(settings: Settings, root: string, clock = () => Date.now() / 1000) {
    const cap = [{ ...siteLimit, most: settings.perMinute }];
    this.#asked = { address: new Counter(addressLimits), site: new Counter(cap) };
    this.#signed = { serial: new Counter(serialLimits), site: new Counter(cap) };
    this.#settings = settings;
    this.#root = root;
    this.#signer = new Signer(settings.apple);
    this.#clock = clock;
    this.#read();
  }

  get state() {
    return this.#settings.state;
  }

  /** As the site is now: a build may replace it while a server runs. */
  #read() {
    const { uses, words } = readSamples(this.#root);
    const ids = uses.map(({ id }) => id);
    return { uses, words, ids, serials: serialsWith(this.#settings.secret, ids) };
  }

  /** What is only tried out is not there for who asks from elsewhere, through whatever proxy. */
  isThereFor({ headers: { host = '' } }: IncomingMessage): boolean {
    return this.state === 'live' || loopback.test(host);
  }

  close() {
    return this.#signer.close();
  }

  async answer(asked: Asked): Promise<void> {
    const { req, res } = asked;
    try {
      if (!asked.methods.includes(req.method ?? ''))
        throw new Refusal(405, 'Method not allowed', { Allow: asked.methods.join(', ') });
      await (req.method === 'POST' ? this.#issue(asked) : this.#deliver(asked));
    } catch (error) {
      if (res.headersSent) return void res.destroy();
      if (!(error instanceof Refusal)) console.error(`Passes: ${String(error)}`);
      const { status, message, headers } =
        error instanceof Refusal ? error : new Refusal(503, 'Not now', { 'Retry-After': 10 });
      send(asked, status, `${message}\n`, {
        'Content-Type': 'text/plain; charset=utf-8',
        ...headers,
      });
    }
  }

  /** A design becomes a serial number, and with it the addresses of a pass. */
  async #issue(asked: Asked) {
    const { req } = asked;
    if (!this.#isFromHere(req)) throw new Refusal(403, 'Only for pages of this site');
    if (!/^application\/json\b/.test(req.headers['content-type'] ?? ''))
      throw new Refusal(415, 'Expected JSON');
    const { ids, serials } = this.#read();
    const design = readDesign(await jsonOf(asked), ids);
    if (typeof design === 'string')
      throw new Refusal(design === 'name' ? 422 : 400, `Cannot be signed: ${design}`);
    this.#limit([
      [this.#asked.address, rateLimitKey(this.#addressOf(req))],
      [this.#asked.site, ''],
    ]);
    this.#signer.warmUp();
    const issued = { design, at: Math.floor(this.#clock()) };
    const serial = serials.write(issued);
    const answer = {
      apple: `/passes/apple/${serial}.pkpass`,
      google: `/passes/google/${serial}`,
      until: endOf(issued),
    };
    send(asked, 201, JSON.stringify(answer), { 'Content-Type': 'application/json' });
  }

  async #deliver(asked: Asked) {
    const [, , kind, ...rest] = asked.path.split('/');
    const name = rest.join('/');
    if (kind === 'apple' && name.endsWith('.pkpass'))
      return this.#deliverApple(asked, name.slice(0, -'.pkpass'.length));
    if (kind === 'google') return this.#deliverGoogle(asked, name);
    if (kind === 'hero') return this.#deliverHero(asked, rest);
    const badge = /^(apple|google)\.svg$/.exec(name)?.[1] as 'apple' | 'google' | undefined;
    if (kind === 'badge' && badge && this.#settings.badges)
      return send(asked, 200, this.#settings.badges[badge], { 'Content-Type': 'image/svg+xml' });
    if (kind === 'authority.pem' && this.state === 'test')
      return send(asked, 200, await this.#signer.root(), {
        'Content-Type': 'application/x-pem-file',
      });
    throw new Refusal(404, 'Not found');
  }

  async #deliverApple(asked: Asked, serial: string) {
    const order = this.#orderOf(asked, serial);
    const headers = {
      'Content-Type': 'application/vnd.apple.pkpass',
      'Content-Disposition': 'attachment; filename="pass.pkpass"',
      'Last-Modified': new Date(order.at * 1000).toUTCString(),
    };
    // To look costs no signature.
    if (asked.req.method === 'HEAD') return send(asked, 200, '', headers);
    this.#countSignature(serial);
    send(asked, 200, await this.#signer.sign(packageFiles(order, this.#settings.type)), headers);
  }

  async #deliverGoogle(asked: Asked, serial: string) {
    const order = this.#orderOf(asked, serial);
    if (asked.req.method === 'HEAD') return send(asked, 200, '', {});
    this.#countSignature(serial);
    const token = await tokenFor(order, await this.#settings.google(), Math.floor(this.#clock()));
    // Google would not take what is only tried out: it is handed over to look at.
    if (this.state === 'live') return send(asked, 302, '', { Location: saveLink(token) });
    send(asked, 200, token, {
      'Content-Type': 'application/jwt',
      'Content-Disposition': 'attachment; filename="pass.jwt"',
    });
  }

  #deliverHero(asked: Asked, [use, file = '']: string[]) {
    const sample = this.#read().uses.find(({ id }) => id === use);
    const color = `#${file.replace(/\.png$/, '')}`;
    if (!sample || !file.endsWith('.png') || !isColor(color)) throw new Refusal(404, 'Not found');
    send(asked, 200, colored(`${sample.art}/hero.png`, color), { 'Content-Type': 'image/png' });
  }

  /** What is to be signed for a serial number, unless it is none or has ended. */
  #orderOf({ req }: Asked, serial: string): Order {
    const { uses, words, serials } = this.#read();
    const issued = serials.read(serial);
    const sample = uses.find(({ id }) => id === issued?.design.use);
    if (!issued || !sample) throw new Refusal(404, 'Not found');
    if (this.#clock() >= issued.at + lifetime) throw new Refusal(410, 'This sample has ended');
    const site = this.#settings.site ?? `http://${req.headers.host}`;
    return { ...issued, serial, sample, words, site };
  }

  #countSignature(serial: string) {
    this.#limit([
      [this.#signed.serial, serial],
      [this.#signed.site, ''],
    ]);
  }

  #limit(counters: Parameters<typeof take>[0]) {
    const wait = take(counters, this.#clock());
    if (wait > 0) throw new Refusal(429, 'Too many passes', { 'Retry-After': wait });
  }

  /** Browsers say from where; a page of another site cannot say otherwise. */
  #isFromHere({ headers }: IncomingMessage): boolean {
    const { origin = '', host = '', 'sec-fetch-site': relation = 'same-origin' } = headers;
    const own = this.#settings.site ?? `http://${host}`;
    return relation === 'same-origin' && origin === own;
  }

  #addressOf({ socket, headers }: IncomingMessage): string {
    const address = socket.remoteAddress ?? '';
    if (!this.#settings.proxies.includes(rateLimitKey(address))) return address;
    return (
      String(headers['x-forwarded-for'] ?? address)
        .split(',')
        .at(-1)
        ?.trim() ?? address
    );
  }
}
