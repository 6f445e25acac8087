import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

interface Locked {
  version: string;
  integrity?: string;
  resolved?: string;
  license?: string;
  dev?: boolean;
  hasInstallScript?: boolean;
}

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const nameOf = (path: string) => path.replace(/^.*node_modules\//, '');

/** The site's own packages; Cloudflare's, Lighthouse and the editor are installed where needed. */
describe.for(['.', 'hosting/cloudflare', 'quality/audit', 'edit'])('packages of %s', (folder) => {
  const manifest = read(`${folder}/package.json`);
  const { '': own, ...packages } = read(`${folder}/package-lock.json`).packages;
  const locked = Object.entries(packages as Record<string, Locked>);

  test('are pinned to one version each', () => {
    const { dependencies, devDependencies, overrides } = manifest;
    const versions = Object.entries<string>({ ...dependencies, ...devDependencies, ...overrides });
    expect(versions.length).toBeGreaterThan(0);
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    expect({ ...own.dependencies, ...own.devDependencies }).toEqual({
      ...dependencies,
      ...devDependencies,
    });
  });

  test('are known by their content, wherever they come from', () => {
    const unsure = locked.filter(
      ([, { integrity, resolved }]) => !integrity?.startsWith('sha512-') || resolved,
    );
    expect(unsure.map(([path]) => path)).toEqual([]);
  });

  test('run no script when they are installed, but those that are named', () => {
    const settings = readFileSync(`${folder}/.npmrc`, 'utf8').split('\n');
    if (settings.includes('ignore-scripts=true')) return;
    expect(settings).toContain('strict-allow-scripts=true');
    const scripted = locked.filter(([, { hasInstallScript }]) => hasInstallScript);
    const names = scripted.map(([path]) => nameOf(path)).sort();
    expect(names).toEqual(Object.keys(manifest.allowScripts).sort());
  });

  test('have licenses that let us use them', () => {
    const odd = locked.filter(([, { license = 'none' }]) => !isAllowed(license));
    expect(odd.map(([path, { license }]) => `${nameOf(path)}: ${license}`)).toEqual([]);
  });
});

test('the bill of materials lists every package with version, hash and license', () => {
  execFileSync('node', ['scripts/sbom.mjs']);
  const bill = read('hosting/generated/sbom.cdx.json');
  expect([bill.bomFormat, bill.metadata.component.name]).toEqual([
    'CycloneDX',
    read('package.json').name,
  ]);
  const listed = new Set<string>();
  for (const { name, version, hashes, licenses } of bill.components) {
    expect([name, hashes?.[0]?.alg, licenses?.length]).toEqual([name, 'SHA-512', 1]);
    listed.add(`${name}@${version}`);
  }
  const packages: [string, Locked][] = Object.entries(read('package-lock.json').packages);
  const missing = packages
    .filter(([path]) => path !== '')
    .map(([path, { version }]) => `${nameOf(path)}@${version}`)
    .filter((one) => !listed.has(one));
  expect(missing).toEqual([]);
});

/**
 * Tools may also be under licenses that bind only who changes and hands them out; what is handed
 * out with the pages has a shorter list, in build/licenses.ts.
 */
function isAllowed(license: string): boolean {
  const allowed = [
    ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC'],
    ...['LGPL-3.0-or-later', 'MIT', 'MPL-2.0', 'OFL-1.1', 'Python-2.0', 'Unlicense', 'Zlib'],
  ];
  const parts = license.replace(/[()]/g, '').split(/ (?:OR|AND) /);
  const fits = (part: string) => allowed.includes(part);
  return license.includes(' OR ') ? parts.some(fits) : parts.every(fits);
}
