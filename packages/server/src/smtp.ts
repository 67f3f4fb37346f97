const SILENCE_MILLISECONDS = 15_000;

/** A mail server that says nothing for 15 seconds takes no message. */
export const SMTP_TIMEOUTS = {
  connectionTimeout: SILENCE_MILLISECONDS,
  greetingTimeout: SILENCE_MILLISECONDS,
  socketTimeout: SILENCE_MILLISECONDS,
} as const;
