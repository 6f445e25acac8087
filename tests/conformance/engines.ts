import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { generatedFolder } from '../../hosting/configure.ts';
import { freePort } from '../../quality/tools/free-port.ts';
import { startServerProcess } from '../../quality/tools/server-process.ts';
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

/** Starts an engine as a process of its own, which ends with this one. */
export async function startEngine(name: EngineName, at?: number) {
  const { find, start }: Engine = engines[name];
  const program = find();
  if (!program) throw new Error(`${name} is not installed. Run npm run test:engines.`);
  const folder = mkdtempSync(join(tmpdir(), `walletable-${name}-`));
  const port = at ?? (await freePort());
  const { args, env } = start(port, folder);
  const settings = { XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder, ...env };
  const engine = await startServerProcess(name, program, args, port, settings);
  engine.process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return engine;
}
