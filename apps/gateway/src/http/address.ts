import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';

interface Bindings {
  readonly incoming?: IncomingMessage;
}

/** The network address that the call came from; behind a balancer that is the balancer's. */
export function callerAddress(c: Context): string {
  const bindings: Bindings | undefined = c.env;
  return bindings?.incoming?.socket.remoteAddress ?? 'unknown';
}
