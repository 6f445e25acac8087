/**
 * npm run phone -- <pass file or URL>
 *
 * Simulates a phone with a pass of test mode: verifies and registers it, waits for pushes, fetches
 * updates, and draws the lock screen and the pass. Ctrl-C deletes the pass.
 */
import { readFileSync } from 'node:fs';
import { decodeJwt } from 'jose';
import { ApplePhone } from './apple-phone.ts';
import { unzip } from './archive.ts';
import { drawPhone } from './draw.ts';
import { GooglePhone } from './google-phone.ts';

const [source] = process.argv.slice(2);
if (!source) fail('Name a pass file or its URL: npm run phone -- pass.pkpass');

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

async function readSource(address: string): Promise<Buffer> {
  if (!/^https?:/.test(address)) return readFileSync(address);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`);
  return Buffer.from(await response.arrayBuffer());
}

/** Calls back for each push, and returns when the gateway has ended. */
async function waitForPushes(url: string, onPush: () => Promise<void>) {
  const response = await fetch(url);
  for await (const chunk of response.body ?? [])
    if (Buffer.from(chunk).includes('data: push')) await onPush();
}

async function runApplePhone(archive: Buffer) {
  const { webServiceURL } = JSON.parse(String(unzip(archive)['pass.json']));
  const { origin } = new URL(webServiceURL);
  const root = await (await fetch(`${origin}/passes/authority.pem`)).text();
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
  await waitForPushes(`${await findGateway(origin)}/wait/${phone.pushToken}`, async () => {
    if (await phone.update()) draw();
  });
}

async function runGooglePhone(token: string) {
  const { origins } = decodeJwt<{ origins: string[] }>(token);
  const gateway = await findGateway(origins[0] ?? '');
  const phone = new GooglePhone(token, gateway);
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
  await waitForPushes(`${gateway}/wait/${phone.objectId}`, draw);
}

/** Where the server in test mode lets phones wait. */
async function findGateway(origin: string): Promise<string> {
  const response = await fetch(`${origin}/passes/gateway.json`);
  if (!response.ok) throw new Error('The server is not in test mode.');
  return ((await response.json()) as { phones: string }).phones;
}

try {
  const bytes = await readSource(source);
  await (bytes.subarray(0, 2).equals(Buffer.from('PK'))
    ? runApplePhone(bytes)
    : runGooglePhone(bytes.toString()));
  fail('The server has ended.');
} catch (error) {
  fail((error as Error).message);
}
