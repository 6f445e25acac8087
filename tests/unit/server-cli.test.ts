import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../quality/tools/free-port.ts';
import { folder, largeSize, open, port } from './test-server.ts';

test.each(['0', '65536', '80.5', '0x50'])('rejects PORT=%s', async (PORT) => {
  const message = `PORT=${PORT} is not a port: it must be a whole number from 1 to 65535.\n`;
  expect(await outcome(startServer({ PORT }))).toEqual([1, message]);
});

test('explains why it cannot start', async () => {
  const PORT = String(await freePort());
  const inUse = `Port ${port} on 127.0.0.1 is already in use. Choose another port: PORT=${port + 1} npm start\n`;
  expect(await outcome(startServer({ PORT: String(port) }))).toEqual([1, inUse]);
  const foreign = /^HOST=192\.0\.2\.1 is not an address of this machine .+\n$/;
  const withForeignHost = await outcome(startServer({ HOST: '192.0.2.1', PORT }));
  expect(withForeignHost).toEqual([1, expect.stringMatching(foreign)]);
  const notBuilt = await outcome(startServer({ PORT }, tmpdir()));
  expect(notBuilt).toEqual([1, expect.stringMatching(/^There is no built site in dist\/.+\n$/)]);
  expect(await outcome(startServer({ PORT }, tmpdir(), ['--check']))).toEqual([0, '']);
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s drains connections and exits with 0',
  async (signal) => {
    const port = await freePort();
    const child = startServer({ PORT: String(port), ACCESS_LOG: '1' });
    const end = outcome(child);
    const firstOutput = await Promise.race([once(child.stdout, 'data'), end]);
    expect(String(firstOutput)).toBe(`Walletable is at http://127.0.0.1:${port}/\n`);

    const log = text(child.stdout);
    const response = await open('/large.jpg', port);
    child.kill(signal);
    await expect.poll(() => open('/', port).catch(String)).toContain('ECONNREFUSED');
    child.kill(signal);
    expect(await text(response)).toHaveLength(largeSize);
    expect(await end).toEqual([0, '']);
    expect(await log).toMatch(/GET \/large\.jpg 200/);
  },
);

function startServer(env: Record<string, string>, cwd = folder, args: string[] = []) {
  const child = spawn(resolve('node_modules/.bin/node'), [resolve('hosting/server.ts'), ...args], {
    cwd,
    env: { ...process.env, HOST: '127.0.0.1', ...env },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** Exit code and standard error. */
async function outcome(child: ChildProcess & { stderr: NodeJS.ReadableStream }) {
  const [[code], errors] = await Promise.all([once(child, 'close'), text(child.stderr)]);
  return [code, errors];
}
