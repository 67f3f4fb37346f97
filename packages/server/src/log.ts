import { errorCode } from './errors.ts';
import { pino, type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/** Keys whose values never reach a log, at the top or one or two levels down. */
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

const redacted = SECRET_KEYS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]);

/** Only what helps to find the fault: a database error's detail can hold the row's values. */
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
  /** `trace` to `fatal`, or `silent`; `info` by default. */
  readonly level?: string | undefined;
  readonly destination?: DestinationStream | undefined;
}

/** A log of JSON lines without personal or card data. */
export function createLog({ name, level = 'info', destination }: LogOptions): Log {
  const options = {
    name,
    level,
    base: { name },
    redact: { paths: redacted, censor: '[hidden]' },
    serializers: { err: describeError },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
  };
  // lines that come while one is written are written with the next; the end of the process waits for them
  return pino(options, destination ?? pino.destination({ sync: false }));
}
