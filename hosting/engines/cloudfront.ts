import { readFileSync } from 'node:fs';
import type { BuiltSite } from '../built-site.ts';
import { headersFor } from '../rules.ts';

/** What a response headers policy knows by name; all else is a custom header. */
const named: Record<string, (value: string) => object> = {
  'Content-Security-Policy': (value) => ({
    ContentSecurityPolicy: { ContentSecurityPolicy: value, Override: true },
  }),
  'Referrer-Policy': (value) => ({ ReferrerPolicy: { ReferrerPolicy: value, Override: true } }),
  'Strict-Transport-Security': (value) => ({
    StrictTransportSecurity: {
      AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(value)?.[1]),
      Override: true,
    },
  }),
  'X-Content-Type-Options': () => ({ ContentTypeOptions: { Override: true } }),
  'X-Frame-Options': (value) => ({ FrameOptions: { FrameOption: value, Override: true } }),
};
/** They come with the file itself. */
const withTheFile = ['Cache-Control', 'Vary'];

/** A function that finds the file of a clean path, and a policy for each cache behaviour. */
export function cloudfront({ rules }: BuiltSite): Record<string, string> {
  const policies = rules.map(({ path }) => {
    const name = { '/*': 'default', '/': 'home' }[path] ?? path.replaceAll(/[/_*]/g, '');
    const headers = Object.entries(headersFor(rules, path)).filter(
      ([header]) => !withTheFile.includes(header),
    );
    const custom = headers.filter(([header]) => !(header in named));
    const policy = {
      Name: `walletable-${name}`,
      Comment: path,
      SecurityHeadersConfig: Object.assign(
        {},
        ...headers.map(([header, value]) => named[header]?.(value)),
      ),
      CustomHeadersConfig: {
        Quantity: custom.length,
        Items: custom.map(([Header, Value]) => ({ Header, Value, Override: true })),
      },
    };
    return [`_cloudfront/${name}.json`, JSON.stringify(policy, null, 2)];
  });
  const request = readFileSync(new URL('../cloudfront/request.js', import.meta.url), 'utf8');
  return { ...Object.fromEntries(policies), '_cloudfront/request.js': request };
}
