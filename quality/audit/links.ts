import type { Check } from '../tools/page.ts';
import { withOpenPage } from '../tools/page.ts';

/** Every link inside the site leads to a page, and to a place on it; every other is safe to open. */
export const checkLinks: Check = (subject) =>
  withOpenPage(subject, async (page) => {
    const links = await page.locator('a[href]').evaluateAll((anchors) =>
      (anchors as HTMLAnchorElement[]).map(({ href, rel, target, textContent }) => ({
        href,
        external: `${target} ${rel}`,
        name: textContent?.trim() ?? '',
      })),
    );
    const bodies = new Map<string, Promise<{ status: number; text: string }>>();
    const fetched = (address: string) => {
      const known = bodies.get(address);
      if (known) return known;
      const body = page.request
        .get(address)
        .then(async (response) => ({ status: response.status(), text: await response.text() }));
      bodies.set(address, body);
      return body;
    };
    const found: string[] = [];
    for (const { href, external, name } of links) {
      const url = new URL(href);
      if (url.protocol === 'mailto:' && /^\S+@\S+$/.test(url.pathname)) continue;
      if (url.origin !== subject.origin) {
        if (url.protocol !== 'https:' || external !== '_blank noopener')
          found.push(`'${name}' to ${href} is not an https link to a new tab without opener`);
        continue;
      }
      const here = url.pathname === subject.path;
      const { status, text } = await fetched(`${url.origin}${url.pathname}`);
      if (status !== 200 && !here) found.push(`'${name}' leads to ${url.pathname}: ${status}`);
      const id = decodeURIComponent(url.hash.slice(1));
      if (id && !text.includes(` id="${id}"`))
        found.push(`'${name}' leads to ${url.pathname}${url.hash}, and there is no such place`);
    }
    return found;
  });
