import type { PassContent, PassTemplate } from './pass-content.ts';
import type { IssuedPass } from './serial.ts';

export const lifetimeSeconds = 24 * 60 * 60;

/** Everything that is needed to write a pass for either wallet. */
export interface PassData extends IssuedPass {
  serial: string;
  template: PassTemplate;
  texts: PassContent['labels'];
  /** The public address of the site. */
  site: string;
}

/** ISO 8601 without milliseconds. */
export const expirationDate = ({ issuedAt }: IssuedPass) =>
  new Date((issuedAt + lifetimeSeconds) * 1000).toISOString().replace('.000', '');

export const passTitle = ({ design, texts }: PassData) => design.name || texts.name.sample;
