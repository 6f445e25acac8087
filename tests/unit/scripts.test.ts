import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

/** A line for the shell: a program of the project that runs a script with Node. */
const runs = (script: string) =>
  `"${process.execPath}" --input-type=module -e "import { run } from './scripts/run.mjs';
    process.exitCode = await run('node', ['-e', '${script}']);"`;

const start = (line: string, env: Record<string, string> = {}) =>
  spawn('sh', ['-c', line], { env: { ...process.env, ...env } });

test('ends when npm and its shell are gone, and takes its child along', async () => {
  const child = 'console.log(process.pid); setInterval(() => {}, 1000)';
  const shell = start(`${runs(child)}; true`, { npm_lifecycle_event: 'start' });
  const [pid] = await once(shell.stdout, 'data');
  shell.kill('SIGTERM');
  // Its output ends with the last process that could write to it.
  await text(shell.stdout);
  expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH');
});

test('ends as its child ends', async () => {
  const [code] = await once(start(runs('process.exit(3)')), 'exit');
  expect(code).toBe(3);
});

test('a part that does not exist is refused, and those that do are named', async () => {
  const child = start(`"${process.execPath}" scripts/test.mjs units`);
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(code).toBe(1);
  expect(errors).toBe('There is no units here. Choose from types, lint, unit, build, e2e.\n');
});
