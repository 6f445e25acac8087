import { Signer } from '../pkpass/signer.ts';
import { packageFiles } from './apple.ts';
import { HttpError, type RequestContext, readJsonBody, sendResponse } from './http.ts';
import { retentionSeconds } from './pass-data.ts';
import type { PassReader } from './pass-reader.ts';
import type { PassesSettings } from './settings.ts';
import type { Store } from './store.ts';

/** The web service that Apple Wallet asks for updates: https://developer.apple.com/documentation/walletpasses. */
export function createWebService(settings: PassesSettings, store: Store, reader: PassReader) {
  const signer = new Signer(() => settings.certificates());

  function authorize(context: RequestContext, type: string | undefined, serial: string) {
    reader.authorize(context, 'update', serial);
    if (type !== settings.passType.identifier) throw new HttpError(404, 'Not found');
    return reader.decode(serial);
  }

  /** Sends the signed pass, unless the phone has it. HEAD requests are not signed. */
  async function sendPass(context: RequestContext, serial: string, beforeSigning: () => void) {
    const { req } = context;
    const pass = await reader.read(serial, req.headers.host);
    const updatedAt = (pass.state.updatedAt ?? pass.issuedAt) * 1000;
    const headers = {
      'Content-Type': 'application/vnd.apple.pkpass',
      'Content-Disposition': 'attachment; filename="pass.pkpass"',
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
      const { issuedAt } = authorize(context, type, serial);
      const { pushToken: push } = Object(await readJsonBody(context));
      if (typeof push !== 'string' || !/^[\da-f]{16,200}$/i.test(push))
        throw new HttpError(400, 'Expected a push token');
      const until = issuedAt + retentionSeconds;
      const isNew = await store.register({ device, serial, push, until });
      if (isNew === undefined) throw new HttpError(429, 'Too many devices');
      sendResponse(context, isNew ? 201 : 200, '', {});
    },

    async unregister(context: RequestContext, device = '', type = '', serial = '') {
      authorize(context, type, serial);
      await store.unregister(device, serial);
      sendResponse(context, 200, '', {});
    },

    async list(context: RequestContext, device = '', type = '') {
      const since = Number(context.query.get('passesUpdatedSince')) || 0;
      if (type !== settings.passType.identifier) throw new HttpError(404, 'Not found');
      const changed = await store.changedSince(device, since);
      if (changed.length === 0) return sendResponse(context, 204, '', {});
      const serialNumbers = changed.map(({ serial }) => serial);
      // A number would confuse phones.
      const lastUpdated = String(Math.max(...changed.map(({ last }) => last)));
      sendResponse(context, 200, JSON.stringify({ serialNumbers, lastUpdated }), {
        'Content-Type': 'application/json',
      });
    },

    getLatest(context: RequestContext, type = '', serial = '', beforeSigning = () => {}) {
      authorize(context, type, serial);
      return sendPass(context, serial, beforeSigning);
    },

    /** Problems that phones report, without the serial numbers and tokens in them. */
    async log(context: RequestContext) {
      const { logs } = Object(await readJsonBody(context));
      for (const line of Array.isArray(logs) ? logs.slice(0, 20) : []) {
        const text = String(line)
          .replace(/[^ -~]/g, '?')
          .replace(/[\w-]{24,}/g, '…');
        console.warn(`Passes: a phone reports: ${text.slice(0, 300)}`);
      }
      sendResponse(context, 200, '', {});
    },
  };
}
