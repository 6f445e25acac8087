import type { IncomingMessage } from 'node:http';
import { isHexColor } from '../src/pass/colors.ts';
import { findClientAddress, rateLimitKey } from './addresses.ts';
import { packageFiles } from './apple.ts';
import { validateDesign } from './design.ts';
import { createSaveToken, saveUrl } from './google.ts';
import { HttpError, type RequestContext, readJsonBody, sendResponse } from './http.ts';
import { colorizeImage } from './images.ts';
import { readPassContent } from './pass-content.ts';
import { expirationDate, lifetimeSeconds, type PassData } from './pass-data.ts';
import {
  addressLimits,
  consume,
  networkLimits,
  RateLimiter,
  serialLimits,
  siteLimit,
} from './rate-limit.ts';
import { createSerialCodec } from './serial.ts';
import type { PassesSettings } from './settings.ts';
import { Signer } from './signer.ts';

const proxyHeader = /^(?:x-forwarded-.+|forwarded|via)$/;
const loopbackHost = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/i;

/** Answers requests below /passes: POST issues a serial number, GET signs the pass it describes or sends an image. */
export class PassesService {
  readonly #settings: PassesSettings;
  readonly #root: string;
  readonly #signer;
  readonly #now;
  readonly #issueLimiters;
  readonly #signLimiters;

