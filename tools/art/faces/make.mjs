// Renders faces as PNG files at double resolution:  node tools/art/faces/make.mjs <folder> <name> ...
// A face is the image on a screen, a card or a printed sheet. The components of the site draw the passes from the content of
// the site (see face-content.ts), so that passes in pictures and on pages look the same.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Fragment, createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer } from 'vite';
import { formatMessage } from '../../../src/model/derive/format-message.ts';
import { css } from '../../build/css.ts';
import { fontFilesOf } from '../../build/font-files.ts';
import { families } from '../../build/fonts.ts';
import { faceContent, themeRules } from './face-content.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const SCALE = 2;
// The screens of kit/phone.py and kit/tablet.py, with their height in the 3D model.
const SCREEN = { width: 786, height: 1720 };
const TABLET = { width: 1060, height: 773 };
const CARD = { width: 720, height: 920 };

const read = (path) => readFileSync(join(root, path), 'utf8');
const fontFace = ({ name, packageName }) =>
  `@font-face{font-family:'${name}';font-weight:300 800;src:url(data:font/woff2;base64,${readFileSync(
    fontFilesOf(packageName)[0].file,
  ).toString('base64')})}`;

const style = `@layer reset, tokens, base, ui;
${families.map(fontFace).join('')}
@layer reset{*{box-sizing:border-box;margin:0;padding:0}svg{display:block}ol,ul{list-style:none}html,body{height:100%;overflow:hidden}
body{font:600 18px/1.4 Text,sans-serif;-webkit-font-smoothing:antialiased}}
@layer base{${read('src/styles/base.css')}}
@layer tokens{:root{--display:Display,sans-serif;--text:Text,sans-serif}${read('src/styles/tokens.css')}${themeRules}}
/* Only the screen: the phone is part of the 3D model, and the render rounds the corners. */
#screen>*>*{aspect-ratio:auto!important;padding:0!important;border-radius:0!important;height:${SCREEN.height}px}
#screen>*>*>*{border-radius:0!important;--art:var(--tall,69cqi)!important;position:relative}
/* Pictures are displayed smaller than a page, so the primary field is larger. */
#screen [class*='_face_']{--label:4.2cqi;--value:7cqi}
#screen [class*='_primary_']{--label:4.4cqi;--value:var(--primary)}
#screen [class*='_primary_'] b{line-height:.98;letter-spacing:-.045em}
#screen [class*='hint']{margin-top:11cqi}
#screen::after{content:'';position:absolute;left:${SCREEN.width / 2 - 135}px;top:${SCREEN.height - 28}px;width:270px;height:10px;border-radius:5px;background:var(--bar,var(--ink))}
/* Admitted: a large message below the pass. Ended: a gray pass without a hint. */
.result{display:grid;justify-items:center;gap:3.4cqi;margin-top:8cqi;font:600 9cqi/1.1 var(--text);letter-spacing:-.02em;text-align:center}
.result span{display:grid;place-items:center;width:25cqi;height:25cqi;border-radius:50%;background:var(--base);color:var(--on-base)}
.result svg{width:15cqi;height:15cqi;stroke-width:2.6}
.ended [data-variant]{--pass:#a3a4a0!important;--pass-light:#b1b2ae!important;--pass-dark:#92938f!important;--pass-highlight:#c8c9c5!important;--on-pass:#2b2d2b!important}
.ended .result{margin-top:13cqi;font-size:11.5cqi;color:var(--ink)}
/* Without a hint the pass fills the screen. */
.no-hint{--tall:122cqi}
#screen.no-hint [class*='_face_']{--label:5cqi;--value:10.5cqi}
#screen.no-hint [class*='_primary_']{--label:5cqi;--value:var(--primary)}
/* The headers of other passes are visible behind the first. */
.pass-header{height:29cqi;margin-bottom:-7cqi;overflow:hidden;border-radius:6.8cqi 6.8cqi 0 0}
.pass-header+div{position:relative;z-index:1;box-shadow:0 -1.4cqi 3cqi rgb(0 0 0/.28);border-radius:6.8cqi}
#screen.no-hint:has(.pass-header){--tall:74cqi}
#screen.no-hint:has(.pass-header) [class*='_face_']{--value:8cqi}
#screen.no-hint:has(.pass-header) [class*='_primary_']{--value:var(--primary)}
/* The lock screen: a dark background, the time and one message. */
.lock [class*='_screen_']{background:radial-gradient(120% 60% at 50% 0,color-mix(in oklab,var(--base) 62%,#000),color-mix(in oklab,var(--shade) 80%,#000) 80%)!important;color:#fff}
#screen.lock{--bar:#fff}
.lock [class*='_status_']{justify-content:end!important}
.lock .time{margin-top:15cqi;font:500 6.4cqi/1 var(--text);text-align:center;opacity:.92}
.lock .time b{display:block;margin-top:2.4cqi;font:600 31cqi/.94 var(--display);letter-spacing:-.05em}
.lock [class*='_notification_']{display:grid;grid-template-columns:auto 1fr auto;gap:4.2cqi 3.6cqi;margin:15cqi -1.6cqi 0;padding:5.4cqi 5.4cqi 6.2cqi;border-radius:8.6cqi;font-size:5cqi}
.lock [class*='_app_']{width:13.5cqi;height:13.5cqi;border-radius:3.6cqi}
.lock [class*='_app_'] svg{width:8.4cqi;height:8.4cqi}
.lock [class*='_notification_']>p{display:contents}
.lock [class*='_notification_'] b{align-self:center;font-size:5.6cqi;color:var(--gray)}
.lock [class*='_notification_'] i{grid-column:1/-1;grid-row:2;font:600 12.4cqi/1.04 var(--display);letter-spacing:-.03em;color:var(--ink);text-wrap:balance}
.lock [class*='_notification_']>[class*='_time_']{grid-column:3;grid-row:1;align-self:center;font-size:4.8cqi}
#card>*>*{border-radius:0!important;height:${CARD.height}px}
.close-up{height:100%;padding:64px 60px;background:var(--paper);color:var(--ink)}
.close-up h1{font:600 72px/1 var(--display);letter-spacing:-.04em}
.close-up b{font:600 56px/1 var(--display);letter-spacing:-.03em;white-space:nowrap}
.switches{display:grid;grid-template-columns:1fr repeat(3,190px);align-items:center;justify-items:center;row-gap:58px;margin-top:66px}
.switches b{justify-self:start}
.switches span{font-size:42px;line-height:1;color:var(--gray)}
.switches i{position:relative;width:152px;height:86px;border-radius:43px;background:var(--paper-3)}
.switches i::after{content:'';position:absolute;left:8px;top:8px;width:70px;height:70px;border-radius:50%;background:#fff;box-shadow:0 2px 8px #0004}
.switches .on{background:var(--base)}.switches .on::after{left:74px}
.switches .changing{background:var(--accent);outline:26px solid color-mix(in srgb,var(--accent) 42%,transparent)}.switches .changing::after{left:74px}
.leases{position:relative;display:grid;grid-template-columns:190px 1fr;align-items:center;row-gap:50px;margin-top:120px}
.leases b{font-size:84px}
.leases div{position:relative;height:112px;border-radius:24px;background:var(--paper-2)}
.leases i{position:absolute;inset-block:0;border-radius:24px}
.leases .runs{background:var(--base)}
.leases .over{background:#a3a4a0}
.leases em{position:absolute;left:37%;top:50%;translate:0 -50%;font:600 46px/1 var(--text);color:var(--ink)}
.leases u{position:absolute;z-index:1;top:-62px;bottom:-20px;left:calc(190px + (100% - 190px)*var(--at));border-left:7px solid var(--ink);padding-left:16px;font-size:38px;line-height:1;text-decoration:none}
#board{height:100%;background:var(--paper);font-weight:400;line-height:1.5}
#board>*{margin:0!important;border-radius:0!important;height:100%}`;

