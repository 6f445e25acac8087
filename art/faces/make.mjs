// Faces for the pictures, as PNG at twice the size:  node art/faces/make.mjs <folder> <name> ...
// A face is what a phone's screen, a card or a printed sheet shows. Passes are drawn by the site's own components from
// the site's own content, so that a pass on a picture and a pass on the page are the same thing.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer } from 'vite';
import { readContentTexts } from '../../src/model/files.ts';
import { loadContent } from '../../src/model/load.ts';
import { paletteRules } from '../../src/model/palette.ts';
import { oldWorld } from './old-world.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const SCALE = 2;
// The screen of kit/phone.py, as wide as the page draws it and as tall as the phone is.
const SCREEN = { width: 786, height: 1720 };
const CARD = { width: 720, height: 920 };
const verticals = { hotel: 'hotels', office: 'offices', estate: 'real-estate', club: 'clubs' };

const content = loadContent(readContentTexts(root), {});
const verticalOf = (tenant) => content.verticals.find(({ id }) => id === verticals[tenant]);

const read = (path) => readFileSync(join(root, path), 'utf8');
const fontFace = (family, name) =>
  `@font-face{font-family:'${family}';font-weight:300 800;src:url(data:font/woff2;base64,${readFileSync(
    join(root, `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`),
  ).toString('base64')})}`;

const style = `@layer reset, tokens, base, parts;
${fontFace('Familjen Grotesk', 'familjen-grotesk')}${fontFace('Funnel Sans', 'funnel-sans')}
:root{--font-display:'Familjen Grotesk';--font-text:'Funnel Sans'}
@layer reset{*{box-sizing:border-box;margin:0;padding:0}svg{display:block}html,body{height:100%;overflow:hidden}
body{font:600 18px/1.4 'Funnel Sans',sans-serif;-webkit-font-smoothing:antialiased}}
@layer tokens{${paletteRules(content.palette)}${read('src/styles/tokens.css')}}
/* Only the screen: the body of the phone is built, and its corners are cut by the render. */
#screen>*>*{aspect-ratio:auto!important;padding:0!important;border-radius:0!important;height:${SCREEN.height}px}
#screen>*>*>*{border-radius:0!important;--art:69cqi!important}
/* A picture is seen from further away than a page: the one number that matters is large, as in the comps. */
#screen [class*='primary'] p{font-size:20cqi;line-height:.98;letter-spacing:-.045em}
#screen [class*='primary'] span{font-size:4cqi;letter-spacing:0}
#screen>*>*>*>p{margin-top:14cqi}
#screen::after{content:'';position:absolute;left:${SCREEN.width / 2 - 135}px;top:${SCREEN.height - 28}px;width:270px;height:10px;border-radius:5px;background:var(--ink)}
#card>*>*{border-radius:0!important;height:${CARD.height}px}`;

/** Components and their styles, through the bundler that also builds the site. */
async function passes(names) {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const folder = '/src/ui/pass';
    const { WalletPhone } = await server.ssrLoadModule(`${folder}/WalletPhone.tsx`);
    const { Pass } = await server.ssrLoadModule(`${folder}/Pass.tsx`);
    const sheets = await Promise.all(
      ['Pass', 'Phone', 'Hint', 'TenantLogo'].map((name) =>
        server.ssrLoadModule(`${folder}/${name}.module.css?inline`),
      ),
    );
    const css = sheets.map((sheet) => sheet.default).join('');
    return Object.fromEntries(names.map((name) => [name, pass(name, WalletPhone, Pass, css)]));
  } finally {
    await server.close();
  }
}

