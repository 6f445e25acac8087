import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

/** A shell command that calls `run` from scripts/run.mjs with a Node script. */
const runCommand = (script: string) =>
  `"${process.execPath}" --input-type=module -e "import { run } from './scripts/run.mjs';
    process.exitCode = await run('node', ['-e', '${script}']);"`;

const start = (command: string, env: Record<string, string> = {}) =>
  spawn('sh', ['-c', command], { env: { ...process.env, ...env } });

test('stops the child when npm and its shell have ended', async () => {
  const script = 'console.log(process.pid); setInterval(() => {}, 1000)';
  const shell = start(`${runCommand(script)}; true`, { npm_lifecycle_event: 'start' });
  const [pid] = await once(shell.stdout, 'data');
  shell.kill('SIGTERM');
  // The stream ends with the last process that could write to it.
  await text(shell.stdout);
  expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH');
});

test('exits with the exit code of the child', async () => {
  const [code] = await once(start(runCommand('process.exit(3)')), 'exit');
  expect(code).toBe(3);
});
