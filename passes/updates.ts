import { Apns } from './apns.ts';
import { GoogleWallet } from './google-wallet.ts';
import { HttpError, type RequestContext, readJsonBody, sendResponse } from './http.ts';
import { Outbox } from './outbox.ts';
import { lifetimeSeconds, type PassData, retentionSeconds } from './pass-data.ts';
import type { PassReader } from './pass-reader.ts';
import { availableChanges, maxChanges, passState, type SentChange, undo } from './pass-state.ts';
import { RateLimiter } from './rate-limit.ts';
import type { PassesSettings } from './settings.ts';
import { googleDevice, type Push, type Registration, type Store } from './store.ts';

/** Google shows three messages of a pass in 24 hours, which is how long a sample lives. */
const googleMessages = 3;
const secondsBetweenChanges = 5;
const sweepInterval = 10 * 60 * 1000;

/** Sends changes to passes that are on phones, for the page that issued them. */
export class PassUpdates {
  readonly #reader: PassReader;
  readonly #store: Store;
  readonly #apns: Apns;
  readonly #google: GoogleWallet;
  readonly #outbox: Outbox;
  readonly #sweepTimer: NodeJS.Timeout;
  /** How often Google is asked whether a pass was saved. */
  readonly #googleChecks = new RateLimiter([{ max: 1, windowSeconds: 3 }]);

  constructor(settings: PassesSettings, reader: PassReader, store: Store) {
    this.#reader = reader;
    this.#store = store;
    this.#apns = new Apns(settings);
    this.#google = new GoogleWallet(settings);
    this.#outbox = new Outbox(
      store,
      (push) => this.#tell(push),
      () => this.#milliseconds(),
    );
    const sweep = () =>
      store.sweep(reader.now()).catch((error) => console.error(`Passes: ${error}`));
    this.#sweepTimer = setInterval(sweep, sweepInterval).unref();
    void sweep();
  }

  async close() {
    clearInterval(this.#sweepTimer);
    await this.#outbox.close();
    await this.#apns.close();
  }

  async sendState(context: RequestContext, serial: string, status = 200) {
    const { changes } = this.#reader.decode(serial);
    const { sent, devices } = await this.#store.read(serial);
    const google = devices.find(({ device }) => device === googleDevice);
    if (google && (await this.#isNewlySaved(google))) google.push = 'saved';
    const body = {
      devices: devices.filter(({ push }) => push !== 'unknown').length,
      available: availableChanges(changes, sent),
      sent: sent.map(({ change, at, isQuiet }) => ({
        change,
        at: new Date(at).toISOString(),
        ...(isQuiet && { isQuiet }),
      })),
    };
    sendResponse(context, status, JSON.stringify(body), { 'Content-Type': 'application/json' });
  }

  async addChange(context: RequestContext, serial: string) {
    const { issuedAt, changes } = this.#reader.decode(serial, 409);
    const { change, ...rest } = Object(await readJsonBody(context));
    const isKnown = change === undo || changes.some(({ id }) => id === change);
    if (!isKnown || Object.keys(rest).length > 0) throw new HttpError(400, 'Unknown change');

    const now = this.#milliseconds();
    const decide = ({ sent, devices }: { sent: SentChange[]; devices: Registration[] }) => {
      // The change is the current one, for example because the request was repeated.
      if (passState(changes, sent).id === change) return undefined;
      const nextAt = (sent.at(-1)?.at ?? 0) / 1000 + secondsBetweenChanges;
      const allowedAt = sent.length < maxChanges ? nextAt : issuedAt + lifetimeSeconds;
      const wait = Math.ceil(allowedAt - now / 1000);
      if (wait > 0) throw new HttpError(429, 'Too many changes', { 'Retry-After': wait });
      if (!availableChanges(changes, sent).includes(change))
        throw new HttpError(409, change === undo ? 'Nothing to undo' : 'This pass has ended');
      const messages = sent.filter((one) => one.change !== undo && !one.isQuiet).length;
      const isOnGoogle = devices.some(({ device }) => device === googleDevice);
      return { change, isQuiet: isOnGoogle && change !== undo && messages >= googleMessages };
    };
    const until = issuedAt + retentionSeconds;
    if (await this.#store.addChange({ serial, until, now }, decide)) this.#outbox.wake();
    await this.sendState(context, serial, 202);
  }

  #milliseconds() {
    return Math.floor(this.#reader.now() * 1000);
  }

  async #isNewlySaved(google: Registration): Promise<boolean> {
    const { serial, push } = google;
    const now = this.#reader.now();
    if (push === 'saved' || this.#googleChecks.secondsUntilAllowed(serial, now) > 0) return false;
    this.#googleChecks.record(serial, now);
    // If Google cannot be reached, the next request asks again.
    const isSaved = await this.#google.isSaved(serial).catch(() => false);
    if (isSaved) await this.#store.register({ ...google, push: 'saved' });
    return isSaved;
  }

  async #tell(push: Push) {
    const pass = await this.#readUnlessExpired(push.serial);
    if (!pass) return;
    if (push.device === googleDevice) return this.#tellGoogle(pass, push);
    const expires = pass.issuedAt + lifetimeSeconds;
    if (!(await this.#apns.push(push.push, expires))) await this.#store.forget(push.push);
  }

  async #readUnlessExpired(serial: string): Promise<PassData | undefined> {
    try {
      return await this.#reader.read(serial);
    } catch (error) {
      if (error instanceof HttpError) return undefined;
      throw error;
    }
  }

  async #tellGoogle(pass: PassData, { serial, change, attempts }: Push) {
    if (!(await this.#google.update(pass))) return;
    const last = (await this.#store.read(serial)).sent.at(-1);
    // A later change has a message of its own.
    if (last?.id !== change || last.isQuiet || pass.state.isUndone) return;
    if (!(await this.#google.addMessage(pass, `change-${change}`, attempts > 1)))
      await this.#store.setQuiet(change);
  }
}
