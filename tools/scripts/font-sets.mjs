/**
 * Sets of system fonts, each as on other machines: Arial as on Windows and macOS, Roboto as on
 * Android, DejaVu Sans as on Linux. A browser started with the `env` of a set sees only its fonts.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unpackPackages } from './apt.mjs';
import { root } from './run.mjs';

const packages = {
  Arial: ['fonts-liberation', 'Liberation Sans'],
  Roboto: ['fonts-roboto-unhinted', 'Roboto'],
  'DejaVu Sans': ['fonts-dejavu-core', 'DejaVu Sans'],
};

export const fontSets = Object.entries(packages).map(([name, [packageName, family]]) => {
  const folder = join(root, '.cache/fonts', packageName);
  return { name, packageName, family, folder, env: { FONTCONFIG_FILE: `${folder}.conf` } };
});

/** The environment of a browser under test: the same fonts on every machine that has the packages. */
export function testFontsEnv() {
  const env = fontSets[0]?.env;
  return env && existsSync(env.FONTCONFIG_FILE) ? env : {};
}

/** Unpacks the fonts from Debian packages; does nothing on other systems. */
export function ensureFontSets() {
  for (const { packageName, family, folder, env } of fontSets) {
    if (existsSync(env.FONTCONFIG_FILE)) continue;
    if (!unpackPackages([packageName], folder)) return;
    writeFileSync(env.FONTCONFIG_FILE, fontconfig(folder, family));
  }
}

/**
 * WebKit crashes without a font for the generic families. The cache is outside of the font folder and
 * never checked: otherwise each browser that starts changes the folder, and a running Firefox loads its
 * fonts again, which interrupts smooth scrolling.
 *
 * @param {string} folder
 * @param {string} family
 */
const fontconfig = (folder, family) => `<?xml version="1.0"?>
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${folder}-cache</cachedir>
  <config><rescan><int>0</int></rescan></config>
  ${['sans-serif', 'serif', 'monospace']
    .map(
      (name) =>
        `<alias><family>${name}</family><prefer><family>${family}</family></prefer></alias>`,
    )
    .join('\n  ')}
</fontconfig>
`;
