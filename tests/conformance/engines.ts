import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { generated } from '../../hosting/configure.ts';

const dist = resolve('dist');
const cloudflare = resolve('hosting/cloudflare');

interface Start {
  /** A program, and what to do where it is missing. */
  program: string | undefined;
  from: string;
  args: string[];
  env?: Record<string, string>;
}

/** Every engine with the very files that the build writes for it. */
const engines = {
  embedded: (port: number) => ({
    program: process.execPath,
    from: '',
    args: ['hosting/server.ts'],
    env: { HOST: '127.0.0.1', PORT: String(port) },
  }),
  nginx(port: number, folder: string) {
    const program = find('nginx') ?? '';
    const modules = resolve(dirname(program), '../lib/nginx/modules');
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const settings = `load_module ${modules}/ngx_http_brotli_static_module.so;
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
    return {
      program,
      from: 'install nginx and libnginx-mod-http-brotli-static',
      args: ['-e', 'stderr', '-c', join(folder, 'nginx.conf')],
    };
  },
  caddy: (port: number, folder: string) => ({
    program: find('caddy'),
    from: 'install caddy',
    args: ['run', '--adapter', 'caddyfile', '--config', join(generated, 'Caddyfile')],
    env: {
      SITE_ADDRESS: `http://127.0.0.1:${port}`,
      SITE_ROOT: dist,
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
    },
  }),
  cloudflare: (port: number, folder: string) => ({
    program: join(cloudflare, 'node_modules/.bin/wrangler'),
    from: 'npm ci --prefix hosting/cloudflare',
    args: [
      ...['dev', '--cwd', cloudflare, '--ip', '127.0.0.1', '--port', String(port)],
      ...['--inspector-port', '0', '--persist-to', folder],
    ],
    env: {
      CI: '1',
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
      WRANGLER_HIDE_BANNER: 'true',
      WRANGLER_SEND_METRICS: 'false',
      XDG_CONFIG_HOME: folder,
    },
  }),
} satisfies Record<string, (port: number, folder: string) => Start>;

export type EngineName = keyof typeof engines;
export const engineNames = Object.keys(engines) as EngineName[];

export class MissingEngine extends Error {}

/** An engine as visitors meet it: a process of its own, which ends with ours. */
export async function startEngine(name: EngineName, at?: number) {
  const folder = mkdtempSync(join(tmpdir(), `walletable-${name}-`));
  const port = at ?? (await freePort());
  const { program, from, args, env }: Start = engines[name](port, folder);
  if (!program || !existsSync(program)) throw new MissingEngine(`${name} is missing: ${from}`);
  const begun = performance.now();
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    errors += text;
  });
  const exited = once(child, 'exit');
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  void exited.then(() => {
    process.off('exit', end);
    rmSync(folder, { recursive: true, force: true });
  });
  if (!(await answers(port, child))) {
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

export type Engine = Awaited<ReturnType<typeof startEngine>>;

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

function find(program: string): string | undefined {
  const folders = `${process.env.PATH}${delimiter}/usr/sbin`.split(delimiter);
  return folders.map((folder) => join(folder, program)).find((file) => existsSync(file));
}

async function answers(port: number, child: ChildProcess): Promise<boolean> {
  const deadline = performance.now() + 60_000;
  while (child.exitCode === null && performance.now() < deadline) {
    const asked = get({ host: '127.0.0.1', port, path: '/robots.txt', agent: false });
    const [response] = await once(asked, 'response').catch(() => []);
    response?.resume();
    if (response?.statusCode === 200) return true;
    await pause(5);
  }
  return false;
}
