import { connect } from 'node:net';
import { limits } from '../../hosting/rules.ts';
import { startSiteProcess } from '../tools/site.ts';
import { formatCount, type Part } from './report.ts';

const maxSeconds = 25;

/** Opens more connections than allowed. After one request, each sends only line breaks. */
export const connections: Part = async ({ short, port }) => {
  const count = limits.maxConnections * (short ? 1.2 : 3);
  const server = await startSiteProcess({ port });
  const start = performance.now();
  const clients = Array.from({ length: count }, async () => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
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
  const action = `${formatCount(count)} connections that send only line breaks after a request`;
  const outcome = `${formatCount(accepted)} accepted, all closed after ${seconds.toFixed(1)} s, then status ${status}`;
  return { rows: [[action, outcome]], problems: isBounded && status === 200 ? [] : [outcome] };
};
