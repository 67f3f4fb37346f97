import { tracingChannel } from 'node:diagnostics_channel';

/** Outgoing calls other than `fetch`, which Node reports itself. */
type OutgoingKind = 'email' | 'push' | 'sftp' | 'webhook';
interface OutgoingCall {
  readonly kind: OutgoingKind;
  readonly result?: unknown;
}

/** The channel that reports such calls. Nobody subscribes unless they are traced. */
export const outgoingCalls = tracingChannel<OutgoingCall>('forecourt:outgoing');

/** Makes an outgoing call. A trace shows which kind it was, never its recipient or content. */
export const callOut = <T>(kind: OutgoingKind, call: () => Promise<T>): Promise<T> =>
  outgoingCalls.tracePromise(async () => call(), { kind });
