import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { createLog } from '@forecourt/server';
import { afterEach, describe, expect, it } from 'vitest';
import type { Outbox, OutgoingMessage } from './outbox.ts';
import { smsOutbox, toE164 } from './smsOutbox.ts';

const TEXT: OutgoingMessage = {
  accountId: 'a',
  messageId: 'm',
  channel: 'sms',
  to: '512 555 0142',
  subject: '',
  text: 'A purchase on card •••• 4821 was declined.',
};

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const bodyOf = async (request: IncomingMessage) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8')));
};

/** A carrier that responds with this status and body. */
async function carrier(status: number, answer: unknown) {
  const taken: { readonly path: string; readonly by: string; readonly body: unknown }[] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      taken.push({ path: request.url ?? '', by: request.headers.authorization ?? '', body });
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => server.close());
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('It does not listen.');
  const url = `http://AC1:to%2Fken@127.0.0.1:${address.port}/2010-04-01/Accounts/AC1/Messages.json`;
  const others: OutgoingMessage[] = [];
  const lines: string[] = [];
  const log = createLog({
    name: 'test',
    level: 'trace',
    destination: { write: (line) => void lines.push(line) },
  });
  const other: Outbox = {
    async send(message) {
      others.push(message);
      return 'sent';
    },
  };
  const open = (from: string) => smsOutbox({ url, from }, other, log);
  return { taken, others, lines, open };
}

describe('smsOutbox', () => {
  it('sends a text to the carrier, and anything else to the next outbox', async () => {
    const { taken, others, open } = await carrier(201, { sid: 'SM1' });
    const outbox = open('+15125550100');
    expect(await outbox.send(TEXT)).toBe('sent');
    const email: OutgoingMessage = { ...TEXT, channel: 'email', to: 'dana@acmefreight.example' };
    await outbox.send(email);
    expect(taken).toEqual([
      {
        path: '/2010-04-01/Accounts/AC1/Messages.json',
        by: `Basic ${Buffer.from('AC1:to/ken').toString('base64')}`,
        body: { To: '+15125550142', From: '+15125550100', Body: TEXT.text },
      },
    ]);
    expect(others).toEqual([email]);
  });

  it('sends through a messaging service if one is configured', async () => {
    const { taken, open } = await carrier(201, { sid: 'SM1' });
    await open('MG1').send(TEXT);
    expect(taken[0]?.body).toEqual({
      To: '+15125550142',
      MessagingServiceSid: 'MG1',
      Body: TEXT.text,
    });
  });

  it.each([
    [429, { code: 20_429 }, '429 (20429)'],
    [500, 'down', '500 (no code)'],
    [401, { code: 20_003 }, '401 (20003)'],
  ])(
    'throws on a %i %j response so that it is retried, and logs no personal data',
    async (status, answer, why) => {
      const { lines, open } = await carrier(status, answer);
      await expect(open('+15125550100').send(TEXT)).rejects.toThrow(`The carrier answered ${why}.`);
      expect(lines.join('')).not.toMatch(/5550142|4821|ken/);
    },
  );

  it.each([
    [21_610, 'optedOut'],
    [21_211, 'unreachable'],
    [21_614, 'unreachable'],
  ])(
    'returns an outcome for undeliverable code %i (%s), so that it is not retried',
    async (code, outcome) => {
      const { lines, open } = await carrier(400, { code });
      expect(await open('+15125550100').send(TEXT)).toBe(outcome);
      expect(lines.join('')).toContain('a text message was undeliverable');
      expect(lines.join('')).not.toMatch(/5550142|4821|ken/);
    },
  );
});

describe('toE164', () => {
  it.each([
    ['512 555 0142', '+15125550142'],
    ['1 512 555 0142', '+15125550142'],
    ['52 55 1234 5678', '+525512345678'],
  ])('formats %s as %s', (number, written) => {
    expect(toE164(number)).toBe(written);
  });
});
