import { errorCode } from './errors.ts';
import { pino, type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/** Keys whose values are never logged, at the top level or one or two levels down. */
const SECRET_KEYS = [
  'authorization',
  'cookie',
  'password',
  'passcode',
  'code',
  'otp',
  'token',
  'accessToken',
  'refreshToken',
  'idToken',
  'cardNumber',
  'pin',
  'email',
  'phone',
  'firstName',
  'lastName',
  'username',
];

const redactedPaths = SECRET_KEYS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]);

/** Logs only what helps to find the bug: a database error's detail can contain row values. */
function describeError(error: Error): Record<string, unknown> {
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    errorCode: errorCode(error),
  };
}

export interface LogOptions {
  readonly name: string;
  /** `trace` to `fatal`, or `silent`; defaults to `info`. */
  readonly level?: string | undefined;
  readonly destination?: DestinationStream | undefined;
}

/** A log of JSON lines that leaves out personal and card data. */
export function createLog({ name, level = 'info', destination }: LogOptions): Log {
  const options = {
    name,
    level,
    base: { name },
    redact: { paths: redactedPaths, censor: '[hidden]' },
    serializers: { err: describeError },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
  };
  // lines logged during a write are written with the next one; the process waits for them at exit
  return pino(options, destination ?? pino.destination({ sync: false }));
}
