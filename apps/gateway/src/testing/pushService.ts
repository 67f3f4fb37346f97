import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { jwtVerify } from 'jose';
import webPush from 'web-push';
import { WebSocketServer, type WebSocket } from 'ws';

/** A browser vendor's push service, as Firefox and the gateway see it. */
export interface TestPushService {
  /** URL for Firefox, as in `dom.push.serverURL`. */
  readonly url: string;
  /** The gateway's VAPID keys, and the certificate that it must trust. */
  readonly gatewayEnv: Readonly<Record<string, string>>;
  /** Statuses returned to the gateway: 201 if the message was passed on to a browser. */
  readonly answers: readonly number[];
  /** Endpoints of the subscribed browsers. */
  readonly endpoints: () => readonly string[];
  /** While set, any subscription that gets a message is gone for good, unknown to its browser. */
  isGone: boolean;
  close(): void;
}

/** A message from Firefox. */
interface BrowserMessage {
  readonly messageType?: string;
  readonly channelID?: string;
  /** The key whose messages the browser accepts. */
  readonly key?: string;
}
interface Subscription {
  readonly browser: WebSocket;
  readonly key: Buffer;
}

const VAPID = /^vapid t=(\S+), k=(\S+)$/;

function selfSigned(folder: string) {
  const [keyPath, certPath] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const args = ['req', '-x509', '-nodes', '-days', '2', '-newkey', 'ec']
    .concat(['-pkeyopt', 'ec_paramgen_curve:prime256v1', '-keyout', keyPath, '-out', certPath])
    .concat(['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']);
  execFileSync('openssl', args, { stdio: 'ignore' });
  return { certPath, key: readFileSync(keyPath), cert: readFileSync(certPath) };
}

/** Verifies that a message is signed with the browser's subscription key. @throws when it is not */
async function verify(header: string | undefined, key: Buffer, audience: string): Promise<void> {
  const [, token = '', presentedKey = ''] = VAPID.exec(header ?? '') ?? [];
  if (!Buffer.from(presentedKey, 'base64url').equals(key))
    throw new Error('signed by someone else');
  const x = key.toString('base64url', 1, 33);
  const y = key.toString('base64url', 33);
  await jwtVerify(token, { kty: 'EC', crv: 'P-256', alg: 'ES256', x, y }, { audience });
}

/** Starts a push service on this machine, to which browsers connect by Mozilla's protocol. */
export async function startPushService(): Promise<TestPushService> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-push-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const { certPath, ...tls } = selfSigned(folder);
  const channels = new Map<string, Subscription>();
  const goneChannels = new Set<string>();
  const answers: number[] = [];

  async function deliver(request: IncomingMessage): Promise<number> {
    const data = (await buffer(request)).toString('base64url');
    const channelID = request.url?.slice(1) ?? '';
    const subscription = channels.get(channelID);
    if (service.isGone) goneChannels.add(channelID);
    if (!subscription || goneChannels.has(channelID)) return 410;
    await verify(request.headers.authorization, subscription.key, origin);
    const headers = { encoding: request.headers['content-encoding'] };
    const version = randomBytes(8).toString('hex');
    subscription.browser.send(
      JSON.stringify({ messageType: 'notification', channelID, version, data, headers }),
    );
    return 201;
  }

  function replyTo({ messageType, channelID = '', key = '' }: BrowserMessage, browser: WebSocket) {
    if (messageType === 'hello') {
      return { status: 200, use_webpush: true, uaid: randomBytes(16).toString('hex') };
    }
    if (messageType === 'register') {
      channels.set(channelID, { browser, key: Buffer.from(key, 'base64url') });
      return { status: 200, channelID, pushEndpoint: `${origin}/${channelID}` };
    }
    if (messageType !== 'unregister') return null;
    channels.delete(channelID);
    return { status: 200, channelID };
  }

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const status = await deliver(request).catch(() => 403);
    answers.push(status);
    response.writeHead(status).end();
  };
  const server = createServer(tls, (request, response) => void respond(request, response));
  new WebSocketServer({ server }).on('connection', (browser) => {
    browser.on('message', (data) => {
      const message: BrowserMessage = JSON.parse(
        Buffer.isBuffer(data) ? data.toString('utf8') : '{}',
      );
      const reply = replyTo(message, browser);
      if (reply) browser.send(JSON.stringify({ messageType: message.messageType, ...reply }));
    });
  });
  await once(server.listen(0, 'localhost'), 'listening');
  const address = server.address();
  const host = `localhost:${typeof address === 'object' && address ? address.port : 0}`;
  const origin = `https://${host}`;
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const service: TestPushService = {
    url: `wss://${host}/`,
    gatewayEnv: {
      NODE_EXTRA_CA_CERTS: certPath,
      VAPID_PUBLIC_KEY: publicKey,
      VAPID_PRIVATE_KEY: privateKey,
      VAPID_SUBJECT: 'mailto:operator@acme.example',
    },
    answers,
    endpoints: () => [...channels.keys()].map((channelID) => `${origin}/${channelID}`),
    isGone: false,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
  return service;
}
