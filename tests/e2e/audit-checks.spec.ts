import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { compress } from '../../build/compress';
import { axeViolations } from '../../quality/audit/axe';
import { checkBudgets } from '../../quality/audit/budgets';
import { checkHtml } from '../../quality/audit/checks';
import { checkLinks } from '../../quality/audit/links';
import {
  checkDescription,
  checkHeadings,
  checkShareImage,
  checkStructuredData,
} from '../../quality/audit/metadata';
import { type Check, withOpenPage } from '../../quality/tools/page';
import { withSite } from '../../quality/tools/site';
import { pages } from '../content';

const replace = (from: string, to: string) => (html: string) => html.replaceAll(from, to);
const append = (markup: string) => replace('</main>', `${markup}</main>`);
const checkAccessibility: Check = (target) => withOpenPage(target, (page) => axeViolations(page));

const cases: [defect: string, add: (html: string) => string, check: Check, report: RegExp][] = [
  [
    'a script of 20 kB',
    append('<script type="module" src="/defects/extra.js"></script>'),
    checkBudgets,
    /^script at load: 2\d{4} B, the limit of a vertical page is 2500 B$/,
  ],
  [
    'a nameless button',
    append('<button type="button"></button>'),
    checkAccessibility,
    /^button-name at /,
  ],
  [
    'a dead anchor',
    append('<a href="#gone">More</a>'),
    checkLinks,
    /#gone: there is no such anchor$/,
  ],
  ['a dead link', append('<a href="/gone">More</a>'), checkLinks, /^'More' leads to \/gone: 404$/],
  ['a duplicate id', append('<p id="advantages"></p>'), checkHtml, /^no-dup-id /],
  [
    'a title too long for a search result',
    replace('<title>', `<title>${'Very '.repeat(20)}`),
    checkDescription,
    /^title has \d{3} characters/,
  ],
  [
    'a skipped heading level',
    (html) => html.replace('<h2', '<h4').replace('</h2>', '</h4>'),
    checkHeadings,
    /^h4 '.+' follows h1$/,
  ],
  ['a missing share image', replace('/share/', '/shared/'), checkShareImage, /^og:image \S+: 404$/],
  [
    'a service without a provider',
    replace('"provider":', '"provided":'),
    checkStructuredData,
    /^Service\.provider is undefined$/,
  ],
];

test('each audit check reports its defect', { tag: '@once' }, async ({ page, browser }) => {
  const root = mkdtempSync(join(tmpdir(), 'walletable-defects-'));
  try {
    cpSync('dist', root, { recursive: true });
    const folder = join(root, 'defects');
    mkdirSync(folder);
    writeFileSync(join(folder, 'extra.js'), `/* ${randomBytes(20_000).toString('base64')} */`);
    let html = readFileSync(join(root, `${pages[0]?.id}.html`), 'utf8');
    for (const [name, add] of cases) {
      const changed = add(html);
      expect(changed, name).not.toBe(html);
      html = changed;
    }
    writeFileSync(join(folder, 'all.html'), html);
    await compress(folder);
    await withSite(root, async (origin) => {
      const path = '/defects/all';
      await page.goto(`${origin}${path}`);
      for (const check of new Set(cases.map(([, , check]) => check))) {
        const problems = await check({ browser, origin, path, page });
        for (const [name, , , report] of cases.filter((one) => one[2] === check))
          expect.soft(problems, name).toContainEqual(expect.stringMatching(report));
      }
    });
  } finally {
    rmSync(root, { recursive: true });
  }
});
