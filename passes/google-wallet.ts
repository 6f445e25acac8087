import { createPrivateKey } from 'node:crypto';
import { SignJWT } from 'jose';
import { changeableFields, objectId } from './google.ts';
import type { PassData } from './pass-data.ts';
import type { PassesSettings } from './settings.ts';

const timeout = 5_000;
const scope = 'https://www.googleapis.com/auth/wallet_object.issuer';
const grantType = 'urn:ietf:params:oauth:grant-type:jwt-bearer';

/** The API of Google Wallet, for passes that were saved with a save link. */
export class GoogleWallet {
  readonly #settings: Pick<PassesSettings, 'gateways' | 'googleIssuer'>;
  #token: { value: string; expires: number } | undefined;

  constructor(settings: Pick<PassesSettings, 'gateways' | 'googleIssuer'>) {
    this.#settings = settings;
  }

  /** Whether the visitor has saved the pass. An object exists only then. */
  async isSaved(serial: string): Promise<boolean> {
    return (await this.#request('GET', serial)) !== undefined;
  }

  /** @returns false if the pass is not saved */
  async update(pass: PassData): Promise<boolean> {
    const state = pass.state.isExpired ? 'EXPIRED' : 'ACTIVE';
    const body = { ...changeableFields(pass), state };
    return (await this.#request('PATCH', pass.serial, '', body)) !== undefined;
  }

  /**
   * @param id is stored with the message, so that a repeated attempt can find it
   * @returns false if Google shows no more messages today
   */
  async addMessage({ serial, texts, state }: PassData, id: string, isRepeated: boolean) {
    if (isRepeated) {
      const object = await this.#request('GET', serial);
      const messages = (object?.messages ?? []) as { id?: string }[];
      if (messages.some((message) => message.id === id)) return true;
    }
    const text = { header: texts.sample.issuer, body: state.notification };
    const message = { ...text, id, messageType: 'TEXT_AND_NOTIFY' };
    try {
      await this.#request('POST', serial, '/addMessage', { message });
      return true;
    } catch (error) {
      if (String(error).includes('QuotaExceeded')) return false;
      throw error;
    }
  }

  /** @returns undefined if the object does not exist */
  async #request(method: string, serial: string, action = '', body?: object) {
    const { googleApi } = await this.#settings.gateways();
    const { issuerId } = await this.#settings.googleIssuer();
    const response = await fetch(
      `${googleApi}/genericObject/${issuerId}.${objectId(serial)}${action}`,
      {
        method,
        headers: {
          Authorization: `Bearer ${await this.#accessToken()}`,
          'Content-Type': 'application/json',
        },
        signal: AbortSignal.timeout(timeout),
        ...(body && { body: JSON.stringify(body) }),
      },
    );
    if (response.status === 404) return undefined;
    if (response.ok) return (await response.json()) as Record<string, unknown>;
    if (response.status === 401) this.#token = undefined;
    throw new Error(`Google answered ${response.status} ${(await response.text()).slice(0, 300)}`);
  }

  async #accessToken(): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    if (this.#token && now < this.#token.expires) return this.#token.value;
    const { googleToken } = await this.#settings.gateways();
    const { account, privateKey } = await this.#settings.googleIssuer();
    const assertion = await new SignJWT({ scope })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(account)
      .setAudience('https://oauth2.googleapis.com/token')
      .setIssuedAt(now)
      .setExpirationTime(now + 3600)
      .sign(createPrivateKey(privateKey));
    const response = await fetch(googleToken, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: grantType, assertion }),
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) throw new Error(`Google answered ${response.status} to a token request`);
    const { access_token: value, expires_in: seconds } = (await response.json()) as {
      access_token: string;
      expires_in: number;
    };
    this.#token = { value, expires: now + seconds - 60 };
    return value;
  }
}
