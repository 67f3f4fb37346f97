import { describe, expect, it } from 'vitest';
import { outcome, accepts } from '../core/outcome.test.fixtures.ts';
import { PIN_REMINDER_WORKING_DAYS_MAX, PIN_REMINDER_WORKING_DAYS_MIN } from './constants.ts';
import { pinPromptRefusal, pinReminderRefusal, pinSettings } from './pinReminders.ts';

const settings = {
  displaySeconds: 30,
  reminderDaysMin: 3,
  remindersPerDayMax: 2,
  promptHoursMin: 12,
  promptsPerDayMax: 3,
};
const timeZone = 'America/Chicago';
const now = new Date('2026-11-21T20:00:00Z');
const refusal = (...requested: string[]) =>
  pinReminderRefusal(settings, {
    now,
    timeZone,
    requestedAt: requested.map((at) => new Date(at)),
  })?.key ?? null;

const asked = (...requested: string[]) =>
  pinPromptRefusal(settings, {
    now,
    timeZone,
    requestedAt: requested.map((at) => new Date(at)),
  });

describe('PIN reminders', () => {
  it('[PID-12] take 3 to 5 business days', () => {
    expect([PIN_REMINDER_WORKING_DAYS_MIN, PIN_REMINDER_WORKING_DAYS_MAX]).toEqual([3, 5]);
  });

  it('[PID-13] [PID-14] [PID-15] accept the host’s settings if they are valid', () => {
    expect(outcome(pinSettings, settings)).toEqual(settings);
    expect(accepts(pinSettings, { ...settings, displaySeconds: -1 })).toBe(false);
  });

  it('[MSG-51] are limited per day in the account’s time zone', () => {
    expect(refusal()).toBeNull();
    expect(refusal('2026-11-21T15:00:00Z')).toBeNull();
    expect(refusal('2026-11-21T15:00:00Z', '2026-11-21T16:00:00Z')).toBe('pin.remindersUsedUp');
    expect(refusal('2026-11-21T05:00:00Z', '2026-11-21T16:00:00Z')).toBe('pin.reminderTooSoon');
  });

  it('[PID-14] require a minimum number of days in between', () => {
    expect(refusal('2026-11-19T15:00:00Z')).toBe('pin.reminderTooSoon');
    expect(refusal('2026-11-18T23:00:00Z')).toBeNull();
  });

  it('[PID-15] require a minimum number of hours between PIN prompts', () => {
    expect(asked()).toBeNull();
    expect(asked('2026-11-21T08:00:00Z', '2026-11-01T08:00:00Z')).toBeNull();
    expect(asked('2026-11-21T08:00:00.001Z')?.params).toEqual({ hours: 1 });
    expect(asked('2026-11-21T19:59:00Z')?.params).toEqual({ hours: 12 });
    expect(asked('2026-11-21T08:00:01Z')).toEqual({
      key: 'pin.promptTooSoon',
      params: { hours: 1 },
    });
  });

  it('[MSG-52] limit the PIN prompts per day', () => {
    const times = ['2026-11-21T06:00:00Z', '2026-11-21T07:00:00Z', '2026-11-21T08:00:00Z'];
    expect(asked(...times)?.key).toBe('pin.requestLimit');
    expect(asked('2026-11-21T05:59:59Z', ...times.slice(1))).toBeNull();
  });
});
