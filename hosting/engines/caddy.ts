import type { BuiltSite } from '../built-site.ts';
import { caddyProxy } from '../passes/proxies.ts';
import { contentTypes, headersFor, limits, methods } from '../rules.ts';

/** A whole Caddyfile: the address and the folder come from the environment. */
export function caddy({ rules, files, redirects }: BuiltSite, issuers: string[] = []): string {
  // Deferred, so that they replace what the file server says of its own accord.
  const headers = (path: string, matcher: string) => `header ${matcher} {
${Object.entries(headersFor(rules, path))
  .map(([name, value]) => `			${name} "${value}"`)
  .join('\n')}
			-Server
			defer
		}`;
  const special = rules.slice(1).map(({ path }) => path);
  const wellKnown = [...files.keys()].filter((path) => path.startsWith('/.well-known/'));
  const moved = [...redirects].map(([from, to]) => `		redir ${from} ${to}{search} 308`);
  const types = Object.entries(contentTypes).map(
    ([extension, type]) =>
      `		@${extension.slice(1)} path *${extension}\n		header @${extension.slice(1)} Content-Type "${type}"`,
  );

  return `# Written by the build from hosting/rules.ts.
# SITE_ADDRESS is a domain, for which Caddy then has a certificate, or a port; SITE_ROOT the folder.
{
	admin off
	servers {
		timeouts {
			read_header ${limits.headers}s
			read_body ${limits.request}s
			write 5m
			idle ${limits.silence}s
		}
		max_header_size ${limits.headerSize / 1024}KB
	}
}

{$SITE_ADDRESS::8080} {
	root * {$SITE_ROOT:/srv}

	route {
		@common not path ${special.join(' ')}
		${headers('/*', '@common')}
${special.map((path) => `		${headers(path, path)}`).join('\n')}

${caddyProxy(issuers)}		@method not method ${methods.join(' ')}
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
		${headers('/*', '*')}
		route {
			@method expression {http.error.status_code} == 405
			header @method Allow "${methods.join(', ')}"

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
