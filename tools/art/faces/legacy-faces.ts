// Faces that are not passes: a keycard, an app that is still loading, and a booking confirmation to print.

const status = `<div style="position:absolute;top:44px;left:84px;font-size:38px;color:#b9bab7">9:41</div>
  <svg style="position:absolute;top:50px;right:72px" width="130" height="34" viewBox="0 0 130 34" fill="#b9bab7"><rect y="20" width="8" height="12" rx="2"/><rect x="12" y="14" width="8" height="18" rx="2"/><rect x="24" y="8" width="8" height="24" rx="2"/><rect x="36" y="2" width="8" height="30" rx="2"/><rect x="66" y="5" width="54" height="26" rx="8"/></svg>
  <div style="position:absolute;left:281px;top:32px;width:224px;height:62px;border-radius:31px;background:#000"></div>`;

const app = `<div style="position:relative;height:100%;background:#454746;color:#eeefec">${status}
  <div style="position:absolute;left:0;right:0;top:480px;display:flex;flex-direction:column;align-items:center">
    <div style="width:292px;height:292px;border-radius:66px;background:#6b6d6b;display:grid;place-items:center"><svg width="160" height="160" viewBox="0 0 160 160" fill="none" stroke-width="24"><circle cx="80" cy="80" r="66" stroke="#3b3d3c"/><path d="M80 14a66 66 0 0 1 57 33" stroke="#e6e7e4"/></svg></div>
    <div style="font-size:68px;margin-top:60px">Loading…</div><div style="font-size:42px;margin-top:14px;color:#b9bab7;font-weight:500">1 of 214 MB</div></div>
  <div style="position:absolute;left:92px;right:92px;top:1200px;display:grid;grid-template-columns:repeat(3,1fr);gap:44px">${'<div style="aspect-ratio:1;border-radius:40px;background:#575957"></div>'.repeat(6)}</div>
  <div style="position:absolute;left:258px;bottom:18px;width:270px;height:10px;border-radius:5px;background:#8b8d8a"></div></div>`;

const keycard = `<div style="position:relative;height:100%;background:linear-gradient(160deg,#d3d5d0,#b4b6b2);color:#2c2e2d">
  <div style="position:absolute;top:0;bottom:0;left:96px;width:150px;background:#2c2e2d"></div>
  <div style="position:absolute;left:326px;right:60px;top:90px"><svg width="150" height="150" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"><path d="M12 21V3M4 11l8-8 8 8"/></svg></div>
  <div style="position:absolute;left:326px;bottom:84px"><div style="font-size:118px;line-height:.96;letter-spacing:-.03em">Room<br>key</div><div style="font-size:40px;line-height:1.35;font-weight:500;margin-top:40px">Return this card<br>at the front desk.</div></div></div>`;

const lines = [94, 100, 82, 97, 64, 96, 88, 100, 42].map(
  (width) =>
    `<div style="width:${width}%;height:17px;background:#bdbeba;margin-bottom:27px"></div>`,
);
const bars = Array.from(
  { length: 26 },
  (_, i) => `<rect x="${i * 10}" width="${[3, 6, 4, 7][(i * 7 + 2) % 4]}" height="200"/>`,
);
const pdf = `<div style="position:relative;height:100%;background:#f1f1ee;color:#2c2e2d;padding:96px 84px">
  <div style="font-size:92px;line-height:1;letter-spacing:-.03em">Booking<br>confirmation</div><div style="font-size:36px;line-height:1.4;font-weight:500;margin-top:44px">Please print this page<br>and bring it with you.</div>
  <div style="margin-top:60px">${lines.join('')}</div>
  <div style="position:absolute;left:84px;right:84px;bottom:84px;display:flex;justify-content:space-between;align-items:end;font-size:36px;font-weight:500"><svg width="260" height="200" fill="#2c2e2d">${bars.join('')}</svg>Page 1 of 4</div></div>`;

export const legacyFaces: Record<string, { width: number; height: number; body: string }> = {
  keycard: { width: 819, height: 1300, body: keycard },
  app: { width: 786, height: 1720, body: app },
  pdf: { width: 900, height: 1273, body: pdf },
};
