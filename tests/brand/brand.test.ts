import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadBrand } from '../../src/model/load/load-brand.ts';
import { readBrandFiles } from '../../src/model/load/read-files.ts';
import { findOutdated, iconFiles } from '../../tools/art/brand-inputs.ts';
import { checkBudgets } from '../../tools/quality/audit/budgets.ts';
import { freePort } from '../../tools/quality/tools/free-port.ts';
import { missingPath } from '../../tools/quality/tools/page.ts';
import { findChromium } from '../../tools/scripts/browsers.ts';
import { homeContent, pages, site, verticals } from '../content.ts';
import { readPassJson, unzip } from '../passes/pkpass.ts';
import { allPaths } from '../paths.ts';
import { Project } from '../project.ts';

/** Takes copies of the project through other brands, as README describes under 'Make it yours'. */
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="none"><circle cx="32" cy="32" r="24" stroke="#123" stroke-width="12"/></svg>';
const [oldLogo = ''] = /(?<=>).*(?=<.svg>)/.exec(loadBrand(readBrandFiles()).logo) ?? [];
const { hostname: host } = new URL(site.siteUrl);
const isOld = (text: string) => [site.name, host, oldLogo].some((old) => text.includes(old));
let browser: Browser;
const vertical = pages[0]?.id ?? '';
/** The icons, the link previews of home page and verticals, and the name. */
const drawn = iconFiles.length + 1 + pages.length + 1;
const issuing = homeContent.liveWallet && verticals.find(({ timeline }) => timeline)?.id;

const names = ['Io', 'Northgate Hospitality', 'Северное сияние'].filter(
  (name) => name !== site.name,
);
const brands = names.map((name) => {
  const build = { code: 1 as number | null, output: '' };
  return { name, project: new Project(), outdated: [0], build };
});

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium() });
  await Promise.all(
    brands.map(async (brand) => {
      const { name, project } = brand;
      symlinkSync(resolve('.cache'), project.at('.cache'));
      const text = project.read('src/content/site.yaml').replace(/^name: .*$/m, `name: ${name}`);
      project.write('src/content/site.yaml', text.replaceAll(host, 'brand.test'));
      project.write('src/content/brand/logo.svg', logo);
      const countOutdated = () => findOutdated(project.root).files.size;
      const before = countOutdated();
      await promisify(execFile)(process.execPath, ['tools/art/brand.ts'], { cwd: project.root });
      brand.outdated = [before, countOutdated()];
      brand.build = await project.build();
    }),
  );
});

afterAll(async () => {
  await browser.close();
  for (const { project } of brands) project.remove();
});

describe.each(brands)('the brand $name', (brand) => {
  const { name, project } = brand;
  let origin = '';
  let stop = () => {};
  afterAll(() => stop());

  test('names what is outdated, draws it with npm run brand, and builds', () => {
    expect(brand.outdated).toEqual([drawn, 0]);
    const { code, output } = brand.build;
    expect(code, output).toBe(0);
    expect(output).not.toMatch(/Outdated|\.example/);
    expect(output.includes(`lack letters of '${name}'`)).toBe(/\p{sc=Cyrillic}/u.test(name));
  });

  test('leaves no trace of the old brand in the site, its previews and its servers', () => {
    const files = [
      'dist/**',
      'server/hosts/generated/**',
      'tools/art/brand.json',
      'server/passes/art/**',
    ];
    const traces = files
      .flatMap((pattern) => globSync(pattern, { cwd: project.root, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath}/${entry.name}`)
      .filter((file) => !/\.(?:png|jpg|br|gz)$/.test(file) && isOld(readFileSync(file, 'utf8')));
    expect(traces).toEqual([]);
    const { home, [vertical]: page } = JSON.parse(project.read('tools/art/brand.json')).previews;
    expect([home.name, page.name]).toEqual([name, name]);
    for (const file of ['favicon.svg', 'index.html', '404.html'])
      expect(project.read(`dist/${file}`)).toContain('<circle cx="32" cy="32" r="24"');
  });

  test.skipIf(!issuing)('signs passes with its name and icons', async () => {
    const port = await freePort();
    const server = spawn(process.execPath, ['server/http/server.ts'], {
      cwd: project.root,
      env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', PASSES: '' },
    });
    stop = () => server.kill('SIGKILL');
    origin = `http://127.0.0.1:${port}`;
    expect(String(await once(server.stdout, 'data'))).toContain(`${name} is at ${origin}/`);
    const response = await fetch(`${origin}/passes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ vertical: issuing, name: 'Grand', color: '#0b7351' }),
    });
    const archive = await fetch(new URL((await response.json()).apple, origin));
    const files = unzip(Buffer.from(await archive.arrayBuffer()));
    expect(readPassJson(files).organizationName).toBe(name);
    expect(isOld(String(files['pass.json']))).toBe(false);
    expect(files['icon@3x.png']).not.toEqual(readFileSync('server/passes/art/icon@3x.png'));
    expect(files['logo@3x.png']).not.toEqual(readFileSync('server/passes/art/logo-white@3x.png'));
  });

  test('keeps the byte budgets', async () => {
    for (const path of allPaths)
      expect.soft(await checkBudgets(browser, `${origin}${path}`), path).toEqual([]);
  });

  test.each([320, 390, 1440])('holds in header, menu, footer and 404 at %i px', async (width) => {
    const viewport = { width, height: 844 };
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
    for (const path of ['/', `/${vertical}`, missingPath]) {
      await page.goto(origin + path);
      await page.evaluate(() => document.fonts.ready);
      await expectSeparate(page, `${header}, header nav a:visible`, width);
      await expect(page.evaluate(() => document.documentElement.scrollWidth)).resolves.toBe(width);
    }
    const text = page.locator('#face text', { hasText: name });
    const right = (one: SVGGraphicsElement) => one.getBBox().x + one.getBBox().width;
    expect(await text.evaluate(right), 'the pass is torn at 660').toBeLessThan(660);

    await page.goto(origin);
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expectSeparate(page, '#contact > :last-child :is(p, h2, li, text)', width);
    if (width < 768) {
      await page.locator('[popovertarget]').click();
      await expectSeparate(page, `${header}, nav [data-appearance]`, width);
    }
    await page.close();
  });
});

/** The name beside the logo, and the buttons. */
const header =
  'header > div > a > span > :nth-child(2), header > div > :is(a, button):visible:not([href="/"])';

/** Fails if one of the elements is not in the window from left to right, or if two of them overlap. */
async function expectSeparate(page: Page, selector: string, width: number) {
  const boxes = await page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { name: element.textContent, left, right, top, bottom };
    }),
  );
  expect(boxes.length).toBeGreaterThan(1);
  const outside = boxes.filter(({ left, right }) => left < -6 || right > width + 6);
  const overlap = (one: Box, other: Box) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  type Box = (typeof boxes)[number];
  const overlapping = boxes.flatMap((one, index) =>
    boxes.filter((other, position) => position > index && overlap(one, other)),
  );
  expect({ outside, overlapping }).toEqual({ outside: [], overlapping: [] });
}
