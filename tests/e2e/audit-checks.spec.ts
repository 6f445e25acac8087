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

const appendToMain = (markup: string) => (html: string) =>
  html.replace('</main>', `${markup}</main>`);
const checkAccessibility: Check = (target) => withOpenPage(target, (page) => axeViolations(page));

/** [defect, how it is added to a page, the check that must report it, and the report] */
type Case = [name: string, add: (html: string) => string, check: Check, report: RegExp];

const cases: Case[] = [
  [
    'a script of 20 kB',
    appendToMain('<script type="module" src="/defects/extra.js"></script>'),
    checkBudgets,
    /^script at load: 2\d{4} B, the limit of a vertical page is 2500 B$/,
  ],
  [
    'a button without a name',
    appendToMain('<button type="button"></button>'),
    checkAccessibility,
    /^button-name at /,
  ],
  [
    'a dead anchor',
    appendToMain('<a href="#gone">More</a>'),
    checkLinks,
    /^'More' leads to \/\S+#gone: there is no such anchor$/,
  ],
  [
    'a link to a missing page',
    appendToMain('<a href="/gone">More</a>'),
    checkLinks,
    /^'More' leads to \/gone: 404$/,
  ],
  ['a duplicate id', appendToMain('<p id="advantages"></p>'), checkHtml, /^no-dup-id /],
  [
    'a title too long for a search result',
    (html) => html.replace('<title>', `<title>${'Very '.repeat(20)}`),
    checkDescription,
    /^title has \d{3} characters/,
  ],
  [
    'a skipped heading level',
    (html) => html.replace('<h2', '<h4').replace('</h2>', '</h4>'),
    checkHeadings,
    /^h4 '.+' follows h1$/,
  ],
  [
    'a missing share image',
    (html) => html.replaceAll('/share/', '/shared/'),
    checkShareImage,
    /^og:image \S+: 404$/,
  ],
  [
    'a service without a provider',
    (html) => html.replace('"provider":', '"provided":'),
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
