/** The servers that the site's settings are tested with. None is ever installed or left running. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { unpackPackages } from './apt.mjs';
import { root, succeeds } from './run.mjs';

const unpacked = join(root, '.cache/servers');
const brotliModule = 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Servers live where only the administrator looks for programs. */
const places = [
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
 * The machine's own, or the one in .cache/servers.
 * @param {ServerName} name
 * @returns {{ program: string, modules: string[] } | undefined} modules: for nginx, to be loaded
 */
export function findServer(name) {
  for (const place of places) {
    const program = join(place, name);
    // A module belongs to the very nginx that it was built with, so it lies beside it.
    const modules = name === 'nginx' ? [join(place, '../..', brotliModule)] : [];
    const isWhole = [program, ...modules].every((file) => existsSync(file));
    if (isWhole && succeeds([program, servers[name].version])) return { program, modules };
  }
  return undefined;
}

/** @param {ServerName} name */
export const packagesOf = (name) => servers[name].packages;

/**
 * @param {ServerName} name
 * @returns whether it is there now
 */
export function ensureServer(name) {
  if (findServer(name)) return true;
  return unpackPackages(packagesOf(name), unpacked) && Boolean(findServer(name));
}
