import { site } from '../../content/site';

/**
 * RFC 9116 wants a date within a year. It moves on with each month's first build: an address that
 * nobody has built anew for so long is rightly called stale.
 */
function expires(today = new Date()) {
  return new Date(Date.UTC(today.getUTCFullYear() + 1, today.getUTCMonth(), 1)).toISOString();
}

export const GET = () =>
  new Response(
    `Contact: ${site.securityContact}
Expires: ${expires()}
Preferred-Languages: en
Canonical: ${site.siteUrl}/.well-known/security.txt
`,
  );
