/** [CONF-12] */
export const REMOTE_CONFIG_TIMEOUT_SECONDS = 60;
/** Minimum time between fetches. [CONF-13] */
export const REMOTE_CONFIG_INTERVAL_HOURS_MIN = 12;
/** [CONF-14] */
export const CUSTOM_SIGNALS_MAX = 100;
/** A pending installation is abandoned after this long. [CONF-15] */
export const INSTALLATION_PENDING_SECONDS_MAX = 10;
/** How long before it expires an installation's token is renewed. [CONF-16] */
export const INSTALLATION_TOKEN_BUFFER_HOURS = 1;
/** [CONF-17] */
export const USAGE_HEADER_BYTES_MAX = 1024;
/** [CONF-18] */
export const USAGE_ENTRIES_MAX = 30;
/** Remote configuration values that mean true. [CONF-19] */
export const TRUTHY_VALUES = ['1', 'true', 't', 'yes', 'y', 'on'] as const;

const truthy: ReadonlySet<string> = new Set(TRUTHY_VALUES);
/** Whether a remote configuration value means true, ignoring case. [CONF-19] */
export const isTruthyValue = (value: unknown): boolean =>
  (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') &&
  truthy.has(String(value).toLowerCase());

/** Initial delay of the backoff. [AUTH-111] */
export const BACKOFF_BASE_MILLISECONDS = 1000;
/** [AUTH-111] */
export const BACKOFF_FACTOR = 2;
/** [AUTH-111] */
export const BACKOFF_HOURS_MAX = 4;
/** Random jitter of up to half the delay, in either direction. [AUTH-111] */
export const BACKOFF_RANDOM_FACTOR = 0.5;

/**
 * Milliseconds before remote configuration or an installation is requested again after `failures`
 * failures (0 returns the initial delay). `random` is from 0 up to 1. [AUTH-111]
 */
export function backoffMilliseconds(failures: number, random: number): number {
  const maxMilliseconds = BACKOFF_HOURS_MAX * 3_600_000;
  const wait = Math.min(
    2 * maxMilliseconds,
    BACKOFF_BASE_MILLISECONDS * BACKOFF_FACTOR ** failures,
  );
  const jitter = Math.round(BACKOFF_RANDOM_FACTOR * wait * (random - 0.5) * 2);
  return Math.min(maxMilliseconds, wait + jitter);
}
