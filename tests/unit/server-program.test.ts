import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { ask, folder, largeSize, open, port } from './test-server.ts';

test.each(['0', '65536', 'abc', '80.5', '-1', '0x50'])(
  'PORT=%s is refused in one line',
  async (PORT) => {
    const { code, errors } = await finished(program({ PORT }));
    expect(code).toBe(1);
    expect(errors).toBe(`PORT=${PORT} is not a port: it must be a whole number from 1 to 65535.\n`);
  },
);

test('says which port is taken and how to choose another', async () => {
  const { code, errors } = await finished(program({ PORT: String(port) }));
  expect(code).toBe(1);
  expect(errors).toBe(
    `Port ${port} on 127.0.0.1 is taken. Choose another: PORT=${port + 1} npm start\n`,
  );
});

test('says when HOST is not an address of this machine', async () => {
  const env = { HOST: '192.0.2.1', PORT: String(await freePort()) };
  const { code, errors } = await finished(program(env));
  expect(code).toBe(1);
  expect(errors).toMatch(/^HOST=192\.0\.2\.1 is not an address of this machine .+\n$/);
});

test('says when there is no build; --check needs none', async () => {
  const PORT = String(await freePort());
  const { code, errors } = await finished(program({ PORT }, tmpdir()));
  expect(code).toBe(1);
  expect(errors).toMatch(/^There is no built site in dist\/.+\n$/);
  const check = await finished(program({ PORT }, tmpdir(), ['--check']));
  expect([check.code, check.errors]).toEqual([0, '']);
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s drains and exits with 0', async (signal) => {
  const port = await freePort();
  const child = program({ PORT: String(port), ACCESS_LOG: '1' });
  const [address] = await once(child.stdout ?? child, 'data');
  expect(String(address)).toBe(`Walletable is at http://127.0.0.1:${port}/\n`);

  const end = finished(child);
  const response = await open('/large.bin', port);
  child.kill(signal);
  await expect.poll(() => ask('/', { port }).catch(String)).toContain('ECONNREFUSED');
  child.kill(signal);
  expect((await text(response)).length).toBe(largeSize);
  const { code, output } = await end;
  expect(code).toBe(0);
  expect(output).toMatch(/GET \/large\.bin 200/);
});

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

function program(env: Record<string, string>, cwd = folder, args: string[] = []) {
  const child = spawn(resolve('node_modules/.bin/node'), [resolve('hosting/server.ts'), ...args], {
    cwd,
    env: { ...process.env, HOST: '127.0.0.1', ...env },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

async function finished(child: ChildProcess) {
  let output = '';
  let errors = '';
  child.stdout?.on('data', (data) => {
    output += data;
  });
  child.stderr?.on('data', (data) => {
    errors += data;
  });
  const [code] = await once(child, 'close');
  return { code, output, errors };
}
