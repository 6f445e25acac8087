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
  ...['usr/sbin', 'usr/bin'].map((folder) => join(unpacked, folder)),
];

const servers = {
  nginx: { packages: ['nginx', 'libnginx-mod-http-brotli-static'], version: '-v' },
  caddy: { packages: ['caddy'], version: 'version' },
};

/** @typedef {keyof typeof servers} ServerName */

/**
 * The installed server, or the one in .cache/servers.
 * @param {ServerName} name
 * @returns {{ program: string, modules: string[] } | undefined} modules: to be loaded by nginx
 */
export function findServer(name) {
  for (const folder of searchFolders) {
    const program = join(folder, name);
    // An nginx module works only with the nginx it was built for, so it must be in the same place.
    const modules = name === 'nginx' ? [join(folder, '../..', brotliModule)] : [];
    const isComplete = [program, ...modules].every((file) => existsSync(file));
    if (isComplete && succeeds([program, servers[name].version])) return { program, modules };
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
