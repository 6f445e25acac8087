import { findClientAddress, rateLimitKey } from './addresses.ts';
import { validateDesign } from './design.ts';
import { createSaveToken, saveUrl } from './google.ts';
import {
  attachment,
  HttpError,
  type PassesRequest,
  type PassesResponse,
  type RequestContext,
  readJsonBody,
  sendResponse,
} from './http.ts';
import { colorizeImage } from './images.ts';
import { expirationDate, passTitle, retentionSeconds } from './pass-data.ts';
import { createPassReader } from './pass-reader.ts';
import { consume, createLimiters, type LimitCheck, type RateLimiter } from './rate-limit.ts';
import { type Handler, type Route, respond } from './router.ts';
import type { PassesSettings } from './settings.ts';
import { Store } from './store.ts';
import { startPassUpdates } from './updates.ts';
import { createWebService } from './web-service.ts';

/** Apple's web service lists the passes of whoever names a phone, so a name that can be guessed is refused. */
const device = '/passes/apple/+v1/devices/([\\w.-]{16,100})';

interface ServiceOptions {
  /** Folder of the built site. */
  root: string;
  /** Folder or PostgreSQL address of the store. */
  data: string;
  /** Current time in seconds. */
  now?: (() => number) | undefined;
  /** Seconds on a clock that nobody can set. */
  uptime?: (() => number) | undefined;
}

const monotonicSeconds = () => performance.now() / 1000;

/** Answers requests below /passes: issues passes, signs them, and sends changes to phones. */
export class PassesService {
  readonly #settings: PassesSettings;
  readonly #store;
  readonly #reader;
  readonly #updates;
  readonly #webService;
  readonly #limiters;
  readonly #uptime: () => number;
  readonly #routes;

  constructor(settings: PassesSettings, options: ServiceOptions) {
    const { root, data, now = () => Date.now() / 1000, uptime = monotonicSeconds } = options;
    this.#uptime = uptime;
    this.#settings = settings;
    this.#store = new Store(data);
    this.#reader = createPassReader(settings, root, this.#store, now);
    this.#reader.content();
    this.#updates = startPassUpdates(settings, this.#store, this.#reader, uptime);
    this.#webService = createWebService(settings, this.#store, this.#reader);
    this.#limiters = createLimiters(settings.maxPerMinute);
    this.#routes = this.#createRoutes();
  }

  get mode() {
    return this.#settings.mode;
  }

  get trustedProxies() {
    return this.#settings.trustedProxies;
  }

  async close() {
    await this.#updates.close();
    await this.#store.close();
  }

