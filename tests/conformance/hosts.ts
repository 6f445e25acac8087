import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { generatedFolder } from '../../server/hosts/configure.ts';
import { freePort } from '../../tools/quality/tools/free-port.ts';
import { startServerProcess } from '../../tools/quality/tools/server-process.ts';
import { brotliModule, findServer } from '../../tools/scripts/servers.ts';

const dist = resolve('dist');
const cloudflare = resolve('server/hosts/cloudflare');

interface Host {
  find(): string | undefined;
  /** @param options configFolder contains the generated nginx.conf and Caddyfile */
  start(options: { port: number; configFolder: string; tempFolder: string }): {
    args: string[];
    env?: Record<string, string>;
  };
}

const hosts = {
  embedded: {
    find: () => process.execPath,
    start: ({ port }) => ({
      args: ['server/http/server.ts'],
      env: { HOST: '127.0.0.1', PORT: `${port}` },
    }),
  },
  nginx: {
    find: () => findServer('nginx'),
    start({ port, configFolder, tempFolder }) {
      const file = join(tempFolder, 'nginx.conf');
      const tempPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((name) => `${name}_temp_path ${tempFolder}/${name};`)
        .join(' ');
      const config = `load_module ${brotliModule(findServer('nginx') ?? '')};
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
    find: () => findServer('caddy'),
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
} satisfies Record<string, Host>;

export type HostName = keyof typeof hosts;
export const hostNames = Object.keys(hosts) as HostName[];
/** With CI set, a server that is missing fails instead of being skipped. */
export const canTest = (name: HostName) => Boolean(process.env.CI || hosts[name].find());

export async function startHost(
  name: HostName,
  { configFolder = generatedFolder, env = {} }: { configFolder?: string; env?: object } = {},
) {
  const { find, start }: Host = hosts[name];
  const program = find();
  if (!program) throw new Error(`${name} is not installed. Run npm run test:browsers.`);
  const tempFolder = mkdtempSync(join(tmpdir(), `walletable-${name}-`));
  const port = await freePort();
  const { args, env: hostEnv } = start({ port, configFolder, tempFolder });
  const allEnv = { XDG_CONFIG_HOME: tempFolder, XDG_DATA_HOME: tempFolder, ...env, ...hostEnv };
  const server = await startServerProcess(name, program, args, port, allEnv);
  server.process.once('exit', () => rmSync(tempFolder, { recursive: true, force: true }));
  return server;
}
