import { describe, expect, it } from 'vitest';
import { issuesOf, placedKeysOf } from '../core/issues.test.fixtures.ts';
import { idOf } from '../core/outcome.test.fixtures.ts';
import { messageTime } from './messageTime.ts';
import {
  alertRule,
  alertTimes,
  DEFAULT_ALERT_TIMES,
  type AlertPace,
  type AlertTimes,
} from './subscription.ts';

const rule = {
  code: '108001',
  fleetId: idOf(1),
  timing: 'authorized',
  fromCents: 0,
  fromCount: 1,
  inApp: true,
  emails: [],
  smsNumber: null,
  pace: 'now',
};

describe('an alert rule', () => {
  it.each<[changed: object, expected: readonly string[]]>([
    [{}, []],
    [{ fleetId: null, emails: 'a@acme.example, b@acme.example', smsNumber: '214 555 0141' }, []],
    [{ inApp: false }, ['emails: alert.recipientRequired']],
    [{ inApp: false, smsNumber: '2145550141' }, []],
    [{ inApp: false, emails: ['a@acme.example'] }, []],
    [{ code: '108012' }, ['code: value.invalid']],
    [{ timing: 'later' }, ['timing: value.invalid']],
    [{ fromCount: 0 }, ['fromCount: value.atLeast']],
    [{ fromCount: 21 }, ['fromCount: value.atMost']],
    [{ fromCents: 1_000_001 }, ['fromCents: value.between']],
    [{ fromCents: -1 }, ['fromCents: value.between']],
    [
      { smsNumber: '214-555' },
      ['smsNumber: mobileNumber.tooShort', 'smsNumber: mobileNumber.characters'],
    ],
  ])('[ALERT-01] with %j reports %j', (changed, expected) => {
    expect(placedKeysOf(alertRule, { ...rule, ...changed })).toEqual(expected);
  });
});

it('[ALERT-01] names the range of an alert rule’s amount in dollars', () => {
  const issues = issuesOf(alertRule, { ...rule, fromCents: 1_000_001 });
  expect(issues).toMatchObject([{ path: 'fromCents', params: { min: 0, max: 10_000 } }]);
});

describe('alert times', () => {
  it('[ALERT-02] require valid clock times and quiet hours of nonzero length', () => {
    const night = { from: '20:00', to: '06:30' };
    expect(placedKeysOf(alertTimes, { ...DEFAULT_ALERT_TIMES, quiet: night })).toEqual([]);
    expect(
      placedKeysOf(alertTimes, {
        quiet: { ...night, to: '20:00' },
        dailyAt: '24:00',
        pausedUntil: 'x',
      }),
    ).toEqual([
      'quiet.to: holdSchedule.sameTime',
      'dailyAt: time.invalid',
      'pausedUntil: value.invalid',
    ]);
  });

  const night: AlertTimes = { ...DEFAULT_ALERT_TIMES, quiet: { from: '20:00', to: '06:30' } };
  it.each<[what: string, pace: AlertPace, times: AlertTimes, now: string, expected: string]>([
    ['gathers a burst', 'now', DEFAULT_ALERT_TIMES, '2026-11-21T16:00Z', '2026-11-21T16:05'],
    ['waits for the end of quiet hours', 'now', night, '2026-11-22T03:00Z', '2026-11-22T12:30'],
    [
      'counts the minutes of gathering into them',
      'now',
      night,
      '2026-11-22T01:57Z',
      '2026-11-22T12:30',
    ],
    ['goes on by day', 'now', night, '2026-11-22T12:30Z', '2026-11-22T12:35'],
    ['takes the next daily hour', 'daily', night, '2026-11-21T16:00Z', '2026-11-22T13:00'],
    ['takes today’s while it is to come', 'daily', night, '2026-11-21T12:00Z', '2026-11-21T13:00'],
    [
      'is silent while it is paused',
      'now',
      { ...night, pausedUntil: '2026-11-25T18:00:00Z' },
      '2026-11-21T16:00Z',
      '2026-11-25T18:00',
    ],
  ])('[ALERT-02] %s', (_, pace, times, now, expected) => {
    const at = messageTime(pace, times, 'America/Chicago', new Date(now));
    expect(at.toISOString().slice(0, 16)).toBe(expected);
  });
});
