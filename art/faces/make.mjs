// Faces for the pictures, as PNG at twice the size:  node art/faces/make.mjs <folder> <name> ...
// A face is what a phone's screen or a printed sheet shows. One that is newer than its sources is not made again.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pages } from './screens.mjs';

const SCALE = 2;
const sources = ['make.mjs', 'screens.mjs'].map((name) =>
  fileURLToPath(new URL(name, import.meta.url)),
);
const require = createRequire(
  process.env.ART_MODULES ? join(process.env.ART_MODULES, 'package.json') : import.meta.url,
);
const serif = readFileSync(
  require.resolve('@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2'),
).toString('base64');

const style = `@font-face{font-family:Instrument;src:url(data:font/woff2;base64,${serif})}
*{box-sizing:border-box;margin:0;padding:0}html,body{width:100%;height:100%;overflow:hidden}svg{display:block;flex:none}
body{position:relative;font-family:'Inter Display',Inter,sans-serif;font-weight:600;letter-spacing:-.02em;-webkit-font-smoothing:antialiased}
.label{font-size:25px;letter-spacing:.06em;text-transform:uppercase;opacity:.78}.row{display:flex;justify-content:space-between;padding:0 44px;white-space:nowrap}
.row>div:nth-child(2){text-align:right}`;

/** The one place that says where a face comes from: [width, height, markup of the body]. */
function face(name) {
  if (!pages[name]) throw new Error(`no face ${name}`);
  return pages[name]();
}

function photograph(name, folder) {
  const [width, height, body] = face(name);
  const page = join(folder, `${name}.html`);
  const profile = join(folder, 'browser');
  writeFileSync(page, `<!doctype html><meta charset=utf-8><style>${style}</style>${body}`);
  execFileSync(
    'chromium',
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--hide-scrollbars',
      '--no-first-run',
      '--disable-background-networking',
      `--user-data-dir=${profile}`,
      `--force-device-scale-factor=${SCALE}`,
      '--virtual-time-budget=1500',
      `--window-size=${width},${height}`,
      `--screenshot=${join(folder, `${name}.png`)}`,
      `file://${page}`,
    ],
    { stdio: 'ignore' },
  );
  rmSync(profile, { recursive: true, force: true });
}

const [folder, ...names] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const newest = Math.max(...sources.map((file) => statSync(file).mtimeMs));
for (const name of names) {
  const png = join(folder, `${name}.png`);
  if (!existsSync(png) || statSync(png).mtimeMs < newest) photograph(name, folder);
}
