import type { BlockList } from 'node:net';
import type { AppleCertificates } from '../pkpass/cms.ts';
import type { PassType } from './apple.ts';
import type { GoogleIssuer } from './google.ts';

/** Where changes of passes are sent. */
export interface Gateways {
  apns: string;
  googleToken: string;
  googleApi: string;
  /** The root certificate of the test gateway, and its address for phones. */
  root?: string | undefined;
  phones?: string;
}

export const liveGateways: Gateways = {
  apns: 'https://api.push.apple.com',
  googleToken: 'https://oauth2.googleapis.com/token',
  googleApi: 'https://walletobjects.googleapis.com/walletobjects/v1',
};

export interface PassesSettings {
  /** Test passes are signed with generated certificates, which no phone accepts. */
  mode: 'test' | 'live';
  secret: string;
  passType: PassType;
  certificates(): Promise<AppleCertificates>;
  googleIssuer(): Promise<GoogleIssuer>;
  gateways(): Promise<Gateways>;
  /** The public origin. In test mode, the origin of the request is used. */
  site: string | undefined;
  /** SVG text of the official badges. */
  badges: { apple: string; google: string } | undefined;
  /** Addresses and networks of proxies whose X-Forwarded-For header is trusted. */
  trustedProxies: BlockList;
  maxPerMinute: number;
}
