import { readFileSync } from 'node:fs';
import type { BuiltSite } from '../http/built-site.ts';
import { headersFor } from '../http/rules.ts';

/** Headers that have their own setting in a response headers policy. */
const securityHeaders: Record<string, (value: string) => object> = {
  'Content-Security-Policy': (value) => ({
    ContentSecurityPolicy: { ContentSecurityPolicy: value },
  }),
  'Referrer-Policy': (value) => ({ ReferrerPolicy: { ReferrerPolicy: value } }),
  'Strict-Transport-Security': (value) => ({
    StrictTransportSecurity: { AccessControlMaxAgeSec: Number(/\d+/.exec(value)) },
  }),
  'X-Content-Type-Options': () => ({ ContentTypeOptions: {} }),
  'X-Frame-Options': (value) => ({ FrameOptions: { FrameOption: value } }),
};
/** Set by the origin, not by the policy. */
const originHeaders = ['Cache-Control', 'Vary'];

/** The viewer request function and one response headers policy per cache behavior. */
export function cloudfront({ rules }: BuiltSite): Record<string, string> {
  const policies = rules.map(({ path }) => {
    const name = { '/*': 'default', '/': 'home' }[path] ?? path.replaceAll(/[/_*]/g, '');
    const headers = Object.entries(headersFor(rules, path));
    const security = Object.assign(
      {},
      ...headers.map(([header, value]) => securityHeaders[header]?.(value)),
    );
    for (const setting of Object.values<object>(security))
      Object.assign(setting, { Override: true });
    const custom = headers.filter(
      ([header]) => !(header in securityHeaders || originHeaders.includes(header)),
    );
    const policy = {
      Name: `website-${name}`,
      Comment: path,
      SecurityHeadersConfig: security,
      CustomHeadersConfig: {
        Quantity: custom.length,
        Items: custom.map(([Header, Value]) => ({ Header, Value, Override: true })),
      },
    };
    return [`_cloudfront/${name}.json`, JSON.stringify(policy, null, 2)];
  });
  const request = readFileSync(new URL('./cloudfront/request.js', import.meta.url), 'utf8');
  return { ...Object.fromEntries(policies), '_cloudfront/request.js': request };
}
