import { contentTypes, headersFor, specialPaths } from '../headers.ts';
import type { Site } from '../site.ts';

/** To be included in a server block that has a `root`. */
export function nginx({ policy, redirects }: Site): string {
  const addHeaders = (path: string, indent = '  ') =>
    headersFor(path, policy)
      .map(([name, value]) => `${indent}add_header ${name} "${value}" always;`)
      .join('\n');
  const types = Object.entries(contentTypes).map(
    ([extension, type]) => `  "${type}" ${extension.slice(1)};`,
  );
  const moved = [...redirects].map(
    ([from, to]) => `location = ${from} { return 308 ${to}$is_args$args; }`,
  );
  // A location that adds a header forgets those of the server, so it has them all.
  const special = specialPaths.map(
    (path) => `location ${path} {\n${addHeaders(path)}\n  try_files $uri =404;\n}`,
  );

  return `# Written by the build from hosting/headers.ts. Include it in a server block after its root.
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
merge_slashes off;
absolute_redirect off;

${addHeaders('/', '')}

if ($request_method !~ ^(?:GET|HEAD)$) { return 405; }
error_page 405 @method;
location @method {
${addHeaders('/')}
  add_header Allow "GET, HEAD" always;
  return 405;
}

error_page 404 /404.html;
location = /404.html { internal; }
location = /404 { return 404; }
location ~ /\\.(?!well-known/)|//|\\.(?:br|gz)$ { return 404; }

location / { try_files $uri $uri.html =404; }
location = / { try_files /index.html =404; }
${special.join('\n')}

${moved.join('\n')}
`;
}
