import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { inspect } from 'node:util';
import { createLog } from '@forecourt/server';
import { afterEach, expect, it, vi } from 'vitest';
import { isRejected, smtpOutbox } from './outbox.ts';

const WELL: Readonly<Record<string, string>> = {
  EHLO: '250 mail.test',
  MAIL: '250 ok',
  RCPT: '550 <gone@acmefreight.example> no such mailbox',
  RSET: '250 ok',
  QUIT: '221 bye',
};

const message = {
  accountId: 'a',
  messageId: 'm',
  channel: 'email',
  to: 'gone@acmefreight.example',
  subject: 'Hello',
  text: 'Hello',
} as const;

/** Starts a mail server, and an outbox that sends its emails there. */
async function mailServer(greeting: string, replies: Readonly<Record<string, string>>) {
  const sockets = new Set<Socket>();
  const requests: string[] = [];
  const talk = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    if (greeting.startsWith('421')) return socket.end(`${greeting}\r\n`);
    socket.write(`${greeting}\r\n`);
    socket.on('data', (chunk: Buffer) => {
      const verb = chunk.toString().slice(0, 4).toUpperCase();
      requests.push(verb);
      if (replies[verb]) socket.write(`${replies[verb]}\r\n`);
    });
  };
  const server = createServer(talk).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const log = createLog({ name: 'test', level: 'silent' });
  const nobody = { send: () => Promise.reject(new Error('no other way')) };
  const config = { url: `smtp://127.0.0.1:${port}`, from: 'a@acme.example' };
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { outbox: smtpOutbox(config, nobody, log), sockets, requests, close };
}

afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['a mail server alone that fails', '421 too busy', 5],
  ['none alone for an address that it does not know', '220 mail.test', 7],
])('the circuit breaker leaves %s', async (_what, greeting, connections) => {
  const { outbox, sockets, close } = await mailServer(greeting, WELL);
  for (let n = 0; n < 7; n += 1) await expect(outbox.send(message)).rejects.toThrow();
  expect(sockets.size).toBe(connections);
  close();
});

it('rejects with the mail server’s codes, but not with its reply', async () => {
  const { outbox, close } = await mailServer('220 mail.test', WELL);
  const error = await outbox.send(message).catch((rejected: unknown) => rejected);
  expect(error).toMatchObject({ code: 'EENVELOPE', responseCode: 550 });
  expect(isRejected(error)).toBe(true);
  expect(inspect(error, { depth: null })).not.toContain('acmefreight');
  close();
});

it('times out on a mail server whose response never ends', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { outbox, requests, close } = await mailServer('220 mail.test', { EHLO: '250-and more' });
  const sent = expect(outbox.send(message)).rejects.toThrow('timed out');
  while (requests.length === 0) await new Promise((done) => setImmediate(done));
  await vi.advanceTimersByTimeAsync(30_000);
  await sent;
  close();
});
