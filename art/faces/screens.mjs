// The phone screens and prints of the first pictures. TEMPORARY: the site's own pass component takes over in face()
// of make.mjs; then only the grey things of the old world (app, pdf) stay here.

export const WIDTH = 786;
export const HEIGHT = 1680;
const CARD = WIDTH - 80;

const contactless = (color) =>
  `<svg width=74 height=74 viewBox="0 0 48 48" fill="none" stroke="${color}" stroke-width=4.2 stroke-linecap=round><path d="M12 19a10 10 0 0 1 0 10M20 14a18 18 0 0 1 0 20M28 9a27 27 0 0 1 0 30M36 4.5a36 36 0 0 1 0 39"/></svg>`;

const marks = {
  hotel: (c) =>
    `<svg width=46 height=56 viewBox="0 0 46 56" fill="none" stroke="${c}" stroke-width=5><path d="M3 56V23a20 20 0 0 1 40 0v33"/><path d="M14 56V25a9 9 0 0 1 18 0v31"/></svg>`,
  office: (c) =>
    `<svg width=66 height=66 viewBox="0 0 54 54" fill="${c}"><rect width=24 height=24 rx=3 /><rect x=30 width=24 height=24 rx=12 /><rect y=30 width=24 height=24 rx=12 /><rect x=30 y=30 width=24 height=24 rx=3 /></svg>`,
  estate: (c) =>
    `<svg width=62 height=58 viewBox="0 0 58 54" fill="${c}"><path d="M0 54V29L29 0l29 29v25H38V36a9 9 0 0 0-18 0v18z"/></svg>`,
  club: (c) =>
    `<svg width=60 height=60 viewBox="0 0 56 56" fill="none" stroke="${c}" stroke-width=5><circle cx=20 cy=28 r=17 /><circle cx=36 cy=28 r=17 /></svg>`,
};

const art = {
  hotel(w, h, [sky, a, b, sun]) {
    const bands = [0, 1, 2, 3].map((i) => {
      const r = w * (0.6 - 0.125 * i);
      return `<path d="M${w / 2 - r} ${h + 400}V${h * 0.7}A${r} ${r} 0 0 1 ${w / 2 + r} ${h * 0.7}V${h + 400}" fill="none" stroke="${i % 2 ? b : a}" stroke-width="${w * 0.062}"/>`;
    });
    return `<rect width=${w} height=${h} fill="${sky}"/><circle cx="${w / 2}" cy="${h * 0.6}" r="${h * 0.3}" fill="${sun}"/>${bands.join('')}
      <path d="M0 ${h * 0.86}Q${w * 0.25} ${h * 0.74} ${w * 0.5} ${h * 0.86}T${w} ${h * 0.86}V${h}H0z" fill="${b}"/><path d="M0 ${h * 0.94}Q${w * 0.25} ${h * 0.84} ${w * 0.5} ${h * 0.93}T${w} ${h * 0.92}V${h}H0z" fill="${a}"/>`;
  },
  office(w, h, [ground, dark, light, cream, ink]) {
    const shapes = {
      full: (x, y, s) => `<rect x=${x} y=${y} width=${s} height=${s} />`,
      disc: (x, y, s) => `<circle cx=${x + s / 2} cy=${y + s / 2} r=${s / 2} />`,
      door: (x, y, s) =>
        `<path d="M${x} ${y + s}V${y + s / 2}A${s / 2} ${s / 2} 0 0 1 ${x + s} ${y + s / 2}V${y + s}z"/>`,
      topLeft: (x, y, s) => `<path d="M${x} ${y + s}A${s} ${s} 0 0 1 ${x + s} ${y}V${y + s}z"/>`,
      bottomRight: (x, y, s) => `<path d="M${x} ${y}H${x + s}A${s} ${s} 0 0 1 ${x} ${y + s}z"/>`,
      bottomLeft: (x, y, s) => `<path d="M${x} ${y}A${s} ${s} 0 0 0 ${x + s} ${y + s}V${y}z"/>`,
    };
    const tiles = [
      ['topLeft', dark],
      ['full', dark],
      ['disc', cream],
      ['door', light],
      ['bottomLeft', dark],
      ['full', light],
      ['door', light],
      ['bottomRight', dark],
      ['topLeft', light],
      ['full', light],
      ['disc', ink],
      ['bottomRight', dark],
      ['full', dark],
      ['disc', light],
      ['door', dark],
      ['bottomLeft', cream],
      ['full', dark],
      ['door', light],
      ['bottomLeft', light],
      ['full', dark],
      ['full', dark],
      ['topLeft', dark],
      ['disc', cream],
      ['full', dark],
    ];
    const s = w / 6;
    return `<rect width=${w} height=${h} fill="${ground}"/>${tiles.map(([shape, fill], i) => `<g fill="${fill}">${shapes[shape]((i % 6) * s, Math.floor(i / 6) * s, s)}</g>`).join('')}`;
  },
  estate(w, h, [sky, light, dark, wall, cream, sun]) {
    const houses = [
      [0, 210, 168, light, dark],
      [168, 96, 190, dark, cream],
      [358, 268, 156, light, dark],
      [514, 160, 192, wall, sun],
    ];
    const drawn = houses.map(([x, top, width, fill, glass]) => {
      const gap = width * 0.16,
        pane = (width - gap * 3) / 2,
        tall = pane * 1.55;
      const rows = Math.floor((h - top - 30) / (tall + 30));
      const panes = Array.from({ length: rows * 2 }, (_, i) => {
        const px = x + gap + (i % 2) * (pane + gap),
          py = top + 34 + Math.floor(i / 2) * (tall + 30);
        return `<path d="M${px} ${py + tall}V${py + pane / 2}a${pane / 2} ${pane / 2} 0 0 1 ${pane} 0V${py + tall}z" fill="${glass}"/>`;
      });
      return `<rect x=${x} y=${top} width=${width} height=${h} fill="${fill}"/>${panes.join('')}`;
    });
    return `<rect width=${w} height=${h} fill="${sky}"/><circle cx=452 cy=168 r=112 fill="${sun}"/>${drawn.join('')}`;
  },
  club(w, h, [ground, a, b, c]) {
    return `<rect width=${w} height=${h} fill="${ground}"/>${[0, 1, 2, 3, 4, 5].map((i) => `<circle cx=${w / 2} cy=${h * 1.02} r=${h * (0.98 - 0.16 * i)} fill="${[a, ground, b, ground, c, ground][i]}"/>`).join('')}`;
  },
};

