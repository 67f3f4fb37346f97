import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { createLog } from '@forecourt/server';
import { expect, it } from 'vitest';
import { smtpOutbox } from './outbox.ts';

/** A mail server that says goodbye at once, or takes no recipient. */
async function mailServer(isWell: boolean) {
  let connections = 0;
  const replies: Readonly<Record<string, string>> = {
    EHLO: '250 mail.test',
    MAIL: '250 ok',
    RCPT: '550 no such mailbox',
    RSET: '250 ok',
    QUIT: '221 bye',
  };
  const talk = (socket: Socket) => {
    connections += 1;
    socket.on('error', () => undefined);
    if (!isWell) return socket.end('421 too busy\r\n');
    socket.write('220 mail.test\r\n');
    socket.on('data', (chunk: Buffer) => {
      const reply = replies[chunk.toString().slice(0, 4).toUpperCase()];
      if (reply) socket.write(`${reply}\r\n`);
    });
  };
  const server = createServer(talk).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const log = createLog({ name: 'test', level: 'silent' });
  const nobody = { send: () => Promise.reject(new Error('no other way')) };
  const outbox = smtpOutbox(
    { url: `smtp://127.0.0.1:${port}`, from: 'a@acme.example' },
    nobody,
    log,
  );
  const message = {
    accountId: 'a',
    messageId: 'm',
    channel: 'email',
    to: 'gone@acmefreight.example',
    subject: 'Hello',
    text: 'Hello',
  } as const;
  for (let n = 0; n < 7; n += 1) await expect(outbox.send(message)).rejects.toThrow();
  server.close();
  return connections;
}

it('leaves a mail server alone that fails, but not for an address that it does not know', async () => {
  expect(await mailServer(false)).toBe(5);
  expect(await mailServer(true)).toBe(7);
});
