import { createServer, type IncomingHttpHeaders } from 'node:http';
import { assertType } from '@forecourt/validation';

/** A message as it arrived. */
export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A program of a fleet that takes messages of webhooks. */
export interface WebhookReceiver {
  readonly url: string;
  readonly received: Received[];
  /** What it answers; null: it hangs up. */
  status: number | null;
  /** Answers nothing until what this answers is called. */
  hold(): () => void;
  /** When it has received so many messages. */
  has(count: number): Promise<void>;
  /** Forgets what it received, and answers 204 at once. */
  reset(): void;
  close(): void;
}

/** Starts a receiver on this machine. */
export async function startReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = [];
  let until = Promise.resolve();
  let waiting: { readonly count: number; readonly done: () => void }[] = [];
  const tell = () => {
    for (const { count, done } of waiting) if (received.length >= count) done();
    waiting = waiting.filter(({ count }) => received.length < count);
  };
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      tell();
      void until.then(() => {
        if (receiver.status === null) return request.socket.destroy();
        // where a redirect would lead
        const headers = { location: 'http://169.254.169.254/' };
        return response.writeHead(receiver.status, headers).end('thanks');
      });
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const at = server.address();
  assertType(at !== null && typeof at === 'object', 'No address');
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${at.port}/forecourt`,
    received,
    status: 204,
    hold: () => {
      const release: (() => void)[] = [];
      until = new Promise((done) => release.push(done));
      return () => release.forEach((done) => done());
    },
    has: (count) =>
      new Promise((done) => {
        waiting.push({ count, done });
        tell();
      }),
    reset: () => {
      received.length = 0;
      receiver.status = 204;
      until = Promise.resolve();
    },
    close: () => server.close(),
  };
  return receiver;
}
