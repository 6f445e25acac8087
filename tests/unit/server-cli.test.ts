import { type ChildProcessWithoutNullStreams as Child, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../tools/quality/tools/free-port.ts';
import { folder, largeSize, open, port } from './test-server.ts';

test.each(['0', '65536', '80.5', '0x50'])('rejects PORT=%s', async (PORT) => {
  const message = `PORT=${PORT} is not a port: it must be a whole number from 1 to 65535.\n`;
  expect(await outcome(startServer({ PORT }))).toEqual([1, message]);
});

test.each(['nginx', '127.0.0.1 10.0.0.0/33'])('rejects PROXIES=%s', async (PROXIES) => {
  const invalid = PROXIES.split(' ').at(-1);
  const message = `PROXIES: ${invalid} is not an IP address or a network such as 10.0.0.0/8\n`;
  expect(await outcome(startServer({ PROXIES }))).toEqual([1, message]);
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
    const wait = waitFor(child);
    const end = outcome(child);
    const firstOutput = await wait('its address', Promise.race([once(child.stdout, 'data'), end]));
    expect(String(firstOutput)).toBe(`Walletable is at http://127.0.0.1:${port}/\n`);

    const log = text(child.stdout);
    const response = await wait('the headers', open('/large.jpg', port));
    child.kill(signal);
    const refused = expect.poll(() => open('/', port).catch(String)).toContain('ECONNREFUSED');
    await wait('a refused connection', refused);
    child.kill(signal);
    expect(await wait('the body', text(response))).toHaveLength(largeSize);
    expect(await wait('the exit', end)).toEqual([0, '']);
    expect(await wait('the end of the log', log)).toMatch(/GET \/large\.jpg 200/);
  },
);

test('handles signals before it prints its address', async () => {
  const report = 'process.on("newListener", (event) => /^SIG/.test(event) && console.log(event))';
  const NODE_OPTIONS = `--import data:text/javascript,${encodeURIComponent(report)}`;
  const child = startServer({ PORT: String(await freePort()), NODE_OPTIONS });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  expect((await lines.next()).value).toBe('SIGINT');
  expect((await lines.next()).value).toBe('SIGTERM');
  expect((await lines.next()).value).toMatch(/^Walletable is at /);
});

test('refuses storage that it does not support before a build', async () => {
  const env = { PORT: String(await freePort()), PASSES_DATA: 'mysql://user:secret@host/passes' };
  const [code, message] = await outcome(startServer(env, tmpdir(), ['--check']));
  expect([code, message]).toEqual([
    1,
    expect.stringMatching(/^PASSES_DATA is an address with mysql: /),
  ]);
  expect(message).not.toContain('secret');
});

test('says in one line that the version of Node cannot run it', async () => {
  const child = startServer({ NODE_OPTIONS: '--no-experimental-strip-types' });
  expect(await waitFor(child)('the exit', outcome(child))).toEqual([
    1,
    `Node ${process.versions.node} cannot run the server. npm run serve brings Node 24.\n`,
  ]);
});

test.runIf(existsSync('/proc/self/status'))(
  'a wait for a process that does not react fails with its state and output',
  async () => {
    const child = startServer({ PORT: String(await freePort()) });
    const wait = waitFor(child, 500);
    await once(child.stdout, 'data');
    child.kill('SIGSTOP');
    child.kill('SIGTERM');
    const error =
      /^The server did not deliver the exit in 500 ms: running, State:\tT \(stopped\), output: Walletable is at /;
    await expect(wait('the exit', outcome(child))).rejects.toThrow(error);
  },
);

function startServer(env: Record<string, string>, cwd = folder, args: string[] = []) {
  const child = spawn(
    resolve('node_modules/.bin/node'),
    [resolve('server/http/start.mjs'), ...args],
    {
      cwd,
      env: { ...process.env, HOST: '127.0.0.1', ...env },
    },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** Exit code and standard error. */
async function outcome(child: Child) {
  const [[code], errors] = await Promise.all([once(child, 'close'), text(child.stderr)]);
  return [code, errors];
}

/** Waits for a promise, and fails with the state of the process if it takes too long. */
function waitFor(child: Child, milliseconds = 30_000) {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      output += data;
    });
  }
  return async <Value>(what: string, promise: Promise<Value>): Promise<Value> => {
    const deadline = new AbortController();
    const timeout = pause(milliseconds, undefined, deadline).then(() => {
      const problem = `The server did not deliver ${what} in ${milliseconds} ms`;
      throw new Error(`${problem}: ${stateOf(child)}, output: ${output}`);
    });
    return Promise.race([promise, timeout]).finally(() => deadline.abort());
  };
}

function stateOf({ pid, exitCode, signalCode }: Child) {
  if (exitCode !== null || signalCode) return `ended with ${exitCode ?? signalCode}`;
  const file = `/proc/${pid}/status`;
  const status = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return `running, ${/^State:.*/m.exec(status)}`;
}
