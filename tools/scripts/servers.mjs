/** Finds the servers for the conformance tests. None is installed or left running. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { unpackPackages } from './apt.mjs';
import { root, succeeds } from './run.mjs';

const unpacked = join(root, '.cache/servers');
const brotliModule = 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Servers are often installed in sbin, which is not on the PATH of normal users. */
const searchFolders = [
  ...(process.env.PATH ?? '').split(delimiter),
  ...['/usr/sbin', '/usr/local/sbin'],
  ...['', unpacked].map((folder) => join(folder, '/usr/lib/postgresql/15/bin')),
  ...['usr/sbin', 'usr/bin'].map((folder) => join(unpacked, folder)),
];
/** For unpacked programs whose libraries are unpacked, too. */
const libraries = [
  'usr/lib',
  `usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`,
]
  .map((folder) => join(unpacked, folder))
  .join(delimiter);

const servers = {
  nginx: { packages: ['nginx', 'libnginx-mod-http-brotli-static'], version: '-v' },
  caddy: { packages: ['caddy'], version: 'version' },
  postgres: {
    packages: [
      ...['postgresql-15', 'libpq5', 'libxml2', 'libicu72', 'libldap-2.5-0', 'libsasl2-2'],
      ...['libgssapi-krb5-2', 'libkrb5-3', 'libk5crypto3', 'libkrb5support0', 'libkeyutils1'],
    ],
    version: '--version',
  },
};

/** @typedef {keyof typeof servers} ServerName */

/**
 * The installed server, or the one in .cache/servers.
 * @param {ServerName} name
 * @returns {{ program: string, modules: string[], libraries: string } | undefined} modules: to be loaded
 *   by nginx; libraries: folders of shared libraries
 */
export function findServer(name) {
  for (const folder of searchFolders) {
    const program = join(folder, name);
    // An nginx module works only with the nginx it was built for, so it must be in the same place.
    const modules = name === 'nginx' ? [join(folder, '../..', brotliModule)] : [];
    const isComplete = [program, ...modules].every((file) => existsSync(file));
    const env = { ...process.env, LD_LIBRARY_PATH: libraries };
    if (isComplete && succeeds([program, servers[name].version], { env }))
      return { program, modules, libraries };
  }
  return undefined;
}

/** @param {ServerName} name */
export const debianPackages = (name) => servers[name].packages;

/**
 * @param {ServerName} name
 * @returns {boolean} whether the server is available
 */
export function ensureServer(name) {
  if (findServer(name)) return true;
  return unpackPackages(debianPackages(name), unpacked) && Boolean(findServer(name));
}
