import { decodeJwt } from 'jose';

interface LocalizedText {
  defaultValue: { value: string };
}

export interface GoogleObject {
  id: string;
  state?: string;
  cardTitle: LocalizedText;
  header: LocalizedText;
  subheader: LocalizedText;
  hexBackgroundColor: string;
  textModulesData: { header: string; body: string }[];
  messages: { body: string; messageType: string }[];
}

/** An Android phone with one pass, saved with the token of a save link. */
export class GooglePhone {
  readonly #token: string;
  gateway: string;
  object: GoogleObject | undefined;

  constructor(token: string, gateway: string) {
    this.#token = token;
    this.gateway = gateway;
  }

  get objectId(): string {
    const { payload } = decodeJwt<{ payload: { genericObjects: { id: string }[] } }>(this.#token);
    return payload.genericObjects[0]?.id ?? '';
  }

  /** The messages on the lock screen. */
  get messages(): string[] {
    const notifying = this.object?.messages.filter(
      ({ messageType }) => messageType === 'TEXT_AND_NOTIFY',
    );
    return (notifying ?? []).map(({ body }) => body);
  }

  /** Saves the pass, or reads it again. */
  async update() {
    const response = await fetch(`${this.gateway}/google/save`, {
      method: 'POST',
      body: this.#token,
    });
    if (!response.ok) throw new Error('Expected a pass that the running server has signed.');
    this.object = (await response.json()) as GoogleObject;
  }
}
