import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { generatedFolder } from '../../hosting/configure.ts';
import { freePort } from '../../quality/tools/free-port.ts';
import { findServer } from '../../scripts/servers.mjs';

const dist = resolve('dist');
const cloudflare = resolve('hosting/cloudflare');

interface Engine {
  find(): string | undefined;
  /** With the very files that the build writes for it; the folder is for its own. */
  start(port: number, folder: string): { args: string[]; env?: Record<string, string> };
}

const engines = {
  embedded: {
    find: () => process.execPath,
    start: (port) => ({ args: ['hosting/server.ts'], env: { HOST: '127.0.0.1', PORT: `${port}` } }),
  },
  nginx: {
    find: () => findServer('nginx')?.program,
    start(port, folder) {
      const file = join(folder, 'nginx.conf');
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
      const settings = `${findServer('nginx')?.modules.map((module) => `load_module ${module};`)}
        ${process.getuid?.() === 0 ? 'user root;' : ''}
        daemon off; pid ${folder}/pid; error_log stderr; events {}
        http {
          access_log off; ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
          server { listen 127.0.0.1:${port}; root ${dist}; include ${resolve(generatedFolder, 'nginx.conf')}; }
        }`;
      writeFileSync(file, settings);
      return { args: ['-e', 'stderr', '-c', file] };
    },
  },
  caddy: {
    find: () => findServer('caddy')?.program,
    start: (port) => ({
      args: ['run', '--adapter', 'caddyfile', '--config', join(generatedFolder, 'Caddyfile')],
      env: { SITE_ADDRESS: `http://127.0.0.1:${port}`, SITE_ROOT: dist },
    }),
  },
  cloudflare: {
    find: () => [join(cloudflare, 'node_modules/.bin/wrangler')].find((file) => existsSync(file)),
    start: (port, folder) => ({
      args: [
        ...['dev', '--cwd', cloudflare, '--ip', '127.0.0.1', '--port', String(port)],
        ...['--inspector-port', '0', '--persist-to', folder],
      ],
      env: { CI: '1', CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_SEND_METRICS: 'false' },
    }),
  },
} satisfies Record<string, Engine>;

export type EngineName = keyof typeof engines;
export const engineNames = Object.keys(engines) as EngineName[];
export const isThere = (name: EngineName) => engines[name].find() !== undefined;

/** An engine as visitors meet it: a process of its own, which ends with ours. */
export async function startEngine(name: EngineName, at?: number) {
  const { find, start }: Engine = engines[name];
  const program = find();
  if (!program) throw new Error(`${name} is not on this machine: see npm run test:engines`);
  const folder = mkdtempSync(join(tmpdir(), `walletable-${name}-`));
  const port = at ?? (await freePort());
  const begun = performance.now();
  const { args, env } = start(port, folder);
  const own = { XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  const child = spawn(program, args, { env: { ...process.env, ...own, ...env }, stdio: 'pipe' });
  child.stdout.resume();
  const errors: string[] = [];
  child.stderr.on('data', (text) => errors.push(String(text)));
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  const exited = once(child, 'exit').then(() => {
    process.off('exit', end);
    rmSync(folder, { recursive: true, force: true });
  });
  while (!(await answers(port))) {
    if (child.exitCode === null && performance.now() - begun < 60_000) continue;
    end();
    throw new Error(`${name} did not start:\n${errors.join('')}`);
  }
  return {
    port,
    process: child,
    /** From the start of its process to its first 200, in milliseconds. */
    startedIn: performance.now() - begun,
    /** What it has complained of. */
    errors,
    async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') {
      child.kill(signal);
      await exited;
    },
  };
}

export type RunningEngine = Awaited<ReturnType<typeof startEngine>>;

async function answers(port: number): Promise<boolean> {
  await pause(5);
  const response = await fetch(`http://127.0.0.1:${port}/robots.txt`).catch(() => undefined);
  await response?.arrayBuffer();
  return response?.status === 200;
}
