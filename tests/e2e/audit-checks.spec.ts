import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { compress } from '../../build/compress';
import { closeGracefully, createSiteServer } from '../../hosting/site-server';
import { checkAccessibility } from '../../quality/audit/axe';
import { checkBudgets } from '../../quality/audit/budgets';
import { checkHtml } from '../../quality/audit/html';
import { checkLinks } from '../../quality/audit/links';
import {
  checkDescription,
  checkHeadings,
  checkShareImage,
  checkStructuredData,
} from '../../quality/audit/metadata';
import type { Check } from '../../quality/tools/page';
import { pages } from '../content';

// A test of the tests: the checks are given a page with a mistake for each, and must name it.
const [healthy] = pages.map(({ id }) => id);
const inBody = (markup: string) => (html: string) => html.replace('</main>', `${markup}</main>`);

interface Mistake {
  name: string;
  make(html: string): string;
  check: Check;
  says: RegExp;
}

const mistakes: Mistake[] = [
  {
    name: 'a script of 20 kB more',
    make: inBody('<script type="module" src="/mistakes/extra.js"></script>'),
    check: checkBudgets,
    says: /^script at load: 2\d{4} B, and a vertical page may have 2000 B$/,
  },
  {
    name: 'a button without a name',
    make: inBody('<button type="button"></button>'),
    check: checkAccessibility,
    says: /^button-name at /,
  },
  {
    name: 'a dead anchor',
    make: inBody('<a href="#gone">More</a>'),
    check: checkLinks,
    says: /^'More' leads to \/\S+#gone, and there is no such place$/,
  },
  {
    name: 'a link to no page',
    make: inBody('<a href="/gone">More</a>'),
    check: checkLinks,
    says: /^'More' leads to \/gone: 404$/,
  },
  {
    name: 'an id used twice',
    make: inBody('<p id="advantages"></p>'),
    check: checkHtml,
    says: /^no-dup-id /,
  },
  {
    name: 'a title too long for a search result',
    make: (html) => html.replace('<title>', `<title>${'Very '.repeat(20)}`),
    check: checkDescription,
    says: /^title has \d{3} letters/,
  },
  {
    name: 'a level of headings skipped',
    make: (html) => html.replace('<h2', '<h4').replace('</h2>', '</h4>'),
    check: checkHeadings,
    says: /^h4 '.+' follows h1$/,
  },
  {
    name: 'a share picture that is not there',
    make: (html) => html.replaceAll('/share/', '/shared/'),
    check: checkShareImage,
    says: /^og:image \S+: 404$/,
  },
  {
    name: 'a service without a provider',
    make: (html) => html.replace('"provider":', '"provided":'),
    check: checkStructuredData,
    says: /^Service\.provider is undefined$/,
  },
];

test('a mistake makes its check fail', { tag: '@once' }, async ({ page, browser }) => {
  const root = mkdtempSync(join(tmpdir(), 'walletable-mistakes-'));
  cpSync('dist', root, { recursive: true });
  const folder = join(root, 'mistakes');
  mkdirSync(folder);
  writeFileSync(join(folder, 'extra.js'), `/* ${randomBytes(20_000).toString('base64')} */`);
  let html = readFileSync(join(root, `${healthy}.html`), 'utf8');
  for (const { name, make } of mistakes) {
    const changed = make(html);
    expect(changed, `the page has a place for ${name}`).not.toBe(html);
    html = changed;
  }
  writeFileSync(join(folder, 'all.html'), html);
  await compress(folder);
  const server = createSiteServer({ root }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const path = '/mistakes/all';
  try {
    await page.goto(`${origin}${path}`);
    for (const check of new Set(mistakes.map((mistake) => mistake.check))) {
      const found = await check({ browser, origin, path, page });
      for (const { name, says } of mistakes.filter((mistake) => mistake.check === check))
        expect.soft(found, name).toContainEqual(expect.stringMatching(says));
    }
  } finally {
    await closeGracefully(server, 0);
    rmSync(root, { recursive: true });
  }
});
