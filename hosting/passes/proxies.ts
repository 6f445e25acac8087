/** What nginx and Caddy need to hand passes to embedded servers behind them. */
import { headersFor, limits, passesRules, type Rule } from '../rules.ts';

/** `PASSES_SERVERS="10.0.0.1:4321 10.0.0.2:4321"`: where passes are issued, if they are. */
export const issuersIn = (setting = ''): string[] => setting.split(/[\s,]+/).filter(Boolean);

export const withPasses = <Site extends { rules: Rule[] }>(site: Site, issuers: string[]): Site =>
  issuers.length > 0 ? { ...site, rules: [...site.rules, ...passesRules('live')] } : site;

/** For the server block. The headers are the table's, so those of the server behind are not sent twice. */
export function nginxLocations(rules: Rule[]): string {
  const own = rules.filter(({ methods }) => methods);
  return own
    .map(({ path }) => {
      const headers = Object.entries(headersFor(rules, path));
      return `location ${path.endsWith('*') ? path.slice(0, -1) : `= ${path}`} {
${headers.map(([name, value]) => `  add_header ${name} "${value}" always;\n  proxy_hide_header ${name};`).join('\n')}
  client_max_body_size ${limits.body};
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_pass http://passes;
}`;
    })
    .join('\n');
}

/** To be included beside the server block, in `http`: an address always comes to the same server. */
export const nginxUpstream = (issuers: string[]): string =>
  issuers.length === 0
    ? '# No server issues passes: see PASSES_SERVERS in docs/passes.md.\n'
    : `upstream passes {\n  hash $remote_addr consistent;\n${issuers.map((one) => `  server ${one};`).join('\n')}\n}\n`;

/** For the route, before anything is refused. */
export const caddyProxy = (issuers: string[]): string =>
  issuers.length === 0
    ? ''
    : `		@passes path /passes /passes/*
		reverse_proxy @passes ${issuers.join(' ')} {
			lb_policy ip_hash
		}
`;
