/**
 * Sets of system fonts, each as on other machines: Arial as on Windows and macOS, Roboto as on
 * Android, DejaVu Sans as on Linux. A browser started with the `env` of a set sees only its fonts.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unpackPackages } from './programs.ts';
import { root } from './run.mjs';

const fontSet = (name: string, packageName: string, family = name) => {
  const folder = join(root, '.cache/fonts', packageName);
  return { name, packageName, family, folder, env: { FONTCONFIG_FILE: `${folder}.conf` } };
};
const arial = fontSet('Arial', 'fonts-liberation', 'Liberation Sans');
export const fontSets = [
  arial,
  fontSet('Roboto', 'fonts-roboto-unhinted'),
  fontSet('DejaVu Sans', 'fonts-dejavu-core'),
];

/** The environment of a browser under test: the same fonts on every machine that has the packages. */
export const testFontsEnv = () => (existsSync(arial.env.FONTCONFIG_FILE) ? arial.env : {});

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
 */
const fontconfig = (folder: string, family: string) => `<?xml version="1.0"?>
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${folder}-cache</cachedir>
  <config><rescan><int>0</int></rescan></config>
  <alias><family>sans-serif</family><prefer><family>${family}</family></prefer></alias>
  <alias><family>serif</family><prefer><family>${family}</family></prefer></alias>
  <alias><family>monospace</family><prefer><family>${family}</family></prefer></alias>
</fontconfig>
`;
