import { createPrivateKey } from 'node:crypto';
import { SignJWT } from 'jose';
import { changeableFields, objectId } from './google.ts';
import type { PassData } from './pass-data.ts';
import type { PassesSettings } from './settings.ts';

const timeout = 5_000;
const scope = 'https://www.googleapis.com/auth/wallet_object.issuer';
const audience = 'https://oauth2.googleapis.com/token';
const grantType = 'urn:ietf:params:oauth:grant-type:jwt-bearer';

/** The API of Google Wallet, for passes that were saved with a save link. */
export function createGoogleWallet(settings: Pick<PassesSettings, 'gateways' | 'googleIssuer'>) {
  let token = { value: '', expires: 0 };

  async function accessToken(): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    if (now < token.expires) return token.value;
    const { googleToken } = await settings.gateways();
    const { account, privateKey } = await settings.googleIssuer();
    const assertion = await new SignJWT({ scope, iss: account, aud: audience })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuedAt(now)
      .setExpirationTime(now + 3600)
      .sign(createPrivateKey(privateKey));
    const body = new URLSearchParams({ grant_type: grantType, assertion });
    const signal = AbortSignal.timeout(timeout);
    const response = await fetch(googleToken, { method: 'POST', body, signal });
    if (!response.ok) throw new Error(`Google answered ${response.status} to a token request`);
    const { access_token, expires_in } = (await response.json()) as Record<string, unknown>;
    token = { value: String(access_token), expires: now + Number(expires_in) - 60 };
    return token.value;
  }

  /** @returns undefined if the object does not exist */
  async function request(method: string, serial: string, action = '', body?: object) {
    const { googleApi } = await settings.gateways();
    const { issuerId } = await settings.googleIssuer();
    const url = `${googleApi}/genericObject/${issuerId}.${objectId(serial)}${action}`;
    const response = await fetch(url, {
      method,
      headers: {
        Authorization: `Bearer ${await accessToken()}`,
        'Content-Type': 'application/json',
      },
      body: body ? JSON.stringify(body) : null,
      signal: AbortSignal.timeout(timeout),
    });
    if (response.status === 404) return undefined;
    if (response.ok) return (await response.json()) as { messages?: { id?: string }[] };
    if (response.status === 401) token.expires = 0;
    throw new Error(`Google answered ${response.status} ${(await response.text()).slice(0, 300)}`);
  }

  return {
    /** Whether the visitor has saved the pass. An object exists only then. */
    isSaved: async (serial: string) => (await request('GET', serial)) !== undefined,

    /** @returns false if the pass is not saved */
    async update(pass: PassData): Promise<boolean> {
      const state = pass.state.isExpired ? 'EXPIRED' : 'ACTIVE';
      const body = { ...changeableFields(pass), state };
      return (await request('PATCH', pass.serial, '', body)) !== undefined;
    },

    /**
     * @param id is stored with the message, so that a repeated attempt can find it
     * @returns false if Google shows no more messages today
     */
    async addMessage({ serial, texts, state }: PassData, id: string, isRepeated: boolean) {
      const object = isRepeated ? await request('GET', serial) : undefined;
      if (object?.messages?.some((message) => message.id === id)) return true;
      const text = { header: texts.sample.business, body: state.notification };
      const message = { ...text, id, messageType: 'TEXT_AND_NOTIFY' };
      try {
        await request('POST', serial, '/addMessage', { message });
        return true;
      } catch (error) {
        if (String(error).includes('QuotaExceeded')) return false;
        throw error;
      }
    },
  };
}
