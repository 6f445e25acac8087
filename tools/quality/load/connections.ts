import { connect } from 'node:net';
import { limits } from '../../../server/http/rules.ts';
import { startSiteProcess } from '../tools/site.ts';
import type { Result } from './result.ts';

const maxSeconds = 25;
const count = limits.maxConnections * 3;

/** Opens more connections than allowed. After one request, each sends only line breaks. */
export async function connections(): Promise<Result> {
  const server = await startSiteProcess();
  const { port } = server;
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
  await server.stop();
  const isBounded = accepted > 0 && accepted <= limits.maxConnections && seconds < maxSeconds;
  const action = `${count} connections that send only line breaks after a request`;
  const outcome = `${accepted} accepted, all closed after ${seconds.toFixed(1)} s, then status ${status}`;
  return { rows: [[action, outcome]], problems: isBounded && status === 200 ? [] : [outcome] };
}
