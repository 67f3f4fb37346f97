import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A proxy to the server that, once cut, drops all traffic without closing any connection. */
export async function silentWay(server: string) {
  const { hostname, port } = new URL(server);
  const open = new Set<Socket>();
  const way = createServer((socket) => {
    const beyond = connect(Number(port || 5432), hostname);
    socket.on('error', () => beyond.destroy());
    beyond.on('error', () => socket.destroy());
    socket.pipe(beyond).pipe(socket);
    open.add(socket).add(beyond);
  }).listen(0, '127.0.0.1');
  await once(way, 'listening');
  const address = way.address();
  if (typeof address !== 'object' || address === null) throw new Error('It does not listen.');
  const url = new URL(server);
  url.host = `127.0.0.1:${address.port}`;
  return {
    url: url.href,
    cut: () => {
      for (const socket of open) socket.unpipe();
      open.clear();
    },
    close: () => way.close(),
  };
}
