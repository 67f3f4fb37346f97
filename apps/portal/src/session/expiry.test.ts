import { describe, expect, it } from 'vitest';
import { watchExpiry, type ExpiryPort } from './expiry.ts';

function setUp(input: Partial<ExpiryPort> = {}) {
  const log: string[] = [];
  const local = new Map<string, string>();
  const perTab = new Map<string, string>();
  let tick: (() => void) | null = null;
  const clock = { now: 0 };
  const watch = watchExpiry({
    local: { getItem: (key) => local.get(key) ?? null, removeItem: (key) => local.delete(key) },
    perTab: {
      getItem: (key) => perTab.get(key) ?? null,
      setItem: (key, value) => perTab.set(key, value),
      removeItem: (key) => perTab.delete(key),
    },
    now: () => clock.now,
    every: (run) => {
      tick = run;
      return () => log.push('stopped');
    },
    after: (run, ms) => {
      log.push(`after ${ms} ms`);
      run();
    },
    authToken: () => 'first',
    reloadIfOther: () => false,
    tokenIssuedAt: () => 0,
    tokenTtlSeconds: 10,
    tokenTtlMultiplier: 1,
    showExpired: () => log.push('banner'),
    leave: () => log.push('leave'),
    reload: () => log.push('reload'),
    ...input,
  });
  return { log, local, perTab, clock, watch, tick: () => tick?.() };
}
const ENDED = ['stopped', 'banner', 'after 5000 ms', 'leave'];

describe('watchExpiry', () => {
  it('[SESS-06] [SESS-07] shows the banner and goes to the sign-out page after 5000 ms', () => {
    const { log, clock, tick } = setUp();
    tick();
    expect(log).toEqual([]);
    clock.now = 10_001;
    tick();
    expect(log).toEqual(ENDED);
  });

  it('[SESS-02] [SESS-05] ends the session on the expireSession marker and clears it', () => {
    const { log, local, tick } = setUp();
    local.set('expireSession', 'expire');
    tick();
    expect(log).toEqual(ENDED);
    expect(local.has('expireSession')).toBe(false);
  });

  it('[SESS-04] ends the session when the token is gone', () => {
    const { log, tick } = setUp({ tokenIssuedAt: () => null });
    tick();
    expect(log).toEqual(ENDED);
  });

  it('[SESS-03] [SESS-08] never ends the session while the bypass is set', () => {
    const { log, perTab, clock, tick } = setUp();
    perTab.set('bypassSessionCheck', 'true');
    clock.now = 99_999_999;
    tick();
    expect(log).toEqual([]);
  });

  it.each([
    ['the same token is stored', 'first', 'leave', 'true'],
    ['no token is stored', null, 'leave', 'true'],
    ['the user has signed in again', 'second', 'reload', undefined],
  ])(
    '[SESS-07] decides only when a slowed-down tab’s time is over: %s',
    (_what, token, end, reason) => {
      let stored: string | null = 'first';
      const later: (() => void)[] = [];
      const { log, perTab, watch } = setUp({
        authToken: () => stored,
        after: (run) => later.push(run),
      });
      watch.expire();
      stored = token;
      later[0]?.();
      expect(log).toEqual(['stopped', 'banner', end]);
      expect(perTab.get('sessionExpiredLogout')).toBe(reason);
    },
  );

  it('shows and ends nothing on a page that reloads for someone else', () => {
    const { log, watch } = setUp({ reloadIfOther: () => true, tokenIssuedAt: () => null });
    expect(watch.check()).toBe(false);
    expect(log).toEqual([]);
  });

  it('[SESS-13] stores the reason and ends the session only once', () => {
    const { log, perTab, watch } = setUp();
    watch.expire();
    watch.expire();
    expect(log).toEqual(ENDED);
    expect(perTab.get('sessionExpiredLogout')).toBe('true');
  });
});
