import { createApns } from './apns.ts';
import { createGoogleWallet } from './google-wallet.ts';
import { HttpError, type RequestContext, readJsonBody, sendResponse } from './http.ts';
import { startOutbox } from './outbox.ts';
import { lifetimeSeconds, type PassData, retentionSeconds } from './pass-data.ts';
import type { PassReader } from './pass-reader.ts';
import { availableChanges, maxChanges, passState, undo } from './pass-state.ts';
import { RateLimiter } from './rate-limit.ts';
import type { PassesSettings } from './settings.ts';
import { StorageError } from './storage-error.ts';
import type { GoogleObject, Push, Store, StoredPass } from './store.ts';

/** Google shows three messages of a pass in 24 hours, which is how long a sample lives. */
const googleMessages = 3;
const secondsBetweenChanges = 5;
const sweepInterval = 10 * 60 * 1000;

/** Sends changes to passes that are on phones, for the page that issued them. */
export function startPassUpdates(
  settings: PassesSettings,
  store: Store,
  reader: PassReader,
  uptime: () => number,
) {
  const apns = createApns(settings);
  const google = createGoogleWallet(settings);
  /** How often Google is asked whether a pass was saved. */
  const googleChecks = new RateLimiter([{ max: 1, windowSeconds: 3 }]);
  const milliseconds = () => Math.floor(reader.now() * 1000);

  async function checkSaved(object: GoogleObject): Promise<boolean> {
    const { serial } = object;
    const now = uptime();
    if (object.isSaved || googleChecks.secondsUntilAllowed(serial, now) > 0) return object.isSaved;
    googleChecks.record(serial, now);
    // If Google cannot be reached, the next request asks again.
    const isSaved = await google.isSaved(serial).catch(() => false);
    if (isSaved) await store.addGoogleObject({ ...object, isSaved });
    return isSaved;
  }

  async function notify(push: Push) {
    const pass = await reader.readUnlessExpired(push.serial);
    if (!pass) return;
    const { pushToken } = push;
    if (pushToken === undefined) return notifyGoogle(pass, push);
    if (!(await apns.push(pushToken, pass.issuedAt + lifetimeSeconds)))
      await store.forget(pushToken);
  }

  async function notifyGoogle(pass: PassData, { serial, change, attempts }: Push) {
    if (!(await google.update(pass))) return;
    const last = (await store.read(serial)).sent.at(-1);
    // A later change has a message of its own.
    if (last?.id !== change || last.isQuiet || pass.state.isUndone) return;
    if (!(await google.addMessage(pass, `change-${change}`, attempts > 1)))
      await store.setQuiet(change);
  }

  const outbox = startOutbox(store, notify, milliseconds);
  const sweep = () =>
    store.sweep(Math.floor(reader.now())).catch((error) => {
      if (!(error instanceof StorageError)) console.error(`Passes: ${error}`);
    });
  const sweepTimer = setInterval(sweep, sweepInterval).unref();
  void sweep();

  async function sendState(context: RequestContext, serial: string, status = 200) {
    const { changes } = reader.decode(serial);
    const { sent, registrations, googleObject } = await store.read(serial);
    const isOnGoogle = googleObject !== undefined && (await checkSaved(googleObject));
    const body = {
      devices: registrations.length + Number(isOnGoogle),
      available: availableChanges(changes, sent),
      sent: sent.map(({ change, at, isQuiet }) => ({
        change,
        at: new Date(at).toISOString(),
        ...(isQuiet && { isQuiet }),
      })),
    };
    sendResponse(context, status, JSON.stringify(body), { 'Content-Type': 'application/json' });
  }

  async function addChange(context: RequestContext, serial: string) {
    const { issuedAt, changes } = reader.decode(serial, 409);
    const { change, ...rest } = Object(readJsonBody(context));
    const isKnown = change === undo || changes.some(({ id }) => id === change);
    if (!isKnown || Object.keys(rest).length > 0) throw new HttpError(400, 'Unknown change');

    const now = milliseconds();
    const decide = ({ sent, googleObject }: StoredPass) => {
      // The change is the current one, for example because the request was repeated.
      if (passState(changes, sent).id === change) return undefined;
      const lastAt = sent.at(-1)?.at ?? 0;
      // A time in the future is from a clock that was set back since.
      const nextAt = lastAt > now ? 0 : lastAt / 1000 + secondsBetweenChanges;
      const allowedAt = sent.length < maxChanges ? nextAt : issuedAt + lifetimeSeconds;
      const wait = Math.ceil(allowedAt - now / 1000);
      if (wait > 0) throw new HttpError(429, 'Too many changes', { 'Retry-After': wait });
      if (!availableChanges(changes, sent).includes(change))
        throw new HttpError(409, change === undo ? 'Nothing to undo' : 'This pass has ended');
      const messages = sent.filter((one) => one.change !== undo && !one.isQuiet).length;
      const isOnGoogle = googleObject !== undefined;
      return { change, isQuiet: isOnGoogle && change !== undo && messages >= googleMessages };
    };
    const expiresAt = issuedAt + retentionSeconds;
    if (await store.addChange({ serial, expiresAt, now }, decide)) outbox.wake();
    await sendState(context, serial, 202);
  }

  return {
    sendState,
    addChange,
    async close() {
      clearInterval(sweepTimer);
      await outbox.close();
      await apns.close();
    },
  };
}
