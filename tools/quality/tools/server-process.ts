import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

/** Starts a server as a child process, and waits until it serves /robots.txt. */
export async function startServerProcess(
  name: string,
  program: string,
  args: string[],
  port: number,
  env: NodeJS.ProcessEnv = {},
) {
  const start = performance.now();
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: 'pipe' });
  child.stdout.resume();
  const errors: string[] = [];
  child.stderr.on('data', (text) => errors.push(String(text)));
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const exited = once(child, 'exit').then(() => process.off('exit', kill));
  while (!(await isServing(port))) {
    if (child.exitCode === null && performance.now() - start < 60_000) continue;
    kill();
    throw new Error(`${name} did not start:\n${errors.join('')}`);
  }
  const stop = async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
    child.kill(signal);
    await exited;
  };
  return {
    port,
    process: child,
    /** Milliseconds from the start of the process to the first 200 response. */
    startupTime: performance.now() - start,
    /** What the process has written to stderr. */
    errors,
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

export type ServerProcess = Awaited<ReturnType<typeof startServerProcess>>;

async function isServing(port: number): Promise<boolean> {
  await pause(5);
  const response = await fetch(`http://127.0.0.1:${port}/robots.txt`).catch(() => undefined);
  await response?.arrayBuffer();
  return response?.status === 200;
}