const passes = {
  hotel: {
    name: 'Alder House',
    serif: true,
    ground: '#ff6a4d',
    ink: '#fff5ec',
    paper: '#fbf4ea',
    text: '#1b1512',
    dot: '#0b6b4a',
    wave: '#fff',
    hint: 'Hold near lock',
    colours: ['#ff8a66', '#ff6a4d', '#f4522f', '#ffe3b5'],
    primary: ['Room', '412'],
    aside: ['Floor', '4'],
    fields: [
      ['Guest', 'Ida Lindqvist'],
      ['Until', '17 Nov'],
    ],
  },
  office: {
    name: 'Northgate',
    ground: '#FFC93C',
    ink: '#17193B',
    paper: '#FFFAEE',
    text: '#17193B',
    dot: '#1F4BFF',
    wave: '#fff',
    hint: 'Hold near reader',
    colours: ['#FFD35C', '#F2A50F', '#FFE08A', '#FFF4D2', '#17193B'],
    primary: ['Floor', '7'],
    aside: ['Access', '24/7'],
    fields: [['Name', 'Sam Okafor']],
  },
  estate: {
    name: 'Casa Terra',
    ground: '#0b4f55',
    ink: '#fff1dc',
    paper: '#fbf4ea',
    text: '#14201f',
    dot: '#f97324',
    wave: '#0d0f0e',
    hint: 'Hold near reader',
    colours: ['#0f6068', '#1b7077', '#073b40', '#0b4f55', '#fff1dc', '#ff8d45'],
    primary: ['Unit', '9B'],
    fields: [
      ['Resident', 'Maya Ortiz'],
      ['Lease', 'Until 31 Aug 2027'],
    ],
  },
  club: {
    name: 'The Quarter',
    serif: true,
    ground: '#A8F0CF',
    ink: '#2b0a2e',
    paper: '#fbf6f4',
    text: '#2b0a2e',
    dot: '#64186A',
    wave: '#fff',
    hint: 'Hold near door',
    colours: ['#A8F0CF', '#7fdcb3', '#5cc79a', '#2b0a2e'],
    primary: ['Member', '0218'],
    fields: [
      ['Name', 'Leo Brandt'],
      ['Tier', 'Founder'],
    ],
  },
};

const statusBar = (
  c,
) => `<div style="position:absolute;top:44px;left:84px;font-size:38px;font-weight:600;color:${c}">9:41</div>
  <svg style="position:absolute;top:50px;right:72px" width=130 height=34 viewBox="0 0 130 34" fill="${c}"><rect x=0 y=20 width=8 height=12 rx=2 /><rect x=12 y=14 width=8 height=18 rx=2 /><rect x=24 y=8 width=8 height=24 rx=2 /><rect x=36 y=2 width=8 height=30 rx=2 /><rect x=66 y=5 width=54 height=26 rx=8 fill="none" stroke="${c}" stroke-width=3 /><rect x=71 y=10 width=38 height=16 rx=4 /><rect x=123 y=13 width=4 height=10 rx=2 /></svg>
  <div style="position:absolute;left:50%;top:32px;width:224px;height:62px;border-radius:31px;background:#000;transform:translateX(-50%)"></div>`;

