import { connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { Client } from 'pg';
import { postgresLine } from './listen.ts';

const SERVER = process.env['TEST_DATABASE_URL'];
const CHANNEL = 'line_that_fell_silent';

/** A way to the server on which nothing arrives anymore, once it is cut, and nothing says so. */
async function silentWay(server: string) {
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

describe.skipIf(SERVER === undefined)('a line for notifications', () => {
  it('is opened again when its server fell silent, and says that some may be missing', async () => {
    const way = await silentWay(SERVER ?? '');
    const line = postgresLine(way.url, undefined, { tryMilliseconds: 50, answerMilliseconds: 200 });
    const heard: (string | null)[] = [];
    await line.listen(CHANNEL, (payload) => heard.push(payload));
    way.cut();
    await expect.poll(() => heard, { timeout: 10_000 }).toEqual([null]);
    const client = new Client({ connectionString: SERVER });
    await client.connect();
    await client.query(`NOTIFY ${CHANNEL}, 'again'`);
    await expect.poll(() => heard, { timeout: 10_000 }).toEqual([null, 'again']);
    await client.end();
    await line.close();
    way.close();
  });
});
