import { Signer } from '../pkpass/signer.ts';
import { packageFiles } from './apple.ts';
import { attachment, HttpError, type RequestContext, readJsonBody, sendResponse } from './http.ts';
import { passTitle, retentionSeconds } from './pass-data.ts';
import type { PassReader } from './pass-reader.ts';
import type { PassesSettings } from './settings.ts';
import type { Store } from './store.ts';

/** The web service that Apple Wallet asks for updates: https://developer.apple.com/documentation/walletpasses. */
export function createWebService(settings: PassesSettings, store: Store, reader: PassReader) {
  const signer = new Signer(() => settings.certificates());

  function checkType(type: string) {
    if (type !== settings.passType.identifier) throw new HttpError(404, 'Not found');
  }

  /** Sends the signed pass, unless the phone has it. HEAD requests are not signed. */
  async function sendPass(context: RequestContext, serial: string, beforeSigning: () => void) {
    const { req } = context;
    const pass = await reader.read(serial, req.headers.host);
    const updatedAt = (pass.state.updatedAt ?? pass.issuedAt) * 1000;
    const headers = {
      'Content-Type': 'application/vnd.apple.pkpass',
      'Content-Disposition': attachment(passTitle(pass), 'pkpass'),
      'Last-Modified': new Date(updatedAt).toUTCString(),
    };
    if (Date.parse(req.headers['if-modified-since'] ?? '') >= updatedAt)
      return sendResponse(context, 304, '', {});
    if (req.method === 'HEAD') return sendResponse(context, 200, '', headers);
    beforeSigning();
    sendResponse(context, 200, await signer.sign(packageFiles(pass, settings.passType)), headers);
  }

  return {
    sendPass,

    async register(context: RequestContext, device = '', type = '', serial = '') {
      checkType(type);
      const { issuedAt } = reader.decode(serial);
      const { pushToken } = Object(readJsonBody(context));
      if (typeof pushToken !== 'string' || !/^[\da-f]{16,200}$/i.test(pushToken))
        throw new HttpError(400, 'Expected a push token');
      const expiresAt = issuedAt + retentionSeconds;
      const registration = { deviceLibraryIdentifier: device, serial, pushToken, expiresAt };
      const isNew = await store.register(registration);
      if (isNew === undefined) throw new HttpError(429, 'Too many phones');
      sendResponse(context, isNew ? 201 : 200, '', {});
    },

    async unregister(context: RequestContext, device = '', type = '', serial = '') {
      checkType(type);
      reader.decode(serial);
      await store.unregister(device, serial);
      sendResponse(context, 200, '', {});
    },

    async list(context: RequestContext, device = '', type = '') {
      checkType(type);
      // What is not the ID of a change was not sent by this server.
      const [since = 0] = /^\d{1,15}$/.exec(context.query.get('passesUpdatedSince') ?? '') ?? [];
      const changed = await store.changedSince(device, Number(since));
      if (changed.length === 0) return sendResponse(context, 204, '', {});
      const serialNumbers = changed.map(({ serial }) => serial);
      // A number would confuse phones.
      const lastUpdated = String(Math.max(...changed.map(({ last }) => last)));
      sendResponse(context, 200, JSON.stringify({ serialNumbers, lastUpdated }), {
        'Content-Type': 'application/json',
      });
    },

    getLatest(context: RequestContext, type = '', serial = '', beforeSigning = () => {}) {
      checkType(type);
      reader.decode(serial);
      return sendPass(context, serial, beforeSigning);
    },

    /** Problems that phones report, without the serial numbers and tokens in them. Anybody can send some. */
    async log(context: RequestContext) {
      const { logs } = Object(readJsonBody(context));
      if (!Array.isArray(logs) || !logs.every((line) => typeof line === 'string'))
        throw new HttpError(400, 'Expected a list of strings');
      for (const line of logs.slice(0, 20)) {
        const text = line.replace(/[^ -~]/g, '?').replace(/[\w-]{24,}/g, '…');
        console.warn(`Passes: a phone reports: ${text.slice(0, 300)}`);
      }
      sendResponse(context, 200, '', {});
    },
  };
}
