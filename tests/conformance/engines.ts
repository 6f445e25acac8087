import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { generated } from '../../hosting/configure.ts';

const dist = resolve('dist');
const cloudflare = resolve('hosting/cloudflare');
const wrangler = join(cloudflare, 'node_modules/.bin/wrangler');
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

interface Start {
  command: string;
  args: string[];
  env?: Record<string, string>;
}

interface Engine {
  /** A program or file that must be there, and the package that brings it. */
  needs: Record<string, string>;
  start(port: number, folder: string): Start;
}

/** Every engine with the very files that the build writes for it. */
const engines = {
  embedded: {
    needs: {},
    start: (port) => ({
      command: 'node',
      args: ['hosting/server.ts'],
      env: { HOST: '127.0.0.1', PORT: String(port) },
    }),
  },
  nginx: {
    needs: { nginx: 'nginx', [brotli]: 'libnginx-mod-http-brotli-static' },
    start(port, folder) {
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
      writeFileSync(
        join(folder, 'nginx.conf'),
        `load_module ${brotli};
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
        }`,
      );
      return { command: 'nginx', args: ['-e', 'stderr', '-c', join(folder, 'nginx.conf')] };
    },
  },
  caddy: {
    needs: { caddy: 'caddy' },
    start: (port, folder) => ({
      command: 'caddy',
      args: ['run', '--adapter', 'caddyfile', '--config', join(generated, 'Caddyfile')],
      env: {
        SITE_ADDRESS: `http://127.0.0.1:${port}`,
        SITE_ROOT: dist,
        XDG_CONFIG_HOME: folder,
        XDG_DATA_HOME: folder,
      },
    }),
  },
  cloudflare: {
    needs: { [wrangler]: 'wrangler (npm ci in hosting/cloudflare)' },
    start: (port, folder) => ({
      command: wrangler,
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
  },
} satisfies Record<string, Engine>;

export type EngineName = keyof typeof engines;
export const engineNames = Object.keys(engines) as EngineName[];

/** On Linux that is an error: `npm test` installs what is missing there. Elsewhere it is said. */
export function isMissing(name: EngineName): boolean {
  const needs = Object.entries<string>(engines[name].needs);
  const missing = needs.filter(([file]) => !isThere(file)).map(([, source]) => source);
  if (missing.length === 0) return false;
  const reason = `${name} is not tested: install ${missing.join(' and ')}`;
  if (process.platform === 'linux') throw new Error(reason);
  console.log(reason);
  return true;
}

export async function startEngine(name: EngineName) {
  const folder = mkdtempSync(join(tmpdir(), `walletable-${name}-`));
  const port = await freePort();
  const { command, args, env }: Start = engines[name].start(port, folder);
  const child = spawn(command, args, {
    env: { ...process.env, PATH: searchPath, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => output.push(String(data)));
  }
  await answers(port, child).catch((error) => {
    child.kill('SIGKILL');
    throw new Error(`${name} did not start: ${error.message}\n${output.join('')}`);
  });
  return {
    name,
    port,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Servers live where only the administrator looks for programs. */
const searchPath = [process.env.PATH, '/usr/sbin', '/usr/local/sbin'].join(delimiter);

function isThere(need: string): boolean {
  const places = need.startsWith('/') ? [''] : searchPath.split(delimiter);
  return places.some((place) => existsSync(join(place, need)));
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function answers(port: number, child: ChildProcess) {
  const deadline = performance.now() + 60_000;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}`);
    const asked = get({ host: '127.0.0.1', port, path: '/robots.txt', agent: false });
    const [response] = await once(asked, 'response').catch(() => []);
    response?.resume();
    if (response?.statusCode === 200) return;
    await pause(100);
  }
  throw new Error('it did not answer within a minute');
}