/** A class is named after its file, because the hash of a style sheet that is loaded as text differs. */
const facesCss = {
  ...css,
  lightningcss: {
    ...css.lightningcss,
    cssModules: { ...css.lightningcss.cssModules, pattern: '_[local]_[name]' },
  },
};

/** The components of the site and their styles, loaded through Vite. */
async function components() {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    css: facesCss,
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const load = async (path) => Object.values(await server.ssrLoadModule(`/src/${path}.tsx`))[0];
    const names = {
      Pass: 'ui/pass/Pass',
      Phone: 'ui/pass/Phone',
      Hint: 'ui/pass/Hint',
      Notification: 'ui/Notification',
    };
    const loaded = await Promise.all(
      Object.entries(names).map(async ([name, path]) => [name, await load(path)]),
    );
    const boards = {
      hotel: await load('boards/hotel/HotelBoard'),
      access: await load('boards/access/AccessBoard'),
      leases: await load('boards/leases/LeasesBoard'),
    };
    const { dateText } = await server.ssrLoadModule('/src/boards/time.ts');
    const sheets = [...server.moduleGraph.idToModuleMap.keys()].filter((id) =>
      id.endsWith('.module.css'),
    );
    const styles = await Promise.all(sheets.map((id) => server.ssrLoadModule(`${id}?inline`)));
    return {
      ...Object.fromEntries(loaded),
      boards,
      dateText,
      css: styles.map((sheet) => sheet.default).join(''),
    };
  } finally {
    await server.close();
  }
}

