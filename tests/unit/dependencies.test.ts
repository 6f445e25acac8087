import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

interface LockedPackage {
  integrity?: string;
  resolved?: string;
  hasInstallScript?: boolean;
}

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

describe.for(['.', 'server/hosts/cloudflare', 'tools/quality/audit', 'tools/editor'])(
  'packages of %s',
  (folder) => {
    const { allowScripts, ...manifest } = readJson(`${folder}/package.json`);
    const { '': _root, ...packages } = readJson(`${folder}/package-lock.json`).packages;
    const locked = Object.entries(packages as Record<string, LockedPackage>).map(
      ([path, entry]) => ({
        name: path.replace(/^.*node_modules\//, ''),
        ...entry,
      }),
    );

    test('have exact versions', () => {
      const { dependencies, devDependencies, overrides } = manifest;
      const versions = Object.values({ ...dependencies, ...devDependencies, ...overrides });
      expect(versions).not.toEqual([]);
      for (const version of versions) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    });

    test('are identified by their hash, not by a registry', () => {
      const unverified = locked.filter(
        ({ integrity, resolved }) => !integrity?.startsWith('sha512-') || resolved,
      );
      expect(unverified.map(({ name }) => name)).toEqual([]);
    });

    test('run install scripts only if they are listed in allowScripts', () => {
      const settings = readFileSync(`${folder}/.npmrc`, 'utf8').split('\n');
      if (settings.includes('ignore-scripts=true')) return;
      expect(settings).toContain('strict-allow-scripts=true');
      const withScript = locked.filter(({ hasInstallScript }) => hasInstallScript);
      expect(withScript.map(({ name }) => name).sort()).toEqual(Object.keys(allowScripts).sort());
    });
  },
);
