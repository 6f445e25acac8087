import { headersFor, specialPaths } from '../headers.ts';
import type { Site } from '../site.ts';

/** What a response headers policy knows by name; Caching and `Vary` come with the file itself. */
const named = {
  'Content-Security-Policy': (value: string) => ({
    ContentSecurityPolicy: { ContentSecurityPolicy: value, Override: true },
  }),
  'Referrer-Policy': (value: string) => ({
    ReferrerPolicy: { ReferrerPolicy: value, Override: true },
  }),
  'Strict-Transport-Security': (value: string) => ({
    StrictTransportSecurity: {
      AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(value)?.[1]),
      Override: true,
    },
  }),
  'X-Content-Type-Options': () => ({ ContentTypeOptions: { Override: true } }),
  'X-Frame-Options': (value: string) => ({ FrameOptions: { FrameOption: value, Override: true } }),
};
const withTheFile = ['Cache-Control', 'Vary'];

function policyFor(path: string, name: string, policy: string) {
  const headers = headersFor(path, policy).filter(([header]) => !withTheFile.includes(header));
  const isNamed = (header: string): header is keyof typeof named => header in named;
  const security = headers.flatMap(([header, value]) =>
    isNamed(header) ? named[header](value) : [],
  );
  const custom = headers.filter(([header]) => !isNamed(header));
  return {
    Name: `walletable-${name}`,
    SecurityHeadersConfig: Object.assign({}, ...security),
    CustomHeadersConfig: {
      Quantity: custom.length,
      Items: custom.map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  };
}

/** A function that finds the file of a clean path, and a policy for each cache behaviour. */
export function cloudfront({ policy }: Site): Record<string, string> {
  const policies = ['/', ...specialPaths].map((path) => {
    const name = path.replaceAll(/[/_]/g, '') || 'default';
    return [`_cloudfront/${name}.json`, JSON.stringify(policyFor(path, name, policy), null, 2)];
  });
  return { ...Object.fromEntries(policies), '_cloudfront/request.js': request };
}

const request = `// A CloudFront function for viewer requests (cloudfront-js-2.0).
function handler(event) {
  var request = event.request;
  var path = request.uri;
  var clean = path
    .replace(/^\\/+/, '/')
    .replace(/(?:\\/|\\.html)$/, '')
    .replace(/^\\/index$/, '');
  if (path !== '/' && clean !== path) {
    var query = Object.keys(request.querystring).map(function (name) {
      return name + '=' + request.querystring[name].value;
    });
    var location = (clean || '/') + (query.length ? '?' + query.join('&') : '');
    return { statusCode: 308, headers: { location: { value: location } } };
  }
  if (path === '/') request.uri = '/index.html';
  else if (!/\\.[^/]*$/.test(path)) request.uri = path + '.html';
  return request;
}
`;
