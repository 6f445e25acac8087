import { type Check, withOpenPage } from '../tools/page.ts';

/** Internal links lead to an existing page and anchor; external ones are https and `noopener`. */
export const checkLinks: Check = (target) =>
  withOpenPage(target, async (page) => {
    const links = await page.locator('a[href]').evaluateAll((anchors) =>
      (anchors as HTMLAnchorElement[]).map(({ href, rel, target, textContent }) => ({
        href,
        attributes: `${target} ${rel}`,
        name: textContent?.trim() ?? '',
      })),
    );
    const pages = new Map<string, { status: number; html: string }>();
    const fetchPage = async (url: string) => {
      const response = await page.request.get(url);
      const fetched = { status: response.status(), html: await response.text() };
      pages.set(url, fetched);
      return fetched;
    };
    const problems: string[] = [];
    for (const { href, attributes, name } of links) {
      const url = new URL(href);
      if (url.protocol === 'mailto:' && /^\S+@\S+$/.test(url.pathname)) continue;
      if (url.origin !== target.origin) {
        if (url.protocol !== 'https:' || attributes !== '_blank noopener')
          problems.push(`'${name}' to ${href} is not an https link to a new tab without opener`);
        continue;
      }
      const address = `${url.origin}${url.pathname}`;
      const { status, html } = pages.get(address) ?? (await fetchPage(address));
      if (status !== 200 && url.pathname !== target.path)
        problems.push(`'${name}' leads to ${url.pathname}: ${status}`);
      const id = decodeURIComponent(url.hash.slice(1));
      if (id && !html.includes(` id="${id}"`))
        problems.push(`'${name}' leads to ${url.pathname}${url.hash}: there is no such anchor`);
    }
    return problems;
  });
