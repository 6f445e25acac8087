import { getContent } from '../../model/load/get-content';

/**
 * RFC 9116 wants a date within a year. It moves on with each month's first build: an address that
 * nobody has built anew for so long is rightly called stale.
 */
function expires(today = new Date()) {
  return new Date(Date.UTC(today.getUTCFullYear() + 1, today.getUTCMonth(), 1)).toISOString();
}

export function GET() {
  const { site } = getContent();
  return new Response(
    `Contact: ${site.securityContact}
Expires: ${expires()}
Preferred-Languages: en
Canonical: ${site.siteUrl}/.well-known/security.txt
`,
  );
}
