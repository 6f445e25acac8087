import { contentTypes, headersFor, specialPaths } from '../headers.ts';
import type { Site } from '../site.ts';

/** A whole Caddyfile: the address and the folder come from the environment. */
export function caddy({ policy, files, redirects }: Site): string {
  // Deferred, so that they replace what the file server says of its own accord.
  const headers = (path: string, matcher: string) => `header ${matcher} {
${headersFor(path, policy)
  .map(([name, value]) => `			${name} "${value}"`)
  .join('\n')}
			-Server
			defer
		}`;
  const wellKnown = [...files.keys()].filter((path) => path.startsWith('/.well-known/'));
  const special = specialPaths.map((path) => `		${headers(path, `${path}*`)}`);
  const moved = [...redirects].map(([from, to]) => `		redir ${from} ${to}{search} 308`);
  const types = Object.entries(contentTypes).map(
    ([extension, type]) =>
      `		@${extension.slice(1)} path *${extension}\n		header @${extension.slice(1)} Content-Type "${type}"`,
  );

  return `# Written by the build from hosting/headers.ts.
# SITE_ADDRESS is a domain, for which Caddy then has a certificate, or a port; SITE_ROOT the folder.
{
	admin off
	servers {
		timeouts {
			read_header 10s
			read_body 10s
			write 5m
			idle 60s
		}
		max_header_size 16KB
	}
}

{$SITE_ADDRESS::8080} {
	root * {$SITE_ROOT:/srv}

	route {
		@common not path ${specialPaths.map((path) => `${path}*`).join(' ')}
		${headers('/', '@common')}
${special.join('\n')}

		@method not method GET HEAD
		error @method 405

		map {query} {search} {
			"" ""
			default "?{query}"
		}
${moved.join('\n')}

		@hidden {
			path_regexp ^/404(?:\\.html)?$|/\\.|\\.(?:br|gz)$|./$|\\x00|[^/]{256}
			not path ${wellKnown.join(' ')}
		}
		error @hidden 404
		@slashes expression {http.request.orig_uri.path}.contains("//")
		error @slashes 404

		try_files {path} {path}.html
${types.join('\n')}
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}

	handle_errors {
		${headers('/', '*')}
		route {
			@method expression {http.error.status_code} == 405
			header @method Allow "GET, HEAD"

			@missing expression {http.error.status_code} == 404
			header @missing Content-Type "${contentTypes['.html']}"
			# Conditions and ranges are about the page that was asked for, not about this one.
			request_header @missing -If-*
			request_header @missing -Range
			rewrite @missing /404.html
			file_server @missing {
				precompressed br gzip
			}

			respond "{http.error.status_text}" {http.error.status_code}
		}
	}
}
`;
}
