import { type ClientHttp2Session, connect } from 'node:http2';
import type { PassesSettings } from './settings.ts';

const [timeout, maxBackoff] = [5_000, 60_000];

/** Wakes phones over one HTTP/2 connection, which is opened again with exponential backoff. */
export function createApns(
  settings: Pick<PassesSettings, 'certificates' | 'gateways' | 'passType'>,
) {
  let session: Promise<ClientHttp2Session> | undefined;
  let [failures, nextConnection] = [0, 0];
  const forget = () => {
    session = undefined;
  };

  async function openSession(): Promise<ClientHttp2Session> {
    if (performance.now() < nextConnection) throw new Error('APNs could not be reached');
    nextConnection = performance.now() + Math.min(1000 * 2 ** failures, maxBackoff);
    failures += 1;
    const { wwdr, pass } = await settings.certificates();
    const { apns, root } = await settings.gateways();
    const identity = { cert: pass.certificate + wwdr, key: pass.key };
    const opened = connect(apns, root ? { ...identity, ca: root } : identity);
    // It must not keep the process alive.
    opened.unref();
    opened.on('close', forget).on('goaway', forget);
    const giveUp = () => opened.destroy(new Error('APNs does not answer'));
    const timer = setTimeout(giveUp, timeout).unref();
    await new Promise((resolve, reject) => opened.on('connect', resolve).on('error', reject));
    clearTimeout(timer);
    [failures, nextConnection] = [0, 0];
    return opened;
  }

  return {
    /**
     * @param expires Unix time in seconds until which a phone that is off is woken later
     * @returns false if the token is no longer valid
     * @throws if it has to be tried again
     */
    async push(token: string, expires: number): Promise<boolean> {
      session ??= openSession();
      session.catch(forget);
      const open = await session;
      const request = open.request({
        ':method': 'POST',
        ':path': `/3/device/${token}`,
        'apns-topic': settings.passType.identifier,
        'apns-expiration': String(expires),
      });
      // A connection without a response is not used again.
      request.setTimeout(timeout, () => open.destroy(new Error('APNs does not answer')));
      let [status, body] = [0, ''];
      request.setEncoding('utf8').on('data', (chunk) => {
        body += chunk;
      });
      request.on('response', (headers) => {
        status = Number(headers[':status']);
      });
      request.end('{}');
      await new Promise((resolve, reject) => request.on('end', resolve).on('error', reject));
      if (status === 200) return true;
      if (status === 410 || body.includes('BadDeviceToken')) return false;
      throw new Error(`APNs answered ${status} ${body.slice(0, 100)}`);
    },
    close: async () => (await session?.catch(forget))?.destroy(),
  };
}
