import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Forwards TCP connections to a local port. While it is frozen, it accepts connections and forwards nothing. */
export async function startFreezableProxy(targetPort: number) {
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const forward = (from: Socket, to: Socket) => {
    sockets.add(from);
    if (isFrozen) from.pause();
    from.on('data', (data) => to.write(data));
    from.on('error', () => to.destroy()).on('close', () => to.destroy());
  };
  const server = createServer((client) => {
    const target = connect(targetPort, '127.0.0.1');
    forward(client, target);
    forward(target, client);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    [Symbol.dispose]() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
