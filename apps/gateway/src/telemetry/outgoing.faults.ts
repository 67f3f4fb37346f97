import { randomBytes } from 'node:crypto';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { createLog } from '@forecourt/server';
import webPush from 'web-push';
import { expect, it } from 'vitest';
import type { OutgoingMessage } from '../messages/outbox.ts';
import { smtpOutbox } from '../messages/outbox.ts';
import { smsOutbox } from '../messages/smsOutbox.ts';
import { webPushSender } from '../messages/webPush.ts';
import { deliverBySftp, sftpKeyOf, trySftp } from '../services/statements/sftp.ts';
import { sendWebhook } from '../services/webhooks/send.ts';
import { startSftpServer } from '../testing/sftpServer.ts';
import { startTelemetry } from './telemetry.ts';

const LOCAL = ['127.0.0.1'];
const REPLIES: Readonly<Record<string, string>> = {
  EHLO: '250 mail.test',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  QUIT: '221 bye',
};

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly status: { readonly code?: number };
}

/** Members of a span that may contain anything by chance. */
const RANDOM_MEMBERS = /^(traceId|spanId|parentSpanId|(start|end)TimeUnixNano)$/;

/** A request of OTLP's JSON encoding. */
interface Export {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[];
  }[];
}

async function portOf(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
const listen = async (handle: RequestListener) => {
  const server = createHttpServer(handle);
  return { port: await portOf(server), close: () => server.close() };
};

/** Responds like a mail server. */
function respondAsMailServer(socket: Socket): void {
  socket.write('220 mail.test\r\n');
  socket.on('data', (chunk: Buffer) => {
    const command = chunk.toString();
    const reply = REPLIES[command.slice(0, 4).toUpperCase()];
    if (reply) socket.write(`${reply}\r\n`);
    if (command.endsWith('\r\n.\r\n')) socket.write('250 queued\r\n');
  });
}

it('traces each outgoing call under its job’s span, without personal data', async () => {
  const exported: Export[] = [];
  const collector = await listen((request, response) => {
    void text(request).then((body) => {
      exported.push(JSON.parse(body));
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  const acceptingServer = await listen((_request, response) => void response.end('{}'));
  const mail = createServer(respondAsMailServer);
  const mailPort = await portOf(mail);
  const sftp = await startSftpServer();
  const key = sftpKeyOf(randomBytes(32));
  sftp.authorized = key.publicKey;
  const customer = {
    host: 'localhost',
    port: sftp.port,
    username: 'acmebooks',
    folder: 'in',
    hostKey: null,
  };
  const { hostKey } = await trySftp(customer, key, LOCAL);
  const telemetry = await startTelemetry({
    metricsPort: undefined,
    tracesUrl: `http://127.0.0.1:${collector.port}/v1/traces`,
    traceShare: 1,
  });
  if (!telemetry) throw new Error('It did not start.');

  const log = createLog({ name: 'test', level: 'silent' });
  const noOutbox = { send: () => Promise.reject(new Error('no other way')) };
  const emails = smtpOutbox(
    { url: `smtp://127.0.0.1:${mailPort}`, from: 'no-reply@acme.example' },
    noOutbox,
    log,
  );
  const carrier = `http://AC1:token@127.0.0.1:${acceptingServer.port}/Messages.json`;
  const outbox = smsOutbox({ url: carrier, from: '+15125550100' }, emails, log);
  const subject = 'mailto:a@acme.example';
  const push = webPushSender({ ...webPush.generateVAPIDKeys(), subject }, []);
  const message: OutgoingMessage = {
    accountId: 'account-1001',
    messageId: 'message-1',
    channel: 'email',
    to: 'dana.morales@acmefreight.example',
    subject: 'Card 4821 was declined',
    text: 'A purchase of $86.12 was declined.',
  };
  const workers = telemetry.workers({
    'alert-message': async () => {
      await outbox.send(message);
      await outbox.send({ ...message, channel: 'sms', to: '5125550142' });
      const browser = {
        endpoint: 'https://127.0.0.1/push/secret-of-a-browser',
        p256dh: webPush.generateVAPIDKeys().publicKey,
        auth: randomBytes(16).toString('base64url'),
      };
      const alert = { title: message.subject, body: message.text, path: '/en/alerts' };
      // nothing is sent to a private address
      await expect(push.send(browser, alert)).rejects.toThrow('is not allowed');
      const file = { name: 'FC-S-000018.csv', content: Buffer.from(message.text) };
      const delivered = await deliverBySftp({ ...customer, hostKey }, key, LOCAL, file);
      expect(delivered.problem).toBeNull();
      const hook = {
        url: `http://127.0.0.1:${acceptingServer.port}/hook`,
        id: 'msg_1',
        payload: '{}',
      };
      const secrets = [`whsec_${randomBytes(24).toString('base64')}`];
      const sent = await sendWebhook({ ...hook, secrets, at: new Date() }, LOCAL);
      expect(sent.status).toBe(200);
      const unreachable = { ...customer, hostKey, port: 1 };
      expect((await deliverBySftp(unreachable, key, LOCAL, file)).problem).toBe('unreachable');
    },
  });
  await workers['alert-message']();
  await telemetry.close();

  const spans = exported.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );
  const job = spans.find(({ name }) => name === 'job alert-message');
  const childSpans = spans.filter(({ parentSpanId }) => parentSpanId === job?.spanId);
  expect(childSpans.map(({ name, status }) => [name, status.code ?? 0])).toEqual([
    ['send email', 0],
    ['POST', 0],
    ['send push', 2],
    ['send sftp', 0],
    ['send webhook', 0],
    ['send sftp', 2],
  ]);
  const described = JSON.stringify(exported, (name, value: unknown) =>
    RANDOM_MEMBERS.test(name) ? undefined : value,
  );
  expect(described).toContain('server.address');
  const ids = spans.map(({ traceId, spanId }) => `${traceId}-${spanId}`);
  expect(ids.filter((id) => !/^[\da-f]{32}-[\da-f]{16}$/.test(id))).toEqual([]);
  expect(described).not.toMatch(
    /acme|morales|5550142|(?<!\d)4821(?!\d)|86\.12|account-1001|secret-of|FC-S|AC1/i,
  );
  for (const server of [collector, acceptingServer, mail, sftp]) server.close();
});
