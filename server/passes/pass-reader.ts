import { HttpError, type RequestContext } from './http.ts';
import { readPassContent } from './pass-content.ts';
import { lifetimeSeconds, type PassData } from './pass-data.ts';
import { passState } from './pass-state.ts';
import { createSerialCodec, createToken, isAuthorized, type TokenPurpose } from './serial.ts';
import type { PassesSettings } from './settings.ts';
import type { Store } from './store.ts';

export type PassReader = ReturnType<typeof createPassReader>;

/**
 * Reads passes from their serial numbers, the content of the site, and the store.
 * @param now current time in seconds
 */
export function createPassReader(
  { secret, site }: PassesSettings,
  root: string,
  store: Store,
  now: () => number,
) {
  /** Read on every request, because a build may replace the site while the server runs. */
  function content() {
    const { verticals, changes, labels: texts } = readPassContent(root);
    const verticalIds = verticals.map(({ id }) => id);
    return {
      verticals,
      changes,
      texts,
      verticalIds,
      serials: createSerialCodec(secret, verticalIds),
    };
  }

  /** @param expiredStatus of the error for a pass that is older than 24 hours */
  function decode(serial: string, expiredStatus = 410) {
    const { verticals, changes, texts, serials } = content();
    const issued = serials.decode(serial);
    const template = verticals.find(({ id }) => id === issued?.design.vertical);
    if (!issued || !template) throw new HttpError(404, 'Not found');
    if (now() >= issued.issuedAt + lifetimeSeconds)
      throw new HttpError(expiredStatus, 'This sample has ended');
    return { ...issued, template, texts, changes: changes[template.id] ?? [] };
  }

  const token = (purpose: TokenPurpose, serial: string) => createToken(secret, purpose, serial);

  async function read(serial: string, host = ''): Promise<PassData> {
    const { changes, ...pass } = decode(serial);
    const { sent } = await store.read(serial);
    const state = passState(changes, sent);
    const origin = site ?? `http://${host}`;
    return { ...pass, serial, site: origin, token: token('update', serial), state };
  }

  return {
    now,
    content,
    decode,
    token,
    read,
    readUnlessExpired: (serial: string) =>
      read(serial).catch((error) => {
        if (!(error instanceof HttpError)) throw error;
      }),
    /** @throws unless the request has the token of this pass for this purpose */
    authorize({ req }: RequestContext, purpose: TokenPurpose, serial: string) {
      const scheme = purpose === 'update' ? 'ApplePass' : 'Bearer';
      if (!isAuthorized(req.headers.authorization, `${scheme} ${token(purpose, serial)}`))
        throw new HttpError(401, 'Not authorized', { 'WWW-Authenticate': scheme });
    },
  };
}
