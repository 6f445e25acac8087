import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

/** A shell command that calls `run` from tools/scripts/run.mjs with a Node script. */
const runCommand = (script: string) =>
  `"${process.execPath}" --input-type=module -e "import { run } from './tools/scripts/run.mjs';
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

test('a second build waits for the first, also if that is killed, and says so', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'walletable-lock-'));
  const startBuild = () =>
    spawn(process.execPath, [
      '--input-type=module',
      '-e',
      `import { lock } from './tools/scripts/lock.mjs';
        const release = await lock(${JSON.stringify(folder)});
        console.log('builds');
        process.stdin.once('data', release).once('end', () => process.exit());`,
    ]);
  const outputOf = async ({ stdout }: ReturnType<typeof startBuild>) =>
    String((await once(stdout, 'data'))[0]).trim();
  const first = startBuild();
  expect(await outputOf(first)).toBe('builds');
  const second = startBuild();
  expect(await outputOf(second)).toBe(
    'Another build or installation runs in this folder. This one waits for its end.',
  );
  first.kill('SIGKILL');
  expect(await outputOf(second)).toBe('builds');
  const third = startBuild();
  await outputOf(third);
  second.stdin.write('release');
  expect(await outputOf(third)).toBe('builds');
  for (const build of [second, third]) {
    build.stdin.end();
    await once(build, 'exit');
  }
});
