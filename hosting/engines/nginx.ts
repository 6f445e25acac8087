import type { BuiltSite } from '../built-site.ts';
import { nginxLocations } from '../passes/proxies.ts';
import { contentTypes, headersFor, limits, methods } from '../rules.ts';

/** To be included in a server block that has a `root`. */
export function nginx({ rules, files, pages, redirects }: BuiltSite): string {
  const addHeaders = (path: string, indent = '  ') =>
    Object.entries(headersFor(rules, path))
      .map(([name, value]) => `${indent}add_header ${name} "${value}" always;`)
      .join('\n');
  const types = Object.entries(contentTypes).map(
    ([extension, type]) => `  "${type}" ${extension.slice(1)};`,
  );
  // A location that adds a header forgets those of the server, so it has them all.
  const special = rules.slice(1).flatMap(({ path, methods }) => {
    if (methods) return [];
    const place = path.endsWith('*') ? path.slice(0, -1) : `= ${path}`;
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
if ($asked !~ "^(?:${methods.join('|')}) ${rules.some((rule) => rule.methods) ? '|^[A-Z]+ /passes(?:/|$)' : ''}") { return 405; }
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
${[...special, nginxLocations(rules)].join('\n')}

${moved.join('\n')}
`;
}