const sprite = read('src/ui/pass/sprite.svg').replace('<svg', '<svg style="display:none"');

const tick = h(
  'span',
  null,
  h(
    'svg',
    {
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    },
    h('path', { d: 'M5 12.5l4.5 4.5L19 7.5' }),
  ),
);

/** The page has no server, so references to the sprite file become references to the inline sprite. */
const renderMarkup = (element) =>
  renderToStaticMarkup(element).replace(/href="[^"#]*#/g, 'href="#');

const draw = {
  /** A phone with a pass, or a lock screen with a message. */
  phone({ business, pass, phone }, { Pass, Phone, Hint, Notification }) {
    const { time, justNow, day, message, admitted, ended, otherPasses = [] } = phone;
    const state = message ? 'lock' : ended ? 'ended' : admitted || pass.hint ? '' : 'no-hint';
    const result = (icon, text) => h('p', { className: 'result' }, icon, text);
    const shownPass = phoneLayout(pass);
    const locked = h(
      Fragment,
      null,
      h('p', { className: 'time' }, day, h('b', null, time)),
      h(Notification, {
        business,
        text: h('i', null, message),
        time: justNow,
      }),
    );
    const open = h(
      Fragment,
      null,
      otherPasses.map((header) => h(PassHeader, { key: header.value, Pass, business, header })),
      h(Pass, { business, pass: shownPass }),
      admitted && result(tick, admitted),
      ended && result(null, ended),
      !admitted && !ended && h(Hint, { text: pass.hint }),
    );
    const length = shownPass.primary.value.length;
    const screen = h(
      Phone,
      { theme: business.theme, clock: message ? '' : time },
      message ? locked : open,
    );
    return {
      ...SCREEN,
      body: `<div id="screen" class="${state}" style="--primary:${Math.min(20, 168 / length).toFixed(1)}cqi">${renderMarkup(screen)}</div>`,
    };
  },

  card({ business, pass, code }, { Pass }) {
    const card = h(Pass, {
      business,
      pass,
      code,
    });
    return { ...CARD, body: `<div id="card">${renderMarkup(card)}</div>` };
  },

  board({ business, board }, { boards }) {
    return {
      ...TABLET,
      body: `<div id="board" data-theme="${business.theme}">${renderMarkup(h(boards[board.kind], { board, business, isPicture: true }))}</div>`,
    };
  },

  /** Three lines of a board, as large as the tablet allows. */
  closeUp({ business, board }, parts) {
    const { title, content } = closeUps[board.kind](board, parts);
    return {
      ...TABLET,
      body: `<div class="close-up" data-theme="${business.theme}"><h1>${title}</h1>${content}</div>`,
    };
  },

  /** The wallet without its passes, because the page draws them: src/ui/HeroScreen.tsx. */
  wallet: () => ({
    ...SCREEN,
    body: `<div style="position:relative;height:100%;background:radial-gradient(880px 820px at 50% 70%,#434745,#222524 62%,#121413)">
    <div style="position:absolute;left:258px;bottom:18px;width:270px;height:10px;border-radius:5px;background:#fff"></div></div>`,
  }),

  legacy: (face) => face,
};

const closeUps = {
  /** Who opens which door. The switch that is off in the middle column is just being turned on. */
  access({ people, buildings, messages }) {
    const [first, middle, , last] = buildings.flatMap((building) => building.doors);
    const doors = [first, middle, last];
    const shown = people.slice(0, 3);
    const cell = (person, door) => {
      const state = person.doors.includes(door.key) ? 'on' : door === middle ? 'changing' : 'off';
      return `<i class="${state}"></i>`;
    };
    const rows = shown.map(
      (person) => `<b>${person.name}</b>${doors.map((door) => cell(person, door)).join('')}`,
    );
    const names = doors.map(({ name }) => `<span>${name}</span>`);
    return {
      title: messages.people,
      content: `<div class="switches"><span></span>${names.join('')}${rows.join('')}</div>`,
    };
  },

  /** Leases over the months, with today as a line: the first two that are active, and one that has ended. */
  leases({ leases, clock, messages }, { dateText }) {
    const share = (day) =>
      Math.min(1, Math.max(0, (day - clock.from) / (clock.to - clock.from))) * 100;
    const ended = leases.find(({ to }) => to < clock.now);
    const active = leases.filter(({ to, keySent }) => keySent && to > clock.now).slice(0, 2);
    const row = (lease) => {
      const [start, end] = [share(lease.from), share(lease.to)];
      const state = lease === ended ? 'over' : 'runs';
      const text =
        lease === ended
          ? `<em>${formatMessage(messages.status.ended, { day: dateText(lease.to) })}</em>`
          : '';
      return `<b>${lease.unit}</b><div><i class="${state}" style="left:${start}%;width:${end - start}%"></i>${text}</div>`;
    };
    return {
      title: messages.units,
      content: `<div class="leases"><u style="--at:${share(clock.now) / 100}">${messages.clock}</u>${[...active, ended].map(row).join('')}</div>`,
    };
  },
};

/** The header of a pass that is visible behind the first. */
function PassHeader({ Pass, business, header }) {
  const pass = { header, fields: [] };
  return h('div', { className: 'pass-header' }, h(Pass, { business, pass }));
}

/** Without a primary field the header is drawn large, and the last field takes its place at the top. */
function phoneLayout({ header, primary, fields, hint }) {
  if (primary) return { header, primary, fields, hint };
  return { header: fields.at(-1), primary: header, fields: fields.slice(0, -1), hint };
}

function screenshot(file, face, css) {
  const profile = `${file}.browser`;
  writeFileSync(
    `${file}.html`,
    `<!doctype html><meta charset="utf-8"><style>${style}</style><style>${css}</style>${sprite}${face.body}`,
  );
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
      `--screenshot=${file}.png`,
      `file://${file}.html`,
    ],
    { stdio: 'ignore' },
  );
  rmSync(profile, { recursive: true, force: true });
}

const [folder, ...names] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const parts = await components();
for (const name of names) {
  const { kind, ...content } = faceContent(name);
  screenshot(join(folder, name.replace('/', '-')), draw[kind](content, parts), parts.css);
}
