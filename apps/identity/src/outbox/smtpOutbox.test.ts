import { createServer, type Server, type Socket } from 'node:net';
import { createLog } from '@forecourt/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { OutgoingMessage } from './outbox.ts';
import { smtpOutbox } from './smtpOutbox.ts';

const REPLIES: Readonly<Record<string, string>> = {
  EHLO: '250 mail.test',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  QUIT: '221 bye',
};

const REFUSAL = '550 <gone@acme.example> no such mailbox';

let received = '';
let server: Server;
let port = 0;

/** Responds like a mail server and records what it receives. */
function talk(socket: Socket): void {
  socket.write('220 mail.test\r\n');
  socket.on('data', (chunk) => {
    const content = chunk.toString();
    received += content;
    const isEnd = received.endsWith('\r\n.\r\n') && !(content.slice(0, 4).toUpperCase() in REPLIES);
    const isGone = content.startsWith('RCPT TO:<gone@');
    const toCommand = isGone ? REFUSAL : REPLIES[content.slice(0, 4).toUpperCase()];
    const reply = isEnd ? '250 queued' : toCommand;
    if (reply) socket.write(`${reply}\r\n`);
  });
}

beforeAll(async () => {
  server = createServer(talk);
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  const address = server.address();
  if (typeof address === 'object' && address) port = address.port;
});
afterAll(() => {
  server.close();
});

const message: OutgoingMessage = {
  channel: 'email',
  to: 'dana@acme.example',
  subject: '012345 is your verification code',
  text: 'Your verification code is 012345.',
  code: '012345',
};

it('sends emails by SMTP and passes SMS and calls to the other outbox', async () => {
  const others: OutgoingMessage[] = [];
  const other = { send: (one: OutgoingMessage) => Promise.resolve(void others.push(one)) };
  const config = { url: `smtp://localhost:${port}`, from: 'no-reply@acme.example' };
  const log = createLog({ name: 'test', level: 'silent' });
  const outbox = smtpOutbox(config, other, log);
  await outbox.send({ ...message, channel: 'sms', to: '+12145550141' });
  await outbox.send({ ...message, channel: 'voice', to: '+12145550142' });
  await outbox.send(message);
  await vi.waitFor(() => expect(received).toContain('\r\n.\r\n'));
  expect(received).toContain('MAIL FROM:<no-reply@acme.example>');
  expect(received).toContain('RCPT TO:<dana@acme.example>');
  expect(received).toContain('Subject: 012345 is your verification code');
  expect(received).toContain('Your verification code is 012345.');
  expect(received).not.toContain('RCPT TO:<+1');
  expect(others.map(({ channel, to }) => [channel, to])).toEqual([
    ['sms', '+12145550141'],
    ['voice', '+12145550142'],
  ]);
});

it('logs why an email could not be sent, without its address', async () => {
  const lines: string[] = [];
  const log = createLog({ name: 'test', destination: { write: (line) => void lines.push(line) } });
  const other = { send: () => Promise.resolve() };
  const config = { url: `smtp://localhost:${port}`, from: 'no-reply@acme.example' };
  await smtpOutbox(config, other, log).send({ ...message, to: 'gone@acme.example' });
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  expect(lines[0]).toContain('The email could not be sent (EENVELOPE, 550).');
  expect(lines[0]).not.toContain('gone@');
});
