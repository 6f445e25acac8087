import { getContent } from '../../model/load/get-content';

/** RFC 9116 recommends a date within one year. The first of a month keeps builds reproducible. */
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
