import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A proxy to the server that, once cut, drops all traffic without closing any connection. */
export async function silentProxy(server: string) {
  const { hostname, port } = new URL(server);
  const sockets = new Set<Socket>();
  const proxy = createServer((socket) => {
    const upstream = connect(Number(port || 5432), hostname);
    socket.on('error', () => upstream.destroy());
    upstream.on('error', () => socket.destroy());
    socket.pipe(upstream).pipe(socket);
    sockets.add(socket).add(upstream);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  if (typeof address !== 'object' || address === null) throw new Error('It does not listen.');
  const url = new URL(server);
  url.host = `127.0.0.1:${address.port}`;
  return {
    url: url.href,
    cut: () => {
      for (const socket of sockets) socket.unpipe();
      sockets.clear();
    },
    close: () => proxy.close(),
  };
}
