import { connect } from 'node:net';
import { limits } from '../../../server/http/rules.ts';
import { report } from '../tools/report.ts';
import { startSiteProcess } from '../tools/site.ts';

const maxSeconds = 25;
const count = limits.maxConnections * 3;

/** Opens more connections than allowed. After one request, each sends only line breaks. */
export async function connections() {
  await using site = await startSiteProcess();
  const { port } = site;
  const start = performance.now();
  const clients = Array.from({ length: count }, async (_, index) => {
    // Each address may have a part of them.
    const localAddress = `127.0.1.${1 + (index % 250)}`;
    const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => {});
    socket.write('GET /robots.txt HTTP/1.1\r\nHost: x\r\n\r\n');
    const lineBreaks = setInterval(() => {
      if (performance.now() - start < maxSeconds * 1000) socket.write('\r\n');
      else socket.destroy();
    }, 2000);
    await new Promise((close) => socket.resume().once('close', close));
    clearInterval(lineBreaks);
    return socket.bytesRead > 0;
  });
  const accepted = (await Promise.all(clients)).filter(Boolean).length;
  const seconds = (performance.now() - start) / 1000;
  const { status } = await fetch(`http://127.0.0.1:${port}/robots.txt`);
  const isBounded = accepted > 0 && accepted <= limits.maxConnections && seconds < maxSeconds;
  report(
    isBounded && status === 200,
    `${count} connections that send only line breaks after a request`,
    `${accepted} accepted, all closed after ${seconds.toFixed(1)} s, then status ${status}`,
  );
}
