/**
 * Sets of system fonts, each as on other machines: Arial as on Windows and macOS, Roboto as on
 * Android, DejaVu Sans as on Linux. A browser started with the `env` of a set sees only its fonts.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unpackPackages } from './apt.mjs';
import { root } from './run.mjs';

const packages = {
  Arial: 'fonts-liberation',
  Roboto: 'fonts-roboto-unhinted',
  'DejaVu Sans': 'fonts-dejavu-core',
};

export const fontSets = Object.entries(packages).map(([name, packageName]) => {
  const folder = join(root, '.cache/fonts', packageName);
  return { name, packageName, folder, env: { FONTCONFIG_FILE: join(folder, 'fonts.conf') } };
});

/** The environment of a browser under test: the same fonts on every machine that has the packages. */
export function testFontsEnv() {
  const env = fontSets[0]?.env;
  return env && existsSync(env.FONTCONFIG_FILE) ? env : {};
}

/** Unpacks the fonts from Debian packages; does nothing on other systems. */
export function ensureFontSets() {
  for (const { packageName, folder, env } of fontSets) {
    if (existsSync(env.FONTCONFIG_FILE)) continue;
    if (!unpackPackages([packageName], folder)) return;
    const config = `<fontconfig><dir>${folder}</dir><cachedir>${folder}/cache</cachedir></fontconfig>`;
    writeFileSync(env.FONTCONFIG_FILE, `<?xml version="1.0"?>${config}\n`);
  }
}
