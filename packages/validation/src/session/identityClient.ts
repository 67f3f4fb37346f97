/** Delays before a poll is retried after a network failure or status 429. [AUTH-98 to AUTH-100] */
export const POLL_RETRY_SECONDS = [1, 2, 4, 8, 16] as const;
/** Status after which a poll is retried, in addition to network failures. [AUTH-99] */
export const POLL_RETRY_STATUS = 429;
/** Delay between polls if the provider specifies none. [AUTH-102] */
export const POLL_DELAY_MILLISECONDS = 500;
/** Error code of closing a session that did not exist. [AUTH-101] */
export const SESSION_CLOSED_ALREADY_CODE = 'E0000007';
/** [AUTH-103] */
export const FINGERPRINT_TIMEOUT_SECONDS = 15;
/** [AUTH-104] */
export const IDENTITY_SCOPES = ['openid', 'profile', 'email', 'offline_access'] as const;
/** [AUTH-105] */
export const PKCE_METHOD = 'S256';
/** Random characters in the state. [AUTH-106] */
export const STATE_CHARACTERS = 64;
/** Random characters in the nonce. [AUTH-117] */
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
 * Milliseconds before a poll is retried after its nth consecutive failure, from 1; `null` to give
 * up. Only network failures and status 429 are retried. [AUTH-98 to AUTH-100]
 */
export function pollRetryMilliseconds(failures: number, status: number | 'network'): number | null {
  if (status !== 'network' && status !== POLL_RETRY_STATUS) return null;
  const seconds = POLL_RETRY_SECONDS[failures - 1];
  return seconds === undefined ? null : seconds * 1000;
}
