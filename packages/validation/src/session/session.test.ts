import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as session from './index.ts';

const figures: ReadonlyMap<string, unknown> = new Map(Object.entries(session));

describe('session constants', () => {
  it.each<[id: string, name: keyof typeof session, value: unknown]>([
    ['SESS-02', 'EXPIRE_SESSION_KEY', 'expireSession'],
    ['SESS-02', 'EXPIRE_SESSION_VALUE', 'expire'],
    ['SESS-07', 'SESSION_EXPIRED_REDIRECT_MILLISECONDS', 5000],
    ['SESS-13', 'SIGN_OUT_KEPT_KEYS', ['sessionExpiredLogout', 'idleLogout']],
    ['SESS-14', 'SIGN_OUT_KEPT_IF_SET_KEY', 'accountFailedToLoadLogout'],
    ['SESS-18', 'TAB_HIDDEN_RENEW_SECONDS', 1800],
    ['SESS-24', 'SESSION_IDLE_SECONDS', 1800],
    ['SESS-25', 'SESSION_IDLE_WARNING_SECONDS', 60],
    ['SESS-26', 'SESSION_IDLE_EMULATED_SECONDS', 300],
    ['SESS-27', 'SESSION_FAST_IDLE_IS_ON', false],
    ['SESS-28', 'SESSION_FAST_IDLE_SECONDS', 75],
    ['SESS-31', 'TOKEN_TTL_MULTIPLIER', 1],
    ['STORE-22', 'SHARED_TRANSACTION_MINUTES', 30],
    ['AUTH-101', 'SESSION_CLOSED_ALREADY_CODE', 'E0000007'],
    ['AUTH-102', 'POLL_DELAY_MILLISECONDS', 500],
    ['AUTH-103', 'FINGERPRINT_TIMEOUT_SECONDS', 15],
    ['AUTH-104', 'IDENTITY_SCOPES', ['openid', 'profile', 'email', 'offline_access']],
    ['AUTH-105', 'PKCE_METHOD', 'S256'],
    ['AUTH-106', 'STATE_CHARACTERS', 64],
    ['AUTH-107', 'CLOCK_SKEW_SECONDS_MAX', 300],
    ['AUTH-108', 'IDENTITY_HTTP_CACHE_SECONDS', 86_400],
    ['AUTH-109', 'SAFARI_RETRIES_MAX', 3],
    ['AUTH-109', 'SAFARI_RETRY_MILLISECONDS', 500],
    ['AUTH-110', 'IDENTITY_API_VERSION', '1.0.0'],
    ['AUTH-117', 'NONCE_CHARACTERS', 64],
    ['CONF-12', 'REMOTE_CONFIG_TIMEOUT_SECONDS', 60],
    ['CONF-13', 'REMOTE_CONFIG_INTERVAL_HOURS_MIN', 12],
    ['CONF-14', 'CUSTOM_SIGNALS_MAX', 100],
    ['CONF-15', 'INSTALLATION_PENDING_SECONDS_MAX', 10],
    ['CONF-16', 'INSTALLATION_TOKEN_BUFFER_HOURS', 1],
    ['CONF-17', 'USAGE_HEADER_BYTES_MAX', 1024],
    ['CONF-18', 'USAGE_ENTRIES_MAX', 30],
  ])('[%s] %s has the specified value', (_id, name, value) => {
    expect(figures.get(name)).toEqual(value);
  });

  it('[SESS-11] [SESS-12] [SESS-15] [SESS-16] [SESS-17] [SESS-32] list five sign-out steps', () => {
    expect(session.SIGN_OUT_STEPS).toEqual([
      'clearCaches',
      'clearStorage',
      'clearCookies',
      'signOutOfProvider',
      'goToLogin',
    ]);
  });
});

describe('polling', () => {
  it('[AUTH-98] [AUTH-100] retries after 1, 2, 4, 8, and 16 seconds, then stops', () => {
    const waits = [1, 2, 3, 4, 5, 6].map((n) => session.pollRetryMilliseconds(n, 'network'));
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, null]);
  });

  it('[AUTH-99] retries after status 429 and no other', () => {
    expect(session.pollRetryMilliseconds(1, 429)).toBe(1000);
    for (const status of [400, 401, 500, 503]) {
      expect(session.pollRetryMilliseconds(1, status)).toBeNull();
    }
  });
});

describe('backoff', () => {
  it('[AUTH-111] starts at one second, doubles, and stops growing at four hours', () => {
    const waits = [0, 1, 2, 3].map((failures) => session.backoffMilliseconds(failures, 0.5));
    expect(waits).toEqual([1000, 2000, 4000, 8000]);
    expect(session.backoffMilliseconds(0, 0)).toBe(500);
    expect(session.backoffMilliseconds(0, 1)).toBe(1500);
    expect(session.backoffMilliseconds(40, 0.5)).toBe(4 * 3_600_000);
    expect(session.backoffMilliseconds(5000, 0)).toBe(4 * 3_600_000);
  });

  it('[AUTH-111] varies by at most half and never exceeds four hours', () => {
    const failures = fc.integer({ min: 0, max: 60 });
    const random = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });
    fc.assert(
      fc.property(failures, random, (count, chance) => {
        const wait = session.backoffMilliseconds(count, chance);
        const middle = 1000 * 2 ** count;
        expect(wait).toBeGreaterThanOrEqual(Math.min(4 * 3_600_000, middle * 0.5));
        expect(wait).toBeLessThanOrEqual(Math.min(4 * 3_600_000, middle * 1.5));
      }),
    );
  });
});

describe('isTruthyValue', () => {
  it.each(['1', 'true', 't', 'yes', 'y', 'on', 'TRUE', 'On', 1, true])(
    '[CONF-19] is true for %j',
    (value) => {
      expect(session.isTruthyValue(value)).toBe(true);
    },
  );

  it.each(['', '0', 'false', 'off', 'no', 'truthy', ' yes', 2, false, null, undefined, {}, ['1']])(
    '[CONF-19] is false for %j',
    (value) => expect(session.isTruthyValue(value)).toBe(false),
  );
});
