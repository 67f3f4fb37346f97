const SILENCE_MILLISECONDS = 15_000;

/** Gives up on a mail server that is silent for 15 seconds. */
export const SMTP_TIMEOUTS = {
  connectionTimeout: SILENCE_MILLISECONDS,
  greetingTimeout: SILENCE_MILLISECONDS,
  socketTimeout: SILENCE_MILLISECONDS,
} as const;
