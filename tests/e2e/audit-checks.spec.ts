import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { compress } from '../../tools/build/compress';
import { axeViolations } from '../../tools/quality/audit/axe';
import { checkBudgets } from '../../tools/quality/audit/budgets';
import { type Check, quickChecks } from '../../tools/quality/audit/checks';
import { serveSite } from '../../tools/quality/tools/site';
import { pages } from '../content';

const replace = (from: string, to: string) => (html: string) => html.replaceAll(from, to);
const append = (markup: string) => replace('</main>', `${markup}</main>`);
const script = append('<script type="module" src="/defects/extra.js"></script>');
const longTitle = replace('<title>', `<title>${'Very '.repeat(20)}`);
const longDescription = replace(
  'name="description" content="',
  `name="description" content="${'Very '.repeat(40)}`,
);
const skipHeadingLevel = (html: string) => html.replace('<h2', '<h4').replace('</h2>', '</h4>');

const cases: [addDefect: (html: string) => string, check: string, report: RegExp][] = [
  [script, 'budgets', /^script at load: 2\d{4} B, the limit of a vertical page in \S+ is 6000 B$/],
  [append('<button type="button"></button>'), 'accessibility', /^button-name at /],
  [append('<a href="#gone">More</a>'), 'links and anchors', /#gone: there is no such anchor$/],
  [append('<a href="/gone">More</a>'), 'links and anchors', /^'More' leads to \/gone: 404$/],
  [append('<p id="advantages"></p>'), 'valid HTML', /^no-dup-id /],
  [longTitle, 'valid HTML', /^long-title /],
  [skipHeadingLevel, 'valid HTML', /^heading-level /],
  [longDescription, 'metadata', /^description has \d{3} characters/],
  [replace('/share/', '/shared/'), 'metadata', /^og:image \S+: 404$/],
];

test('each audit check reports its defect', { tag: '@once' }, async ({ page, browser }) => {
  using site = mkdtempDisposableSync(join(tmpdir(), 'walletable-defects-'));
  cpSync('dist', site.path, { recursive: true });
  const folder = join(site.path, 'defects');
  mkdirSync(folder);
  writeFileSync(join(folder, 'extra.js'), `/* ${randomBytes(20_000).toString('base64')} */`);
  let html = readFileSync(join(site.path, `${pages[0]?.id}.html`), 'utf8');
  for (const [addDefect, , report] of cases) {
    const changed = addDefect(html);
    expect(changed, `${report}`).not.toBe(html);
    html = changed;
  }
  writeFileSync(join(folder, 'all.html'), html);
  await compress(folder);
  await using server = await serveSite(site.path);
  const url = `${server.origin}/defects/all`;
  await page.goto(url);
  const checks: Record<string, Check> = {
    ...quickChecks,
    budgets: () => checkBudgets(browser, url),
    accessibility: () => axeViolations(page),
  };
  for (const [name, check] of Object.entries(checks)) {
    const problems = await check(page);
    const reports = cases.filter((one) => one[1] === name).map((one) => one[2]);
    expect.soft(reports.length, name).toBeGreaterThan(0);
    for (const report of reports)
      expect.soft(problems).toContainEqual(expect.stringMatching(report));
  }
});
