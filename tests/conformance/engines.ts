import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { generated } from '../../hosting/configure.ts';
import { findServer } from '../../scripts/servers.mjs';
import { freePort } from '../../tools/free-port.ts';

const dist = resolve('dist');
const cloudflare = resolve('hosting/cloudflare');

interface Engine {
  find(): string | undefined;
  /** Its arguments, with the very files that the build writes for it; the folder is for its own. */
  args(port: number, folder: string): string[];
  env(port: number, folder: string): Record<string, string>;
}

const engines = {
  embedded: {
    find: () => process.execPath,
    args: () => ['hosting/server.ts'],
    env: (port) => ({ HOST: '127.0.0.1', PORT: String(port) }),
  },
  nginx: {
    find: () => findServer('nginx')?.program,
    args(port, folder) {
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
      const settings = `${findServer('nginx')?.modules.map((file) => `load_module ${file};`)}
        ${process.getuid?.() === 0 ? 'user root;' : ''}
        daemon off; pid ${folder}/pid; error_log stderr; events {}
        http {
          access_log off;
          ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
          server {
            listen 127.0.0.1:${port};
            root ${dist};
            include ${resolve(generated, 'nginx.conf')};
          }
        }`;
      writeFileSync(join(folder, 'nginx.conf'), settings);
      return ['-e', 'stderr', '-c', join(folder, 'nginx.conf')];
    },
    env: () => ({}),
  },
  caddy: {
    find: () => findServer('caddy')?.program,
    args: () => ['run', '--adapter', 'caddyfile', '--config', join(generated, 'Caddyfile')],
    env: (port, folder) => ({
      SITE_ADDRESS: `http://127.0.0.1:${port}`,
      SITE_ROOT: dist,
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
    }),
  },
  cloudflare: {
    find: () => [join(cloudflare, 'node_modules/.bin/wrangler')].find((file) => existsSync(file)),
    args: (port, folder) => [
      ...['dev', '--cwd', cloudflare, '--ip', '127.0.0.1', '--port', String(port)],
      ...['--inspector-port', '0', '--persist-to', folder],
    ],
    env: (_port, folder) => ({
      CI: '1',
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
      WRANGLER_HIDE_BANNER: 'true',
      WRANGLER_SEND_METRICS: 'false',
      XDG_CONFIG_HOME: folder,
    }),
  },
} satisfies Record<string, Engine>;

export type EngineName = keyof typeof engines;
export const engineNames = Object.keys(engines) as EngineName[];
export const isThere = (name: EngineName) => engines[name].find() !== undefined;

/** An engine as visitors meet it: a process of its own, which ends with ours. */
export async function startEngine(name: EngineName, at?: number) {
  const { find, args, env }: Engine = engines[name];
  const program = find();
  if (!program) throw new Error(`${name} is not on this machine: see npm run test:engines`);
  const folder = mkdtempSync(join(tmpdir(), `walletable-${name}-`));
  const port = at ?? (await freePort());
  const begun = performance.now();
  const child = spawn(program, args(port, folder), {
    env: { ...process.env, ...env(port, folder) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    errors += text;
  });
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  const exited = once(child, 'exit').then(() => {
    process.off('exit', end);
    rmSync(folder, { recursive: true, force: true });
  });
  while (!(await answers(port))) {
    if (child.exitCode === null && performance.now() - begun < 60_000) continue;
    end();
    throw new Error(`${name} did not start:\n${errors}`);
  }
  return {
    name,
    port,
    process: child,
    /** From the start of its process to its first 200, in milliseconds. */
    startedIn: performance.now() - begun,
    errors: () => errors,
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
