import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** The Content-Security-Policy of a page, with the hashes of its own inline scripts and styles. */
export function contentSecurityPolicy(html: string): string {
  // Otherwise styles in noscript elements are parsed as text.
  const elements = elementsIn(parse(html, { scriptingEnabled: false }));
  const hashes = (tag: string) =>
    elements.filter((element) => element.tagName === tag && needsHash(element)).map(hashOf);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...new Set(hashes('script'))].join(' '),
    ["style-src 'self'", ...new Set(hashes('style'))].join(' '),
    // The logo that a visitor chooses for a pass is shown from a blob URL.
    "img-src 'self' blob:",
    "font-src 'self'; connect-src 'self'; manifest-src 'self'",
    "require-trusted-types-for 'script'",
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  ].join('; ');
}

function elementsIn(node: Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  return [...('tagName' in node ? [node] : []), ...children.flatMap(elementsIn)];
}

/** External files are allowed by 'self', and JSON-LD is not executed. */
const needsHash = ({ attrs }: Element) =>
  !attrs.some(
    ({ name, value }) => name === 'src' || (name === 'type' && value === 'application/ld+json'),
  );

function hashOf({ childNodes }: Element): string {
  const text = childNodes.map((child) => ('value' in child ? child.value : '')).join('');
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
