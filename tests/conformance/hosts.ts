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
  /** @param options configFolder contains the generated nginx.conf and Caddyfile */
  start(options: { port: number; configFolder: string; tempFolder: string }): {
    args: string[];
    env?: Record<string, string>;
  };
}

const engines = {
  embedded: {
    find: () => process.execPath,
    start: ({ port }) => ({
      args: ['hosting/server.ts'],
      env: { HOST: '127.0.0.1', PORT: `${port}` },
    }),
  },
  nginx: {
    find: () => findServer('nginx')?.program,
    start({ port, configFolder, tempFolder }) {
      const file = join(tempFolder, 'nginx.conf');
      const tempPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((name) => `${name}_temp_path ${tempFolder}/${name};`)
        .join(' ');
      const config = `${findServer('nginx')?.modules.map((module) => `load_module ${module};`)}
        ${process.getuid?.() === 0 ? 'user root;' : ''}
        daemon off; pid ${tempFolder}/pid; error_log stderr; events {}
        http {
          access_log off; ${tempPaths} include ${resolve(configFolder, 'nginx-passes.conf')};
          server {
            listen 127.0.0.1:${port}; root ${dist}; include ${resolve(configFolder, 'nginx.conf')};
          }
        }`;
      writeFileSync(file, config);
      return { args: ['-e', 'stderr', '-c', file] };
    },
  },
  caddy: {
    find: () => findServer('caddy')?.program,
    start: ({ port, configFolder }) => ({
      args: ['run', '--adapter', 'caddyfile', '--config', join(configFolder, 'Caddyfile')],
      env: { SITE_ADDRESS: `http://127.0.0.1:${port}`, SITE_ROOT: dist },
    }),
  },
  cloudflare: {
    find: () => [join(cloudflare, 'node_modules/.bin/wrangler')].find((file) => existsSync(file)),
    start: ({ port, tempFolder }) => ({
      args: [
        ...['dev', '--cwd', cloudflare, '--ip', '127.0.0.1', '--port', String(port)],
        ...['--inspector-port', '0', '--persist-to', tempFolder],
      ],
      env: { CI: '1', CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_SEND_METRICS: 'false' },
    }),
  },
} satisfies Record<string, Engine>;

export type EngineName = keyof typeof engines;
export const engineNames = Object.keys(engines) as EngineName[];
/** With CI set, a server that is missing fails instead of being skipped. */
export const canTest = (name: EngineName) => Boolean(process.env.CI || engines[name].find());

export async function startEngine(
  name: EngineName,
  { configFolder = generatedFolder, env = {} }: { configFolder?: string; env?: object } = {},
) {
  const { find, start }: Engine = engines[name];
  const program = find();
  if (!program) throw new Error(`${name} is not installed. Run npm run test:engines.`);
  const tempFolder = mkdtempSync(join(tmpdir(), `walletable-${name}-`));
  const port = await freePort();
  const { args, env: engineEnv } = start({ port, configFolder, tempFolder });
  const allEnv = { XDG_CONFIG_HOME: tempFolder, XDG_DATA_HOME: tempFolder, ...env, ...engineEnv };
  const server = await startServerProcess(name, program, args, port, allEnv);
  server.process.once('exit', () => rmSync(tempFolder, { recursive: true, force: true }));
  return server;
}