  handle(request: PassesRequest): Promise<PassesResponse> {
    return respond(request, this.#routes);
  }

  #createRoutes(): Route[] {
    const limiters = this.#limiters;
    const [apple, updates] = [this.#webService, this.#updates];
    /** Only for the page that issued the pass. */
    const byPage =
      (handler: Handler, limitsOf: (serial: string, network: string) => LimitCheck[]): Handler =>
      (context, serial = '') => {
        this.#checkOrigin(context.req);
        this.#reader.authorize(context, 'control', serial);
        const network = rateLimitKey(this.#clientAddress(context.req), 48);
        this.#checkLimits(limitsOf(serial, network));
        return handler(context, serial);
      };
    const byAddress =
      (handler: Handler, ...limiters: RateLimiter[]): Handler =>
      (context, ...segments) => {
        const key = rateLimitKey(this.#clientAddress(context.req));
        this.#checkLimits(limiters.map((limiter) => [limiter, key]));
        return handler(context, ...segments);
      };
    /** Only for phones with the pass. Requests of others do not count for the limits of an address. */
    const byPhone = (handler: Handler, ...limiters: RateLimiter[]): Handler => {
      const limited = byAddress(handler, ...limiters);
      return (context, ...segments) => {
        this.#reader.authorize(context, 'update', segments.at(-1) ?? '');
        return limited(context, ...segments);
      };
    };
    const getLatest: Handler = (context, type, serial = '') =>
      apple.getLatest(context, type, serial, () => this.#checkLimits([[limiters.update, serial]]));
    return [
      [/^\/healthz$/, { GET: (context) => this.#checkHealth(context) }],
      [/^\/passes$/, { POST: (context) => this.#issue(context) }],
      [/^\/passes\/apple\/([\w-]+)\.pkpass$/, { GET: (...args) => this.#getApplePass(...args) }],
      [/^\/passes\/google\/([\w-]+)$/, { GET: (...args) => this.#getGooglePass(...args) }],
      [
        /^\/passes\/hero\/([\w-]+)\/([\da-f]{6})\.png$/,
        { GET: (...args) => this.#getHeroImage(...args) },
      ],
      [/^\/passes\/badge\/(apple|google)\.svg$/, { GET: (...args) => this.#getBadge(...args) }],
      [
        /^\/passes\/(authority\.pem|gateway\.json)$/,
        { GET: (...args) => this.#getTestFile(...args) },
      ],
      [
        /^\/passes\/([\w-]+)\/state$/,
        {
          GET: byPage(
            (context, serial = '') => updates.sendState(context, serial),
            (serial) => [[limiters.state, serial]],
          ),
        },
      ],
      [
        /^\/passes\/([\w-]+)\/changes$/,
        {
          POST: byPage(
            (context, serial = '') => updates.addChange(context, serial),
            (_, network) => [
              [limiters.networkChange, network],
              [limiters.change, ''],
            ],
          ),
        },
      ],
      [
        new RegExp(`^${device}/registrations/([\\w.-]+)/([\\w-]+)$`),
        {
          POST: byPhone(apple.register, limiters.phone, limiters.registration),
          DELETE: byPhone(apple.unregister, limiters.phone),
        },
      ],
      [
        new RegExp(`^${device}/registrations/([\\w.-]+)$`),
        { GET: byAddress(apple.list, limiters.list) },
      ],
      [
        /^\/passes\/apple\/+v1\/passes\/([\w.-]+)\/([\w-]+)$/,
        { GET: byPhone(getLatest, limiters.phone) },
      ],
      [/^\/passes\/apple\/+v1\/log$/, { POST: byAddress(apple.log, limiters.log) }],
    ];
  }

  #issue(context: RequestContext) {
    const { req } = context;
    this.#checkOrigin(req);
    if (!/^application\/json\b/.test(req.headers['content-type'] ?? ''))
      throw new HttpError(415, 'Expected JSON');
    const { verticalIds, serials } = this.#reader.content();
    const design = validateDesign(readJsonBody(context), verticalIds);
    if (typeof design === 'string')
      throw new HttpError(design === 'name' ? 422 : 400, `Cannot be signed: ${design}`);
    const address = this.#clientAddress(req);
    this.#checkLimits([
      [this.#limiters.address, rateLimitKey(address)],
      [this.#limiters.network, rateLimitKey(address, 48)],
      [this.#limiters.issue, ''],
    ]);
    const issued = { design, issuedAt: Math.floor(this.#reader.now()) };
    const serial = serials.encode(issued);
    const body = {
      apple: `/passes/apple/${serial}.pkpass`,
      google: `/passes/google/${serial}`,
      expiresAt: expirationDate(issued),
      serial,
      control: this.#reader.token('control', serial),
    };
    sendResponse(context, 201, JSON.stringify(body), { 'Content-Type': 'application/json' });
  }

  async #checkHealth(context: RequestContext) {
    await this.#store.read('');
    sendResponse(context, 200, '', {});
  }

  #getApplePass(context: RequestContext, serial = '') {
    return this.#webService.sendPass(context, serial, () => this.#checkSignLimits(serial));
  }

  async #getGooglePass(context: RequestContext, serial = '') {
    const pass = await this.#reader.read(serial, context.req.headers.host);
    if (context.req.method === 'HEAD') return sendResponse(context, 200, '', {});
    this.#checkSignLimits(serial);
    const issuer = await this.#settings.googleIssuer();
    const token = await createSaveToken(pass, issuer, Math.floor(this.#reader.now()));
    const expiresAt = pass.issuedAt + retentionSeconds;
    await this.#store.addGoogleObject({ serial, isSaved: false, expiresAt });
    if (this.mode === 'live') return sendResponse(context, 302, '', { Location: saveUrl(token) });
    // Google rejects test tokens, so test mode offers the token as a file.
    sendResponse(context, 200, token, {
      'Content-Type': 'application/jwt',
      'Content-Disposition': attachment(passTitle(pass), 'jwt'),
    });
  }

  #getHeroImage(context: RequestContext, vertical = '', color = '') {
    const template = this.#reader.content().verticals.find(({ id }) => id === vertical);
    if (!template) throw new HttpError(404, 'Not found');
    sendResponse(context, 200, colorizeImage(`${template.art}/hero.png`, `#${color}`), {
      'Content-Type': 'image/png',
    });
  }

  #getBadge(context: RequestContext, wallet = '') {
    const badge = this.#settings.badges?.[wallet as 'apple' | 'google'];
    if (!badge) throw new HttpError(404, 'Not found');
    sendResponse(context, 200, badge, { 'Content-Type': 'image/svg+xml' });
  }

  /** What a simulated phone needs: the root certificate, and where it waits for pushes. */
  async #getTestFile(context: RequestContext, name = '') {
    if (this.mode !== 'test') throw new HttpError(404, 'Not found');
    if (name === 'authority.pem') {
      const { root = '' } = await this.#settings.certificates();
      return sendResponse(context, 200, root, { 'Content-Type': 'application/x-pem-file' });
    }
    const { phones } = await this.#settings.gateways();
    sendResponse(context, 200, JSON.stringify({ phones }), { 'Content-Type': 'application/json' });
  }

  #checkSignLimits(serial: string) {
    this.#checkLimits([
      [this.#limiters.serial, serial],
      [this.#limiters.sign, ''],
    ]);
  }

  #checkLimits(checks: LimitCheck[]) {
    const wait = consume(checks, this.#uptime());
    if (wait > 0) throw new HttpError(429, 'Too many passes', { 'Retry-After': wait });
  }

  /** Browsers set Origin and Sec-Fetch-Site themselves; a page of another site cannot forge them. */
  #checkOrigin({ method, headers }: PassesRequest) {
    const { host = '', 'sec-fetch-site': fetchSite = 'same-origin' } = headers;
    const ownOrigin = this.#settings.site ?? `http://${host}`;
    // Browsers send no Origin with a GET request to the same origin.
    const { origin = method === 'POST' ? '' : ownOrigin } = headers;
    if (fetchSite !== 'same-origin' || origin !== ownOrigin)
      throw new HttpError(403, 'Only for pages of this site');
  }

  #clientAddress({ peer, headers }: PassesRequest): string {
    const forwardedFor = String(headers['x-forwarded-for'] ?? '');
    return findClientAddress(peer, forwardedFor, this.#settings.trustedProxies);
  }
}