/** The wallet just after three passes have come in. */
function wallet(sprite) {
  const row = (tenant) => {
    const { tone, tenant: issuer, pass: shown } = verticalOf(tenant);
    return `<div data-tone="${tone}" style="display:flex;align-items:center;gap:28px;background:#ffffff17;border-radius:40px;padding:26px 30px;margin-bottom:20px">
      <div style="width:104px;height:104px;border-radius:28px;background:var(--set);color:var(--on-set);display:grid;place-items:center"><svg width="54" height="52" viewBox="0 0 58 56" fill="currentColor"><use href="#${issuer.logo}-mark"/></svg></div>
      <div><div style="font-size:44px">${issuer.name}</div><div style="font-size:34px;opacity:.6;font-weight:500">${shown.header.label} ${shown.header.value}</div></div>
      <svg style="margin-left:auto" width="60" height="60" viewBox="0 0 60 60"><circle cx="30" cy="30" r="30" fill="#34d17f"/><path d="M17 31l9 9 18-19" fill="none" stroke="#0d0f0e" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/></svg></div>`;
  };
  return {
    ...SCREEN,
    body: `${sprite}<div style="position:relative;height:100%;color:#fff;background:radial-gradient(900px 700px at 50% 30%,#2a2c2b,#151716 70%,#0d0f0e)">
    <div style="position:absolute;left:84px;top:44px;font-size:38px">${content.site.phone.clock}</div><div style="position:absolute;left:281px;top:32px;width:224px;height:62px;border-radius:31px;background:#000"></div>
    <div style="position:absolute;left:48px;top:160px;font:600 84px/1 var(--display);letter-spacing:-.03em">Wallet</div>
    <div style="position:absolute;left:40px;right:40px;top:880px"><div style="font-size:34px;opacity:.6;margin:0 12px 22px">Just added</div>${['hotel', 'office', 'estate'].map(row).join('')}</div>
    <div style="position:absolute;left:258px;bottom:18px;width:270px;height:10px;border-radius:5px;background:#fff"></div></div>`,
  };
}

/** A name may carry the time on the phone's clock: 'hotel@23.40'. 'hotel' is a phone screen; 'hotel-card' the pass itself, in the colour of its room. */
function pass(name, WalletPhone, Pass, css) {
  const sprite = read('src/ui/pass/sprite.svg').replace('<svg', '<svg style="display:none"');
  if (name === 'wallet') return wallet(sprite);
  const [key, time = content.site.phone.clock] = name.split('@');
  const [tenant, card] = key.split('-');
  const issuer = verticalOf(tenant);
  if (!issuer) throw new Error(`no face ${name}`);
  const { header, fields, hint } = issuer.pass;
  // On the phone the header's field is the primary one, large; the last field takes its place at the top.
  const standing = { header: fields.at(-1), primary: header, fields: fields.slice(0, -1), hint };
  const drawn = card
    ? createElement(Pass, {
        issuer,
        pass: issuer.pass,
        dress: 'set',
        code: `${content.site.siteUrl}/${issuer.id}`,
      })
    : createElement(WalletPhone, {
        issuer,
        pass: standing,
        dress: 'accent',
        clock: time.replace('.', ':'),
      });
  // The drawings lie in a sprite; a page without a server needs them in itself.
  const markup = renderToStaticMarkup(drawn).replace(/href="[^"#]*#/g, 'href="#');
  return {
    ...(card ? CARD : SCREEN),
    body: `<style>${css}</style>${sprite}<div id="${card ? 'card' : 'screen'}">${markup}</div>`,
  };
}

function photograph(name, face, folder) {
  const page = join(folder, `${name}.html`);
  const profile = join(folder, 'browser');
  writeFileSync(page, `<!doctype html><meta charset="utf-8"><style>${style}</style>${face.body}`);
  const options = ['--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars'];
  execFileSync(
    'chromium',
    [
      ...options,
      '--no-first-run',
      '--disable-background-networking',
      `--user-data-dir=${profile}`,
      `--force-device-scale-factor=${SCALE}`,
      `--window-size=${face.width},${face.height}`,
      `--screenshot=${join(folder, `${name}.png`)}`,
      `file://${page}`,
    ],
    { stdio: 'ignore' },
  );
  rmSync(profile, { recursive: true, force: true });
}

const [folder, ...names] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const drawn = names.filter((name) => !oldWorld[name]);
const faces = { ...oldWorld, ...(drawn.length ? await passes(drawn) : {}) };
for (const name of names) photograph(name, faces[name], folder);
