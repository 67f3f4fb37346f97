/** Waits before a poll is tried again after a network failure or status 429. [AUTH-98 to AUTH-100] */
export const POLL_RETRY_SECONDS = [1, 2, 4, 8, 16] as const;
/** A poll is tried again after this status too, besides a failure of the network. [AUTH-99] */
export const POLL_RETRY_STATUS = 429;
/** Between two polls when the provider names no delay. [AUTH-102] */
export const POLL_DELAY_MILLISECONDS = 500;
/** The code that closing a session takes for "there was none". [AUTH-101] */
export const SESSION_CLOSED_ALREADY_CODE = 'E0000007';
/** [AUTH-103] */
export const FINGERPRINT_TIMEOUT_SECONDS = 15;
/** [AUTH-104] */
export const IDENTITY_SCOPES = ['openid', 'profile', 'email', 'offline_access'] as const;
/** [AUTH-105] */
export const PKCE_METHOD = 'S256';
/** Random characters of the state. [AUTH-106] */
export const STATE_CHARACTERS = 64;
/** Random characters of the nonce. [AUTH-117] */
export const NONCE_CHARACTERS = 64;
/** [AUTH-107] */
export const CLOCK_SKEW_SECONDS_MAX = 300;
/** [AUTH-108] */
export const IDENTITY_HTTP_CACHE_SECONDS = 86_400;
/** On Safari for iOS. [AUTH-109] */
export const SAFARI_RETRIES_MAX = 3;
/** On Safari for iOS. [AUTH-109] */
export const SAFARI_RETRY_MILLISECONDS = 500;
/** [AUTH-110] */
export const IDENTITY_API_VERSION = '1.0.0';

/**
 * Milliseconds until a poll is tried again after its `failures`-th failure in a row, from 1 on; null:
 * it is given up. Only a failure of the network or status 429 is tried again. [AUTH-98 to AUTH-100]
 */
export function pollRetryMilliseconds(failures: number, status: number | 'network'): number | null {
  if (status !== 'network' && status !== POLL_RETRY_STATUS) return null;
  const seconds = POLL_RETRY_SECONDS[failures - 1];
  return seconds === undefined ? null : seconds * 1000;
}
