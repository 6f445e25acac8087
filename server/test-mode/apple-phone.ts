import { randomBytes } from 'node:crypto';
import { checkSignature, unzip } from './archive.ts';

interface Field {
  key: string;
  label: string;
  value: string;
  changeMessage?: string;
}

export interface PassJson {
  serialNumber: string;
  passTypeIdentifier: string;
  authenticationToken: string;
  webServiceURL: string;
  logoText: string;
  organizationName: string;
  backgroundColor: string;
  foregroundColor: string;
  voided?: boolean;
  storeCard: Record<'headerFields' | 'secondaryFields' | 'auxiliaryFields' | 'backFields', Field[]>;
}

/** An iPhone with one pass. It implements the web service protocol of Apple Wallet. */
export class ApplePhone {
  readonly device = randomBytes(16).toString('hex');
  readonly pushToken = randomBytes(32).toString('hex');
  readonly #root: string;
  readonly #headers: Record<string, string>;
  pass: PassJson;
  /** The messages on the lock screen. */
  messages: string[] = [];
  #lastModified: string | undefined;
  #tag: string | undefined;

  /**
   * @param root certificate that must have issued the pass
   * @param headers sent with every request
   */
  constructor(archive: Buffer, root: string, headers: Record<string, string> = {}) {
    this.#root = root;
    this.#headers = headers;
    this.pass = this.#open(archive);
  }

  /** @returns the status: 201, or 200 if it is registered already */
  async register(): Promise<number> {
    const body = JSON.stringify({ pushToken: this.pushToken });
    return (await this.#request(this.#registration(), { method: 'POST', body })).status;
  }

  async unregister(): Promise<number> {
    return (await this.#request(this.#registration(), { method: 'DELETE' })).status;
  }

  /** What the phone does after a push. Returns whether the pass has changed. */
  async update(): Promise<boolean> {
    const since = this.#tag === undefined ? '' : `?passesUpdatedSince=${this.#tag}`;
    const { passTypeIdentifier: type, serialNumber: serial } = this.pass;
    const list = await this.#request(`devices/${this.device}/registrations/${type}${since}`);
    if (list.status === 204) return false;
    const { serialNumbers, lastUpdated } = (await list.json()) as Record<string, string | string[]>;
    if (!serialNumbers?.includes(serial)) return false;
    const headers = { ...(this.#lastModified && { 'If-Modified-Since': this.#lastModified }) };
    const response = await this.#request(`passes/${type}/${serial}`, { headers });
    if (response.status !== 200 && response.status !== 304)
      throw new Error(`The update was answered with ${response.status}.`);
    this.#tag = String(lastUpdated);
    if (response.status === 304) return false;
    this.#lastModified = response.headers.get('last-modified') ?? undefined;
    const updated = this.#open(Buffer.from(await response.arrayBuffer()));
    this.messages.push(...changeMessages(this.pass, updated));
    this.pass = updated;
    return true;
  }

  #open(archive: Buffer): PassJson {
    const files = unzip(archive);
    checkSignature(files, this.#root);
    return JSON.parse(String(files['pass.json']));
  }

  #registration() {
    const { passTypeIdentifier: type, serialNumber: serial } = this.pass;
    return `devices/${this.device}/registrations/${type}/${serial}`;
  }

  #request(path: string, init: RequestInit = {}) {
    const { webServiceURL, authenticationToken } = this.pass;
    const headers = { Authorization: `ApplePass ${authenticationToken}`, ...this.#headers };
    return fetch(`${webServiceURL}/v1/${path}`, {
      ...init,
      headers: { ...headers, ...(init.headers as Record<string, string>) },
    });
  }
}

const allFields = ({ storeCard }: PassJson) => Object.values(storeCard).flat();

/** Wallet shows the message of a changed field; for several it shows only that the pass has changed. */
function changeMessages(before: PassJson, after: PassJson): string[] {
  const old = new Map(allFields(before).map(({ key, value }) => [key, value]));
  const texts = allFields(after).flatMap(({ key, value, changeMessage }) =>
    changeMessage && old.get(key) !== value ? changeMessage.replace('%@', value) : [],
  );
  return texts.length > 1 ? ['Store card changed'] : texts;
}
