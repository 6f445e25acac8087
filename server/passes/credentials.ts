import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { BlockList } from 'node:net';
import { join } from 'node:path';
import { addTrustedProxy } from './addresses.ts';
import type { PassType } from './apple.ts';
import { siteLimit } from './rate-limit.ts';
import { liveGateways, type PassesSettings } from './settings.ts';

const warningDays = 30;
const day = 24 * 60 * 60 * 1000;

/**
 * Reads and checks the folder that PASSES names; docs/passes.md lists its files. All problems are
 * reported together, and no message contains the content of a file.
 */
export function readCredentials(folder: string, now = Date.now()) {
  const problems: string[] = [];
  const warnings: string[] = [];

  function tryTo<Result>(name: string, problem: string, action: () => Result): Result | undefined {
    try {
      return action();
    } catch {
      problems.push(`${name} ${problem}`);
      return undefined;
    }
  }
  const read = (name: string) =>
    tryTo(name, 'is missing', () => readFileSync(join(folder, name), 'utf8').trim());
  const parse = <Result>(name: string, problem: string, parser: (text: string) => Result) => {
    const text = read(name);
    return text === undefined ? undefined : tryTo(name, problem, () => parser(text));
  };
  const check = (isValid: unknown, problem: string) => isValid || problems.push(problem);

  const certificate = parse('apple-certificate.pem', 'is not a certificate', parseCertificate);
  const wwdr = parse('apple-wwdr.pem', 'is not a certificate', parseCertificate);
  for (const [name, { validFrom, validTo }] of [
    ...(certificate ? [['apple-certificate.pem', certificate] as const] : []),
    ...(wwdr ? [['apple-wwdr.pem', wwdr] as const] : []),
  ]) {
    const daysLeft = Math.floor((Date.parse(validTo) - now) / day);
    check(Date.parse(validFrom) <= now, `${name} is not valid before ${validFrom}`);
    check(daysLeft >= 0, `${name} expired on ${validTo}`);
    if (daysLeft >= 0 && daysLeft < warningDays)
      warnings.push(`${name} expires in ${daysLeft} days, on ${validTo}`);
  }
  const key = parse('apple-key.pem', 'is not a private key without a passphrase', createPrivateKey);
  if (certificate && key)
    check(
      certificate.checkPrivateKey(key),
      'apple-key.pem does not belong to apple-certificate.pem',
    );
  if (certificate && wwdr)
    check(
      certificate.checkIssued(wwdr) && certificate.verify(wwdr.publicKey),
      'apple-certificate.pem was not issued by apple-wwdr.pem',
    );
  const passType = certificate && readPassType(certificate);
  if (certificate)
    check(
      passType,
      'apple-certificate.pem is not a Pass Type ID certificate: its subject needs UID, CN and OU',
    );

  const secret = read('secret.txt');
  if (secret !== undefined)
    check(
      secret.length >= 32,
      'secret.txt has fewer than 32 characters: create one with openssl rand -hex 32',
    );

  const account = parse('google-account.json', 'is not a service account key', parseAccount);
  const settings = parse('settings.json', 'is not JSON', parseObject) ?? {};
  const { site, googleIssuer, proxies = [], perMinute = siteLimit.max } = settings;
  const trustedProxies = new BlockList();
  if (read('settings.json') !== undefined) {
    check(
      isHttpsOrigin(site),
      'settings.json: site must be an address such as https://www.example.com',
    );
    // JSON.parse rounds numbers of this length.
    check(
      typeof googleIssuer === 'string' && /^\d{5,25}$/.test(googleIssuer),
      'settings.json: googleIssuer must be in quotes, such as "3388000000012345678"',
    );
    check(Array.isArray(proxies), 'settings.json: proxies must be a list of addresses');
    for (const proxy of Array.isArray(proxies) ? proxies : [])
      check(
        addTrustedProxy(trustedProxies, proxy),
        `settings.json: proxies: ${JSON.stringify(proxy)} is not an IP address or a network such as 10.0.0.0/8`,
      );
    check(
      isRate(perMinute),
      `settings.json: perMinute must be a whole number from 1 to ${siteLimit.max}`,
    );
  }
  const [apple, google] = ['apple', 'google'].map((wallet) =>
    parse(`${wallet}-badge.svg`, 'is not an SVG', parseSvg),
  );

  const isComplete = passType && certificate && wwdr && key && secret && account && apple && google;
  const liveSettings: PassesSettings | undefined =
    isComplete && problems.length === 0
      ? {
          mode: 'live',
          secret,
          passType,
          certificates: async () => ({
            wwdr: wwdr.toString(),
            pass: {
              certificate: certificate.toString(),
              key: key.export({ type: 'pkcs8', format: 'pem' }) as string,
            },
          }),
          googleIssuer: async () => ({ issuerId: String(googleIssuer), ...account }),
          gateways: async () => liveGateways,
          site: String(site),
          badges: { apple, google },
          trustedProxies,
          maxPerMinute: perMinute as number,
        }
      : undefined;
  return { settings: liveSettings, problems: [...new Set(problems)], warnings };
}

const parseCertificate = (text: string) => new X509Certificate(text);

function readPassType({ subject }: X509Certificate): PassType | undefined {
  const fields = Object.fromEntries(subject.split('\n').map((line) => line.split(/=(.*)/)));
  const { UID: identifier, OU: team, CN: name } = fields;
  const isPassType = identifier && team && name === `Pass Type ID: ${identifier}`;
  return isPassType ? { identifier, team } : undefined;
}

function parseAccount(text: string) {
  const { client_email: account, private_key: privateKey } = JSON.parse(text);
  if (typeof account !== 'string' || createPrivateKey(privateKey).asymmetricKeyType !== 'rsa')
    throw new Error('not a service account key');
  return { account, privateKey: privateKey as string };
}

const parseObject = (text: string): Record<string, unknown> => ({ ...JSON.parse(text) });

function parseSvg(text: string): string {
  if (!/<svg[\s>]/.test(text)) throw new Error('not an SVG');
  return text;
}

const isHttpsOrigin = (value: unknown) =>
  typeof value === 'string' &&
  URL.canParse(value) &&
  new URL(value).origin === value &&
  value.startsWith('https://');
const isRate = (value: unknown) =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= siteLimit.max;
