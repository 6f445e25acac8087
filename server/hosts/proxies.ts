/** Configuration for nginx and Caddy to proxy /passes to embedded servers. */
import { headersFor, healthRule, limits, passesRules, type Rule } from '../http/rules.ts';

/** Parses PASSES_SERVERS, for example `10.0.0.1:4321 10.0.0.2:4321`. */
export const parsePassesServers = (setting = ''): string[] =>
  setting.split(/[\s,]+/).filter(Boolean);

/** Adds what the embedded server has besides files. With passes, it also answers whether they work. */
export const addServerRules = <Site extends { rules: Rule[] }>(
  site: Site,
  servers: string[],
): Site => {
  const added: Rule[] =
    servers.length > 0 ? [...passesRules('live'), { ...healthRule, isPasses: true }] : [healthRule];
  return { ...site, rules: [...site.rules, ...added] };
};

/**
 * For the server block. nginx adds the headers itself, so those of the proxied server are removed.
 * Paths with a serial number are not logged, because it gives access to the pass.
 */
export function nginxLocations(rules: Rule[]): string {
  const proxied = rules.filter(({ isPasses }) => isPasses);
  return proxied
    .map(({ path }) => {
      const headers = Object.entries(headersFor(rules, path));
      return `location ${path.endsWith('*') ? path.slice(0, -1) : `= ${path}`} {
${headers.map(([name, value]) => `  add_header ${name} "${value}" always;\n  proxy_hide_header ${name};`).join('\n')}
${path.endsWith('*') ? '  access_log off;\n' : ''}  client_max_body_size ${limits.maxBodyBytes};
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_set_header Authorization $http_authorization;
  proxy_cache off;
  proxy_pass http://passes;
}`;
    })
    .join('\n');
}

/** For the `http` block. Requests of one client address always go to the same server. */
export const nginxUpstream = (servers: string[]): string =>
  servers.length === 0
    ? '# Passes are not proxied: see PASSES_SERVERS in docs/passes.md.\n'
    : `upstream passes {\n  hash $remote_addr consistent;\n${servers.map((server) => `  server ${server};`).join('\n')}\n}\n`;

/** For the start of the `route` block, before requests are rejected. */
export const caddyProxy = (servers: string[]): string =>
  servers.length === 0
    ? ''
    : `		@passes path /passes /passes/* ${healthRule.path}
		reverse_proxy @passes ${servers.join(' ')} {
			lb_policy ip_hash
		}
`;
