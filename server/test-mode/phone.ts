/**
 * npm run phone -- <pass file or URL>
 *
 * Simulates a phone with a pass of test mode: verifies and registers it, waits for pushes, fetches
 * updates, and draws the lock screen and the pass. Ctrl-C deletes the pass.
 */
import { readFileSync, statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { decodeJwt } from 'jose';
import { ApplePhone } from './apple-phone.ts';
import { unzip } from './archive.ts';
import { drawPhone } from './draw.ts';
import { GooglePhone } from './google-phone.ts';

const testServer = 'a pass of a running server in test mode';
const [source] = process.argv.slice(2);
if (!source) fail('Name a pass file or its URL: npm run phone -- pass.pkpass');

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** @throws with what was expected unless the server answers with success */
async function request(url: string, expected: string): Promise<Response> {
  const response = await fetch(url).catch(() => undefined);
  if (response?.ok) return response;
  const outcome = response ? `answers with ${response.status}` : 'does not answer';
  throw new Error(`Expected ${expected}, but ${new URL(url).origin} ${outcome}.`);
}

async function readSource(address: string): Promise<Buffer> {
  if (URL.canParse(address) && /^https?:/.test(address))
    return Buffer.from(await (await request(address, 'the URL of a pass')).arrayBuffer());
  if (!statSync(address, { throwIfNoEntry: false })?.isFile())
    throw new Error('Expected a pass file, but there is no file with this name.');
  return readFileSync(address);
}

const isArchive = (bytes: Buffer) => bytes.subarray(0, 2).equals(Buffer.from('PK'));

/** The origin of the server that issued the pass. */
function readOrigin(bytes: Buffer): string {
  try {
    const address = isArchive(bytes)
      ? JSON.parse(String(unzip(bytes)['pass.json'])).webServiceURL
      : decodeJwt<{ origins: string[] }>(bytes.toString()).origins[0];
    return new URL(address).origin;
  } catch {
    throw new Error(
      'Expected a .pkpass file of this site, or the token of its link to Google Wallet.',
    );
  }
}

/** Calls back for each push, and when the server runs again after it has ended. */
async function waitForPushes(
  origin: string,
  name: string,
  update: (gateway: string) => Promise<unknown>,
) {
  let gateway = await findGateway(origin);
  for (;;) {
    // The stream fails when the server is killed.
    await readPushes(`${gateway}/wait/${name}`, () => update(gateway)).catch(() => {});
    console.log('The server has ended. The phone waits until it runs again.');
    gateway = await findGatewayLater(origin);
    console.log('The server runs again.');
    await update(gateway);
  }
}

async function readPushes(url: string, onPush: () => Promise<unknown>) {
  const response = await fetch(url);
  for await (const chunk of response.body ?? [])
    if (Buffer.from(chunk).includes('data: push')) await onPush();
}

async function runApplePhone(archive: Buffer, origin: string) {
  const root = await (await request(`${origin}/passes/authority.pem`, testServer)).text();
  const phone = new ApplePhone(archive, root);
  const draw = () => {
    const { logoText, backgroundColor, storeCard, voided = false } = phone.pass;
    const { headerFields, secondaryFields, auxiliaryFields } = storeCard;
    console.log(
      drawPhone({
        title: logoText,
        fields: [...headerFields, ...secondaryFields, ...auxiliaryFields],
        background: backgroundColor,
        messages: phone.messages,
        isExpired: voided,
      }),
    );
  };
  const status = await phone.register();
  if (status > 201) throw new Error(`The registration was answered with ${status}.`);
  console.log('The signature is valid. The phone is registered and waits for updates.');
  process.once('SIGINT', () => phone.unregister().finally(() => process.exit()));
  draw();
  await waitForPushes(origin, phone.pushToken, async () => {
    if (await phone.update()) draw();
  });
}

async function runGooglePhone(token: string, origin: string) {
  const phone = new GooglePhone(token, await findGateway(origin));
  const draw = async () => {
    await phone.update();
    if (!phone.object) return;
    const { cardTitle, subheader, header, textModulesData, hexBackgroundColor } = phone.object;
    const rows = textModulesData.map(({ header: label, body: value }) => ({ label, value }));
    const [label, value] = [subheader, header].map((text) => text.defaultValue.value);
    console.log(
      drawPhone({
        title: cardTitle.defaultValue.value,
        fields: [{ label: label ?? '', value: value ?? '' }, ...rows],
        background: hexBackgroundColor,
        messages: phone.messages,
        isExpired: phone.object.state === 'EXPIRED',
      }),
    );
  };
  console.log('The pass is saved, and the phone waits for updates.');
  await draw();
  await waitForPushes(origin, phone.objectId, (gateway) => {
    phone.gateway = gateway;
    return draw();
  });
}

/** The URL of the test gateway, where phones wait for pushes. */
async function findGateway(origin: string): Promise<string> {
  const response = await request(`${origin}/passes/gateway.json`, testServer);
  return ((await response.json()) as { phones: string }).phones;
}

async function findGatewayLater(origin: string): Promise<string> {
  for (;;) {
    await pause(1000);
    const gateway = await findGateway(origin).catch(() => undefined);
    if (gateway) return gateway;
  }
}

try {
  const bytes = await readSource(source);
  const origin = readOrigin(bytes);
  await (isArchive(bytes)
    ? runApplePhone(bytes, origin)
    : runGooglePhone(bytes.toString(), origin));
} catch (error) {
  fail(`${source}: ${(error as Error).message}`);
}
