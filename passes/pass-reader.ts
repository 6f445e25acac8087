import { HttpError, type RequestContext } from './http.ts';
import { readPassContent } from './pass-content.ts';
import { lifetimeSeconds, type PassData } from './pass-data.ts';
import { passState } from './pass-state.ts';
import { createSerialCodec, createToken, isAuthorized, type TokenPurpose } from './serial.ts';
import type { PassesSettings } from './settings.ts';
import type { Store } from './store.ts';

/** Reads passes from their serial numbers, the content of the site, and the store. */
export class PassReader {
  readonly #settings: PassesSettings;
  readonly #root: string;
  readonly #store: Store;
  /** Current time in seconds. */
  readonly now: () => number;

  constructor(settings: PassesSettings, root: string, store: Store, now: () => number) {
    this.#settings = settings;
    this.#root = root;
    this.#store = store;
    this.now = now;
  }

  /** Read on every request, because a build may replace the site while the server runs. */
  content() {
    const { uses, changes, labels: texts } = readPassContent(this.#root);
    const useIds = uses.map(({ id }) => id);
    return {
      uses,
      changes,
      texts,
      useIds,
      serials: createSerialCodec(this.#settings.secret, useIds),
    };
  }

  token(purpose: TokenPurpose, serial: string): string {
    return createToken(this.#settings.secret, purpose, serial);
  }

  /** @param expiredStatus of the error for a pass that is older than 24 hours */
  decode(serial: string, expiredStatus = 410) {
    const { uses, changes, texts, serials } = this.content();
    const issued = serials.decode(serial);
    const template = uses.find(({ id }) => id === issued?.design.use);
    if (!issued || !template) throw new HttpError(404, 'Not found');
    if (this.now() >= issued.issuedAt + lifetimeSeconds)
      throw new HttpError(expiredStatus, 'This sample has ended');
    return { ...issued, template, texts, changes: changes[template.id] ?? [] };
  }

  /** @throws unless the request has the token of this pass for this purpose */
  authorize({ req }: RequestContext, purpose: TokenPurpose, serial: string) {
    const scheme = purpose === 'update' ? 'ApplePass' : 'Bearer';
    if (!isAuthorized(req.headers.authorization, scheme, this.token(purpose, serial)))
      throw new HttpError(401, 'Not authorized', { 'WWW-Authenticate': scheme });
  }

  async read(serial: string, { req }: { req?: RequestContext['req'] } = {}): Promise<PassData> {
    const { changes, ...pass } = this.decode(serial);
    const { sent } = await this.#store.read(serial);
    const site = this.#settings.site ?? `http://${req?.headers.host}`;
    const token = this.token('update', serial);
    return { ...pass, serial, site, token, state: passState(changes, sent) };
  }
}
