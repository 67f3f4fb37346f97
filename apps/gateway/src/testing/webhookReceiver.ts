import { createServer, type IncomingHttpHeaders } from 'node:http';
import { assertType } from '@forecourt/validation';

/** A message as it was received. */
export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A fleet's program that receives webhook messages. */
export interface WebhookReceiver {
  readonly url: string;
  readonly received: Received[];
  /** The status it responds with; `null` means that it hangs up. */
  status: number | null;
  /** Withholds responses until the returned function is called. */
  hold(): () => void;
  /** Resolves once this many messages have been received. */
  has(count: number): Promise<void>;
  /** Clears what was received, and responds with 204 immediately again. */
  reset(): void;
  close(): void;
}

/** Starts a receiver on this machine. */
export async function startReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = [];
  let released = Promise.resolve();
  let waiters: { readonly count: number; readonly done: () => void }[] = [];
  const notifyWaiters = () => {
    for (const { count, done } of waiters) if (received.length >= count) done();
    waiters = waiters.filter(({ count }) => received.length < count);
  };
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      notifyWaiters();
      void released.then(() => {
        if (receiver.status === null) return request.socket.destroy();
        // a redirect must not be followed here
        const headers = { location: 'http://169.254.169.254/' };
        return response.writeHead(receiver.status, headers).end('thanks');
      });
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  assertType(address !== null && typeof address === 'object', 'No address');
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${address.port}/forecourt`,
    received,
    status: 204,
    hold: () => {
      const release: (() => void)[] = [];
      released = new Promise((done) => release.push(done));
      return () => release.forEach((done) => done());
    },
    has: (count) =>
      new Promise((done) => {
        waiters.push({ count, done });
        notifyWaiters();
      }),
    reset: () => {
      received.length = 0;
      receiver.status = 204;
      released = Promise.resolve();
    },
    close: () => server.close(),
  };
  return receiver;
}
