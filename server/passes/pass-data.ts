import type { PassContent, PassTemplate } from './pass-content.ts';
import type { PassState } from './pass-state.ts';
import type { IssuedPass } from './serial.ts';

export const lifetimeSeconds = 24 * 60 * 60;
/** How long the device and the push token of a phone are stored, from the time of issue. */
export const retentionSeconds = 2 * lifetimeSeconds;

/** Everything that is needed to write a pass for either wallet. */
export interface PassData extends IssuedPass {
  serial: string;
  template: PassTemplate;
  texts: PassContent['labels'];
  /** The public address of the site. */
  site: string;
  state: PassState;
  /** With which a phone asks for updates. */
  token: string;
}

/** ISO 8601 without milliseconds. */
export const expirationDate = ({ issuedAt }: IssuedPass) =>
  new Date((issuedAt + lifetimeSeconds) * 1000).toISOString().replace('.000', '');

export const passTitle = ({ design, texts }: PassData) => design.name || texts.name.sample;
