import type { BuiltSite } from '../built-site.ts';
import { contentTypes, headersFor, limits, methods, passesPaths } from '../rules.ts';

/** To be included in a server block that has a `root`. */
export function nginx({ rules, files, pages, redirects }: BuiltSite): string {
  const addHeaders = (path: string, indent = '  ') =>
    Object.entries(headersFor(rules, path))
      .map(([name, value]) => `${indent}add_header ${name} "${value}" always;`)
      .join('\n');
  const types = Object.entries(contentTypes).map(
    ([extension, type]) => `  "${type}" ${extension.slice(1)};`,
  );
  // The server behind says which methods it takes, and has said all headers already.
  const passed = rules.some(({ path }) => isIn(passesPaths, path))
    ? ['^[A-Z]+ /passes(?:/|$)']
    : [];
  const handOn = (path: string) => `${Object.keys(headersFor(rules, path))
    .map((name) => `  proxy_hide_header ${name};`)
    .join('\n')}
  client_max_body_size ${limits.body};
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_pass http://passes;`;
  // A location that adds a header forgets those of the server, so it has them all.
  const special = rules.slice(1).map(({ path }) => {
    const place = path.endsWith('*') ? path.slice(0, -1) : `= ${path}`;
    if (isIn(passesPaths, path))
      return `location ${place} {\n${addHeaders(path)}\n${handOn(path)}\n}`;
    const file = pages.includes(path) ? `/${files.get(path)?.name}` : '$uri';
    return `location ${place} {\n${addHeaders(path)}\n  try_files ${file} =404;\n}`;
  });
  const moved = [...redirects].map(
    ([from, to]) => `location = ${from} { return 308 ${to}$is_args$args; }`,
  );

  return `# Written by the build from hosting/rules.ts. Include it in a server block after its root.
# It needs the module brotli_static: on Debian, libnginx-mod-http-brotli-static.
types {
${types.join('\n')}
}
default_type application/octet-stream;
charset off;
server_tokens off;
brotli_static on;
gzip_static on;
max_ranges 1;
client_header_timeout ${limits.headers}s;
client_body_timeout ${limits.request}s;
send_timeout ${limits.silence}s;
large_client_header_buffers 2 ${limits.headerSize / 2 / 1024}k;
merge_slashes off;
absolute_redirect off;

${addHeaders('/*', '')}

set $asked "$request_method $uri";
if ($asked !~ "${[`^(?:${methods.join('|')}) `, ...passed].join('|')}") { return 405; }
error_page 405 @method;
location @method {
${addHeaders('/*')}
  add_header Allow "${methods.join(', ')}" always;
  return 405;
}

error_page 404 /404.html;
location = /404.html { internal; }
location = /404 { return 404; }
location ~ /\\.(?!well-known/)|//|\\.(?:br|gz)$ { return 404; }

location / { try_files $uri =404; }
${special.join('\n')}

${moved.join('\n')}
`;
}

const isIn = (paths: readonly string[], path: string) => paths.includes(path);

/** To be included beside the server block, in `http`: an address always comes to the same server. */
export const nginxIssuers = (issuers: string[]): string =>
  issuers.length === 0
    ? '# No server issues passes: see PASSES_SERVERS in docs/passes.md.\n'
    : `upstream passes {\n  hash $remote_addr consistent;\n${issuers.map((one) => `  server ${one};`).join('\n')}\n}\n`;
