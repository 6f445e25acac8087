import { type ClientHttp2Session, connect } from 'node:http2';
import type { PassesSettings } from './settings.ts';

const timeout = 5_000;
const maxBackoff = 60_000;

/** Wakes phones over one HTTP/2 connection, which is opened again with exponential backoff. */
export class Apns {
  readonly #settings: Pick<PassesSettings, 'certificates' | 'gateways' | 'passType'>;
  #session: Promise<ClientHttp2Session> | undefined;
  #failures = 0;
  #nextConnection = 0;

  constructor(settings: Pick<PassesSettings, 'certificates' | 'gateways' | 'passType'>) {
    this.#settings = settings;
  }

  /**
   * @param expires Unix time in seconds until which a phone that is off is woken later
   * @returns false if the token is no longer valid
   * @throws if it has to be tried again
   */
  async push(token: string, expires: number): Promise<boolean> {
    this.#session ??= this.#connect();
    const session = await this.#session;
    const request = session.request({
      ':method': 'POST',
      ':path': `/3/device/${token}`,
      'apns-topic': this.#settings.passType.identifier,
      'apns-expiration': String(expires),
    });
    // A connection without a response is not used again.
    request.setTimeout(timeout, () => session.destroy(new Error('APNs does not answer')));
    let status = 0;
    let body = '';
    request.setEncoding('utf8');
    request.on('response', (headers) => (status = headers[':status'] ?? 0));
    request.on('data', (chunk) => (body += chunk));
    request.end('{}');
    await new Promise((resolve, reject) => request.on('end', resolve).on('error', reject));
    if (status === 200) return true;
    if (status === 410 || body.includes('BadDeviceToken')) return false;
    throw new Error(`APNs answered ${status} ${body.slice(0, 100)}`);
  }

  async close() {
    (await this.#session?.catch(() => undefined))?.destroy();
  }

  async #connect(): Promise<ClientHttp2Session> {
    try {
      const wait = Math.ceil((this.#nextConnection - Date.now()) / 1000);
      if (wait > 0) throw new Error(`APNs is tried again in ${wait} s`);
      const { wwdr, pass } = await this.#settings.certificates();
      const { apns, root } = await this.#settings.gateways();
      const ca = root ? { ca: root } : {};
      const session = connect(apns, { cert: pass.certificate + wwdr, key: pass.key, ...ca });
      // It must not keep the process alive.
      session.unref();
      const forget = () => (this.#session = undefined);
      session.on('close', forget).on('goaway', forget);
      await new Promise((resolve, reject) => session.on('connect', resolve).on('error', reject));
      this.#failures = 0;
      return session;
    } catch (error) {
      this.#session = undefined;
      if (Date.now() >= this.#nextConnection) {
        this.#failures += 1;
        this.#nextConnection = Date.now() + Math.min(500 * 2 ** this.#failures, maxBackoff);
      }
      throw error;
    }
  }
}
