import { errorCode } from './errors.ts';

const SILENCE_MILLISECONDS = 15_000;

/** Gives up on a mail server that is silent for 15 seconds. */
export const SMTP_TIMEOUTS = {
  connectionTimeout: SILENCE_MILLISECONDS,
  greetingTimeout: SILENCE_MILLISECONDS,
  socketTimeout: SILENCE_MILLISECONDS,
} as const;

function responseCodeOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('responseCode' in error)) return undefined;
  return typeof error.responseCode === 'number' ? error.responseCode : undefined;
}

/**
 * An error that says why an email could not be sent: by codes only, because a mail server's reply
 * can name the recipient.
 */
export function mailError(error: unknown): Error {
  const code = errorCode(error);
  const responseCode = responseCodeOf(error);
  const why = [code, responseCode].filter((one) => one !== undefined).join(', ');
  const message = `The email could not be sent (${why || 'no code'}).`;
  return Object.assign(new Error(message), { code, responseCode });
}