  /** @param now current time in seconds */
  constructor(settings: PassesSettings, root: string, now = () => Date.now() / 1000) {
    const siteLimits = [{ ...siteLimit, max: settings.maxPerMinute }];
    this.#issueLimiters = {
      address: new RateLimiter(addressLimits),
      network: new RateLimiter(networkLimits),
      site: new RateLimiter(siteLimits),
    };
    this.#signLimiters = {
      serial: new RateLimiter(serialLimits),
      site: new RateLimiter(siteLimits),
    };
    this.#settings = settings;
    this.#root = root;
    this.#signer = new Signer(settings.certificates);
    this.#now = now;
    this.#readContent();
  }

  get mode() {
    return this.#settings.mode;
  }

  /** Test mode answers loopback hosts only, and no proxy, which could have replaced the host. */
  isEnabledFor({ headers }: IncomingMessage): boolean {
    if (this.mode === 'live') return true;
    const isProxied = Object.keys(headers).some((name) => proxyHeader.test(name));
    return !isProxied && loopbackHost.test(headers.host ?? '');
  }

  close() {
    return this.#signer.close();
  }

  async handle(context: RequestContext): Promise<void> {
    const { req, res, allowedMethods } = context;
    try {
      if (/^[^?]*%2f/i.test(req.url ?? '')) throw new HttpError(404, 'Not found');
      if (!allowedMethods.includes(req.method ?? ''))
        throw new HttpError(405, 'Method not allowed', { Allow: allowedMethods.join(', ') });
      await (req.method === 'POST' ? this.#issue(context) : this.#get(context));
    } catch (error) {
      // The client closed the connection before the end of its request.
      if (res.closed && !req.complete) return;
      if (res.headersSent) return void res.destroy();
      if (!(error instanceof HttpError)) console.error(`Passes: ${String(error)}`);
      const { status, message, headers } =
        error instanceof HttpError ? error : new HttpError(503, 'Not now', { 'Retry-After': 10 });
      sendResponse(context, status, `${message}\n`, {
        'Content-Type': 'text/plain; charset=utf-8',
        ...headers,
      });
    }
  }

  async #issue(context: RequestContext) {
    const { req } = context;
    if (!this.#isSameOrigin(req)) throw new HttpError(403, 'Only for pages of this site');
    if (!/^application\/json\b/.test(req.headers['content-type'] ?? ''))
      throw new HttpError(415, 'Expected JSON');
    const { useIds, serials } = this.#readContent();
    const design = validateDesign(await readJsonBody(context), useIds);
    if (typeof design === 'string')
      throw new HttpError(design === 'name' ? 422 : 400, `Cannot be signed: ${design}`);
    const address = this.#clientAddress(req);
    this.#checkLimits([
      [this.#issueLimiters.address, rateLimitKey(address)],
      [this.#issueLimiters.network, rateLimitKey(address, 48)],
      [this.#issueLimiters.site, ''],
    ]);
    this.#signer.warmUp();
    const issued = { design, issuedAt: Math.floor(this.#now()) };
    const serial = serials.encode(issued);
    const body = {
      apple: `/passes/apple/${serial}.pkpass`,
      google: `/passes/google/${serial}`,
      until: expirationDate(issued),
    };
    sendResponse(context, 201, JSON.stringify(body), { 'Content-Type': 'application/json' });
  }

  async #get(context: RequestContext) {
    const [, , kind, ...segments] = context.path.split('/');
    const name = segments.join('/');
    if (kind === 'apple' && name.endsWith('.pkpass'))
      return this.#getApplePass(context, name.slice(0, -'.pkpass'.length));
    if (kind === 'google') return this.#getGooglePass(context, name);
    if (kind === 'hero') return this.#getHeroImage(context, segments);
    const wallet = /^(apple|google)\.svg$/.exec(name)?.[1] as 'apple' | 'google' | undefined;
    if (kind === 'badge' && wallet && this.#settings.badges)
      return sendResponse(context, 200, this.#settings.badges[wallet], {
        'Content-Type': 'image/svg+xml',
      });
    if (kind === 'authority.pem' && this.mode === 'test')
      return sendResponse(context, 200, await this.#signer.rootCertificate(), {
        'Content-Type': 'application/x-pem-file',
      });
    throw new HttpError(404, 'Not found');
  }

  async #getApplePass(context: RequestContext, serial: string) {
    const pass = this.#readPass(context, serial);
    const headers = {
      'Content-Type': 'application/vnd.apple.pkpass',
      'Content-Disposition': 'attachment; filename="pass.pkpass"',
      'Last-Modified': new Date(pass.issuedAt * 1000).toUTCString(),
    };
    // HEAD requests are not signed and do not count.
    if (context.req.method === 'HEAD') return sendResponse(context, 200, '', headers);
    this.#checkSignLimits(serial);
    const archive = await this.#signer.sign(packageFiles(pass, this.#settings.passType));
    sendResponse(context, 200, archive, headers);
  }

  async #getGooglePass(context: RequestContext, serial: string) {
    const pass = this.#readPass(context, serial);
    if (context.req.method === 'HEAD') return sendResponse(context, 200, '', {});
    this.#checkSignLimits(serial);
    const issuer = await this.#settings.googleIssuer();
    const token = await createSaveToken(pass, issuer, Math.floor(this.#now()));
    if (this.mode === 'live') return sendResponse(context, 302, '', { Location: saveUrl(token) });
    // Google rejects test tokens, so test mode offers the token as a file.
    sendResponse(context, 200, token, {
      'Content-Type': 'application/jwt',
      'Content-Disposition': 'attachment; filename="pass.jwt"',
    });
  }

  #getHeroImage(context: RequestContext, [use, file = '']: string[]) {
    const template = this.#readContent().uses.find(({ id }) => id === use);
    const color = `#${file.replace(/\.png$/, '')}`;
    if (!template || !file.endsWith('.png') || !isHexColor(color))
      throw new HttpError(404, 'Not found');
    sendResponse(context, 200, colorizeImage(`${template.art}/hero.png`, color), {
      'Content-Type': 'image/png',
    });
  }

  /** Read on every request, because a build may replace the site while the server runs. */
  #readContent() {
    const { uses, labels: texts } = readPassContent(this.#root);
    const useIds = uses.map(({ id }) => id);
    return { uses, texts, useIds, serials: createSerialCodec(this.#settings.secret, useIds) };
  }

  #readPass({ req }: RequestContext, serial: string): PassData {
    const { uses, texts, serials } = this.#readContent();
    const issued = serials.decode(serial);
    const template = uses.find(({ id }) => id === issued?.design.use);
    if (!issued || !template) throw new HttpError(404, 'Not found');
    if (this.#now() >= issued.issuedAt + lifetimeSeconds)
      throw new HttpError(410, 'This sample has ended');
    const site = this.#settings.site ?? `http://${req.headers.host}`;
    return { ...issued, serial, template, texts, site };
  }

  #checkSignLimits(serial: string) {
    this.#checkLimits([
      [this.#signLimiters.serial, serial],
      [this.#signLimiters.site, ''],
    ]);
  }

  #checkLimits(checks: Parameters<typeof consume>[0]) {
    const wait = consume(checks, this.#now());
    if (wait > 0) throw new HttpError(429, 'Too many passes', { 'Retry-After': wait });
  }

  /** Browsers set Origin and Sec-Fetch-Site themselves; a page of another site cannot forge them. */
  #isSameOrigin({ headers }: IncomingMessage): boolean {
    const { origin = '', host = '', 'sec-fetch-site': fetchSite = 'same-origin' } = headers;
    const ownOrigin = this.#settings.site ?? `http://${host}`;
    return fetchSite === 'same-origin' && origin === ownOrigin;
  }

  #clientAddress({ socket, headers }: IncomingMessage): string {
    const forwardedFor = String(headers['x-forwarded-for'] ?? '');
    return findClientAddress(
      socket.remoteAddress ?? '',
      forwardedFor,
      this.#settings.trustedProxies,
    );
  }
}
