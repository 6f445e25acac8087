import { createPrivateKey, generateKeyPair, randomBytes, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { PassType } from './apple.ts';
import type { GoogleIssuer } from './google.ts';
import { siteLimit } from './rate-limit.ts';
import type { AppleCertificates } from './test-certificates.ts';

/** What an installation that issues passes has, whether to try it out or for real. */
export interface Settings {
  state: 'test' | 'live';
  secret: string;
  type: PassType;
  /** Without one, a test authority is made on the spot. */
  apple: (Omit<AppleCertificates, 'root'> & { root?: string }) | undefined;
  google(): Promise<GoogleIssuer>;
  /** The public address; where it is only tried out, the one that was asked. */
  site: string | undefined;
  /** As Apple and Google hand them out. */
  badges: { apple: string; google: string } | undefined;
  /** Who may say for whom they ask. */
  proxies: string[];
  perMinute: number;
}

export const testType = { identifier: 'pass.test.sample', team: 'TEST123456' };

/** Everything but keys that anyone would accept. */
export function testSettings(): Settings {
  let google: Promise<GoogleIssuer> | undefined;
  return {
    state: 'test',
    secret: randomBytes(32).toString('hex'),
    type: testType,
    apple: undefined,
    google: () => (google ??= makeTestIssuer()),
    site: undefined,
    badges: undefined,
    proxies: [],
    perMinute: siteLimit.most,
  };
}

async function makeTestIssuer(): Promise<GoogleIssuer> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return {
    number: '3388000000000000000',
    account: 'sample@test.iam.gserviceaccount.com',
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
  };
}

const soon = 30;
const day = 24 * 60 * 60 * 1000;

/** Reads a folder of credentials. All that is wrong with it is told at once, and nothing that is in it. */
export function readSettings(folder: string, now = Date.now()) {
  const problems: string[] = [];
  const warnings: string[] = [];

  function attempt<Result>(name: string, problem: string, act: () => Result): Result | undefined {
    try {
      return act();
    } catch {
      problems.push(`${name} ${problem}`);
      return undefined;
    }
  }
  const read = (name: string) =>
    attempt(name, 'is missing', () => readFileSync(join(folder, name), 'utf8').trim());
  const parse = <Result>(name: string, problem: string, how: (text: string) => Result) => {
    const text = read(name);
    return text === undefined ? undefined : attempt(name, problem, () => how(text));
  };
  const wants = (isRight: unknown, problem: string) => isRight || problems.push(problem);

  const certificate = parse('apple-certificate.pem', 'is not a certificate', toCertificate);
  const wwdr = parse('apple-wwdr.pem', 'is not a certificate', toCertificate);
  for (const [name, one] of Object.entries({
    'apple-certificate': certificate,
    'apple-wwdr': wwdr,
  })) {
    if (!one) continue;
    const left = Math.floor((Date.parse(one.validTo) - now) / day);
    wants(Date.parse(one.validFrom) <= now, `${name}.pem is not valid before ${one.validFrom}`);
    wants(left >= 0, `${name}.pem has expired on ${one.validTo}`);
    if (left >= 0 && left < soon)
      warnings.push(`${name}.pem expires in ${left} days, on ${one.validTo}`);
  }
  const key = parse('apple-key.pem', 'is not a private key without a passphrase', createPrivateKey);
  if (certificate && key)
    wants(
      certificate.checkPrivateKey(key),
      'apple-key.pem does not belong to apple-certificate.pem',
    );
  if (certificate && wwdr)
    wants(
      certificate.checkIssued(wwdr) && certificate.verify(wwdr.publicKey),
      'apple-certificate.pem was not issued by apple-wwdr.pem',
    );
  const type = certificate && passTypeIn(certificate);
  if (certificate) wants(type, 'apple-certificate.pem is not for passes: expected UID, CN and OU');

  const secret = read('secret.txt');
  if (secret !== undefined)
    wants(secret.length >= 32, 'secret.txt has fewer than 32 characters: try openssl rand -hex 32');

  const account = parse('google-account.json', 'is not the key of a service account', toAccount);
  const settings = parse('settings.json', 'is not JSON', toFields) ?? {};
  const { site, googleIssuer, proxies = [], perMinute = siteLimit.most } = settings;
  if (read('settings.json') !== undefined) {
    wants(isSite(site), 'settings.json: site is not an address such as https://walletable.example');
    wants(
      /^\d{5,25}$/.test(String(googleIssuer)),
      'settings.json: googleIssuer is not a number in quotes',
    );
    wants(isTexts(proxies), 'settings.json: proxies is not a list of addresses');
    wants(
      isCount(perMinute),
      `settings.json: perMinute is not a number from 1 to ${siteLimit.most}`,
    );
  }
  const [apple, google] = ['apple', 'google'].map((wallet) =>
    parse(`${wallet}-badge.svg`, 'is not an SVG', toSvg),
  );

  const isWhole = type && certificate && wwdr && key && secret && account && apple && google;
  const found: Settings | undefined =
    isWhole && problems.length === 0
      ? {
          state: 'live',
          secret,
          type,
          apple: {
            wwdr: wwdr.toString(),
            pass: {
              certificate: certificate.toString(),
              key: key.export({ type: 'pkcs8', format: 'pem' }) as string,
            },
          },
          google: async () => ({ number: String(googleIssuer), ...account }),
          site: String(site),
          badges: { apple, google },
          proxies: proxies as string[],
          perMinute: perMinute as number,
        }
      : undefined;
  return { settings: found, problems: [...new Set(problems)], warnings };
}

const toCertificate = (text: string) => new X509Certificate(text);

function passTypeIn({ subject }: X509Certificate): PassType | undefined {
  const named = Object.fromEntries(subject.split('\n').map((line) => line.split(/=(.*)/)));
  const { UID: identifier, OU: team, CN: name } = named;
  const isFor = identifier && team && name === `Pass Type ID: ${identifier}`;
  return isFor ? { identifier, team } : undefined;
}

function toAccount(text: string) {
  const { client_email: account, private_key: key } = JSON.parse(text);
  if (typeof account !== 'string' || createPrivateKey(key).asymmetricKeyType !== 'rsa')
    throw new Error('not an account');
  return { account, key: key as string };
}

const toFields = (text: string): Record<string, unknown> => ({ ...JSON.parse(text) });

function toSvg(text: string): string {
  if (!/<svg[\s>]/.test(text)) throw new Error('not an SVG');
  return text;
}

const isSite = (value: unknown) =>
  typeof value === 'string' &&
  URL.canParse(value) &&
  new URL(value).origin === value &&
  value.startsWith('https://');
const isTexts = (value: unknown) =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
const isCount = (value: unknown) =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= siteLimit.most;

const isLoopback = (host: string) => /^(?:localhost|127(?:\.\d+){3}|::1)$/i.test(host);

/**
 * The three states of an installation: for real with a folder of credentials, to try out on a loopback
 * address, and otherwise not at all.
 * @param setting What PASSES says: the folder, `off`, or nothing.
 */
export function chooseSettings(setting: string | undefined, host: string): Settings | undefined {
  if (setting === 'off' || (!setting && !isLoopback(host))) return undefined;
  if (!setting) return testSettings();
  const { settings, problems, warnings } = readSettings(setting);
  for (const warning of warnings) console.warn(`PASSES: ${warning}`);
  if (settings) return settings;
  throw new Error(
    `No pass can be signed with what is in ${setting}; docs/passes.md says what belongs there:\n${problems.map((problem) => `  ${problem}`).join('\n')}`,
  );
}
