import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export const host = '127.0.0.1';

/** The embedded server as visitors meet it: a process of its own. */
export interface RunningServer {
  port: number;
  process: ChildProcess;
  /** From the start of its process to its first 200, in milliseconds. */
  startedIn: number;
  /** All that it has written to its error output. */
  errors(): string;
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

export async function startServer(port: number): Promise<RunningServer> {
  const begun = performance.now();
  const child = spawn(process.execPath, ['hosting/server.ts'], {
    env: { ...process.env, HOST: host, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    errors += text;
  });
  const exited = once(child, 'exit');
  // Whatever becomes of a part, its server does not stay behind.
  const stop = () => child.kill('SIGKILL');
  process.once('exit', stop);
  child.once('exit', () => process.off('exit', stop));
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`The server did not start: ${errors}`);
    await pause(5);
  }
  return {
    port,
    process: child,
    startedIn: performance.now() - begun,
    errors: () => errors,
    kill: async (signal) => {
      child.kill(signal);
      await exited;
    },
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((done) => {
    get({ host, port, path: '/', agent: false }, (response) => {
      response.resume().once('end', () => done(response.statusCode === 200));
    }).once('error', () => done(false));
  });
}

export const isRunning = ({ process: { exitCode, signalCode } }: RunningServer) =>
  exitCode === null && signalCode === null;

/** What the process holds of the machine's memory, in kB. */
export function residentMemory({ process: { pid } }: RunningServer): number {
  const status = `/proc/${pid}/status`;
  if (!existsSync(status)) throw new Error('Memory is read from /proc, which only Linux has.');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(status, 'utf8'))?.[1]);
}
