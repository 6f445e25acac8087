/** Finds the servers for the conformance tests. None is installed or left running. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findProgram, unpackedFolder, unpackPackages } from './programs.ts';

/** Debian packages. */
export const servers = {
  nginx: ['nginx', 'libnginx-mod-http-brotli-static'],
  caddy: ['caddy'],
  postgres: [
    ...['postgresql-15', 'libpq5', 'libxml2', 'libicu72', 'libldap-2.5-0', 'libsasl2-2'],
    ...['libgssapi-krb5-2', 'libkrb5-3', 'libk5crypto3', 'libkrb5support0', 'libkeyutils1'],
  ],
};
type ServerName = keyof typeof servers;

/** The shared libraries of an unpacked PostgreSQL. */
export const libraries = [
  'usr/lib',
  `usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`,
]
  .map((folder) => join(unpackedFolder, folder))
  .join(delimiter);

/** An nginx module works only with the nginx it was built for, so it must be in the same place. */
export const brotliModule = (nginx: string) =>
  join(nginx, '../../lib/nginx/modules/ngx_http_brotli_static_module.so');

/** The installed server, or the unpacked one. */
export const findServer = (name: ServerName) =>
  findProgram(
    [name],
    (file) => existsSync(file) && (name !== 'nginx' || existsSync(brotliModule(file))),
  );

/** The servers that are neither installed nor can be unpacked. */
export const unavailableServers = () =>
  (Object.keys(servers) as ServerName[]).filter(
    (name) =>
      !findServer(name) && !(unpackPackages(servers[name], unpackedFolder) && findServer(name)),
  );