const field = ([label, value], size = 46) =>
  `<div><div class=label>${label}</div><div style="font-size:${size}px;margin-top:4px">${value}</div></div>`;

function passScreen(key) {
  const p = passes[key];
  return `<body style="background:${p.paper}">${statusBar(p.text)}
  <div style="position:absolute;left:40px;top:150px;width:${CARD}px;height:1130px;border-radius:46px;overflow:hidden;background:${p.ground};color:${p.ink};box-shadow:0 30px 60px -20px rgba(40,25,10,.4)">
    <div style="display:flex;align-items:center;gap:20px;height:134px;padding:0 44px;font-size:${p.serif ? 66 : 60}px;${p.serif ? 'font-family:Instrument;font-weight:400' : ''}">${marks[key](p.ink)}${p.name}</div>
    <svg width=${CARD} height=500 viewBox="0 0 ${CARD} 500">${art[key](CARD, 500, p.colours)}</svg>
    <div class=row style="padding-top:40px">${field(p.primary, 150).replace('margin-top:4px', 'line-height:1;letter-spacing:-.045em')}${p.aside ? field(p.aside, 62) : ''}</div>
    <div class=row style="padding-top:30px">${p.fields.map((f) => field(f)).join('')}</div>
  </div>
  <div style="position:absolute;left:0;right:0;top:1345px;display:flex;flex-direction:column;align-items:center;gap:22px;color:${p.text};font-size:44px">
    <div style="width:132px;height:132px;border-radius:66px;background:${p.dot};display:grid;place-items:center">${contactless(p.wave)}</div>${p.hint}</div>
  <div style="position:absolute;left:50%;bottom:18px;width:270px;height:10px;border-radius:5px;background:${p.text};transform:translateX(-50%)"></div></body>`;
}

// A phone that waits for an app nobody asked for.
const appScreen = () => `<body style="background:#454746;color:#eeefec">${statusBar('#b9bab7')}
  <div style="position:absolute;left:0;right:0;top:470px;display:flex;flex-direction:column;align-items:center">
    <div style="width:292px;height:292px;border-radius:66px;background:#6b6d6b;display:grid;place-items:center"><svg width=160 height=160 viewBox="0 0 160 160" fill="none" stroke-width=24><circle cx=80 cy=80 r=66 stroke="#3b3d3c"/><path d="M80 14a66 66 0 0 1 57 33" stroke="#e6e7e4"/></svg></div>
    <div style="font-size:68px;margin-top:60px">Loading…</div><div style="font-size:42px;margin-top:14px;color:#b9bab7;font-weight:500">1 of 214 MB</div></div>
  <div style="position:absolute;left:92px;right:92px;top:1190px;display:grid;grid-template-columns:repeat(3,1fr);gap:44px">${'<div style="aspect-ratio:1;border-radius:40px;background:#575957"></div>'.repeat(6)}</div>
  <div style="position:absolute;left:50%;bottom:18px;width:270px;height:10px;border-radius:5px;background:#8b8d8a;transform:translateX(-50%)"></div></body>`;

// A confirmation that wants to be printed; 1:1.414 like the sheet.
const pdfPage = () => `<body style="background:#f1f1ee;color:#2c2e2d;padding:96px 84px">
  <div style="font-size:92px;line-height:1;letter-spacing:-.03em">Booking<br>confirmation</div><div style="font-size:36px;line-height:1.4;font-weight:500;margin-top:44px">Please print this page<br>and bring it with you.</div>
  <div style="margin-top:60px">${[94, 100, 82, 97, 64, 96, 88, 100, 42].map((w) => `<div style="width:${w}%;height:17px;background:#bdbeba;margin-bottom:27px"></div>`).join('')}</div>
  <div style="position:absolute;left:84px;right:84px;bottom:84px;display:flex;justify-content:space-between;align-items:end;font-size:36px;font-weight:500"><svg width=260 height=200>${Array.from({ length: 26 }, (_, i) => `<rect x=${i * 10} width=${[3, 6, 4, 7][(i * 7 + 2) % 4]} height=200 fill="#2c2e2d"/>`).join('')}</svg>Page 1 of 4</div></body>`;

export const pages = {
  hotel: () => [WIDTH, HEIGHT, passScreen('hotel')],
  office: () => [WIDTH, HEIGHT, passScreen('office')],
  estate: () => [WIDTH, HEIGHT, passScreen('estate')],
  club: () => [WIDTH, HEIGHT, passScreen('club')],
  app: () => [WIDTH, HEIGHT, appScreen()],
  pdf: () => [900, 1273, pdfPage()],
};
