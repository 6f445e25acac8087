import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A port that nothing listens on, for programs that cannot choose one themselves. Below the range
 * that systems assign to outgoing connections, and above the ports that browsers block.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_768);
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return freePort();
    throw error;
  }
  probe.close();
  await once(probe, 'close');
  return port;
}
