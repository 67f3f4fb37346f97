import { tracingChannel } from 'node:diagnostics_channel';

/** What leaves by another way than `fetch`, of which Node tells by itself. */
type OutgoingKind = 'email' | 'push' | 'sftp' | 'webhook';
interface OutgoingCall {
  readonly kind: OutgoingKind;
  readonly result?: unknown;
}

/** Where such calls are told of; nobody listens unless they are traced. */
export const outgoingCalls = tracingChannel<OutgoingCall>('forecourt:outgoing');

/** Calls someone outside. A trace says which kind of call it was, never to whom or with what. */
export const callOut = <T>(kind: OutgoingKind, call: () => Promise<T>): Promise<T> =>
  outgoingCalls.tracePromise(async () => call(), { kind });
