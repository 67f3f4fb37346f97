import type { IncomingMessage } from 'node:http';
import type { AddressReader } from '@forecourt/server';
import type { Context, MiddlewareHandler } from 'hono';

declare module 'hono' {
  interface ContextVariableMap {
    /** The network address that the call came from. */
    address: string;
  }
}

/** Provided by Node; empty in tests that call without a server. */
interface Bindings {
  readonly incoming?: IncomingMessage;
}

/** Records where each call came from. */
export function recordAddress(readAddress: AddressReader): MiddlewareHandler {
  return (c, next) => {
    const bindings: Bindings | undefined = c.env;
    c.set('address', readAddress(bindings?.incoming));
    return next();
  };
}

/** The network address that the call came from. */
export const callerAddress = (c: Context): string => c.get('address');
