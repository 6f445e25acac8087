import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { compress } from '../../build/compress';
import { axeViolations } from '../../quality/audit/axe';
import { checkBudgets, checkLayouts } from '../../quality/audit/budgets';
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
const longTitle = `<title>${'Very '.repeat(20)}`;
const skipHeadingLevel = (html: string) => html.replace('<h2', '<h4').replace('</h2>', '</h4>');
const checkAccessibility: Check = (target) => withOpenPage(target, (page) => axeViolations(page));

const cases: [addDefect: (html: string) => string, check: Check, report: RegExp][] = [
  [
    append('<script type="module" src="/defects/extra.js"></script>'),
    checkBudgets,
    /^script at load: 2\d{4} B, the limit of a vertical page is 2500 B$/,
  ],
  [append('<p id="measured"></p>'), checkLayouts, /^\d+ layouts until load, the limit is 5$/],
  [append('<button type="button"></button>'), checkAccessibility, /^button-name at /],
  [append('<a href="#gone">More</a>'), checkLinks, /#gone: there is no such anchor$/],
  [append('<a href="/gone">More</a>'), checkLinks, /^'More' leads to \/gone: 404$/],
  [append('<p id="advantages"></p>'), checkHtml, /^no-dup-id /],
  [replace('<title>', longTitle), checkDescription, /^title has \d{3} characters/],
  [skipHeadingLevel, checkHeadings, /^h4 '.+' follows h1$/],
  [replace('/share/', '/shared/'), checkShareImage, /^og:image \S+: 404$/],
  [replace('"provider":', '"provided":'), checkStructuredData, /^Service\.provider is undefined$/],
];

test('each audit check reports its defect', { tag: '@once' }, async ({ page, browser }) => {
  using site = mkdtempDisposableSync(join(tmpdir(), 'walletable-defects-'));
  cpSync('dist', site.path, { recursive: true });
  const folder = join(site.path, 'defects');
  mkdirSync(folder);
  writeFileSync(
    join(folder, 'extra.js'),
    `for (let width = 1; width < 9; width += 1) {
      measured.style.width = width + 'px';
      measured.offsetWidth;
    }
    /* ${randomBytes(20_000).toString('base64')} */`,
  );
  let html = readFileSync(join(site.path, `${pages[0]?.id}.html`), 'utf8');
  for (const [addDefect, , report] of cases) {
    const changed = addDefect(html);
    expect(changed, `${report}`).not.toBe(html);
    html = changed;
  }
  writeFileSync(join(folder, 'all.html'), html);
  await compress(folder);
  await withSite(site.path, async (origin) => {
    const path = '/defects/all';
    await page.goto(`${origin}${path}`);
    for (const check of new Set(cases.map(([, check]) => check))) {
      const problems = await check({ browser, origin, path, page });
      for (const [, , report] of cases.filter((one) => one[1] === check))
        expect.soft(problems).toContainEqual(expect.stringMatching(report));
    }
  });
});
