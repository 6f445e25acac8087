import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A port that nobody listens on: for programs that must be told one.
 * Systems hand out only higher ones by themselves, so that nobody is given it before the program
 * starts; and one of the lower ones is refused by browsers.
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
