import { CalendarDate, parseDate } from '@internationalized/date';
import { describe, expect, it } from 'vitest';
import * as figures from './constants.ts';
import { en } from '../messages/en.ts';
import {
  columnsOf,
  REPORT_KINDS,
  REPORT_PERIODS,
  reportGroupKey,
  reportKey,
  reportPeriodKey,
  reportPurposeKey,
  reportTypes,
} from './reports.ts';
import {
  nextRunOn,
  periodDays,
  REPORT_SCHEDULES,
  reportScheduleKey,
  scheduledDays,
} from './savedReport.ts';
import { statementLineKey } from './statement.ts';

describe('report constants', () => {
  it('[RPT-05] a download is available for 48 hours', () => {
    expect(figures.REPORT_DOWNLOAD_HOURS).toBe(48);
  });
  it('[RPT-06] some reports take 5 to 10 minutes', () => {
    expect([figures.REPORT_RUN_MINUTES_MIN, figures.REPORT_RUN_MINUTES_MAX]).toEqual([5, 10]);
  });
  it('[RPT-07] a new fleet takes up to 48 business hours', () => {
    expect(figures.REPORT_NEW_FLEET_BUSINESS_HOURS_MAX).toBe(48);
  });
});

describe('the days of a report', () => {
  const today = new CalendarDate(2026, 11, 21);
  it.each([
    ['lastWeek', '2026-11-08', '2026-11-14'],
    ['lastMonth', '2026-10-01', '2026-10-31'],
    ['lastQuarter', '2026-07-01', '2026-09-30'],
    ['monthToDate', '2026-11-01', '2026-11-21'],
    ['lastYear', '2025-01-01', '2025-12-31'],
  ] as const)('are right for %s', (period, from, to) => {
    const days = periodDays(period, today, 'sun');
    expect([days?.from.toString(), days?.to.toString()]).toEqual([from, to]);
  });

  it.each([
    [1, '2025-10-01', '2025-12-31'],
    [3, '2025-10-01', '2025-12-31'],
    [4, '2026-01-01', '2026-03-31'],
    [12, '2026-07-01', '2026-09-30'],
  ])('cover the quarter before month %i', (month, from, to) => {
    const days = periodDays('lastQuarter', new CalendarDate(2026, month, 21), 'sun');
    expect([days?.from.toString(), days?.to.toString()]).toEqual([from, to]);
  });

  it.each([
    ['monthToDate', '2026-12-01', '2026-11-01', '2026-11-30'],
    ['monthToDate', '2027-01-01', '2026-12-01', '2026-12-31'],
    ['monthToDate', '2026-11-21', '2026-11-01', '2026-11-20'],
    ['lastMonth', '2026-12-01', '2026-11-01', '2026-11-30'],
    ['lastWeek', '2026-11-22', '2026-11-15', '2026-11-21'],
  ] as const)('[RPT-02] through yesterday for %s scheduled on %s', (period, day, from, to) => {
    const days = scheduledDays(period, parseDate(day), 'sun');
    expect([days?.from.toString(), days?.to.toString()]).toEqual([from, to]);
  });

  it('start weeks on the account’s first day of the week', () => {
    const sunday = new CalendarDate(2026, 11, 22);
    const weekOf = (weekStartsOn: 'sun' | 'mon') => periodDays('lastWeek', sunday, weekStartsOn);
    expect(weekOf('mon')?.from.toString()).toBe('2026-11-09');
    expect(weekOf('sun')?.from.toString()).toBe('2026-11-15');
  });

  it('are null if the report specifies its own days', () => {
    expect(periodDays('days', today, 'sun')).toBeNull();
  });

  it('are followed by the next run of each schedule', () => {
    const next = REPORT_SCHEDULES.map((one) => nextRunOn(one, today, 'mon')?.toString() ?? null);
    expect(next).toEqual([null, '2026-11-22', '2026-11-23', '2026-12-01']);
  });

  it('[RPT-02] show the chosen columns in their order, or all if none are chosen', () => {
    const chosen = columnsOf({ kind: 'ifta', columns: ['gallons', 'nothing', 'state'] });
    expect(chosen.map(({ id }) => id)).toEqual(['gallons', 'state']);
    expect(columnsOf({ kind: 'ifta', columns: [] })).toBe(reportTypes.ifta.columns);
  });
});

describe('report names', () => {
  it('[RPT-02] [RPT-03] exist for everything that can be chosen', () => {
    const keys = [
      ...REPORT_KINDS.flatMap((kind) => [
        reportKey(kind),
        reportPurposeKey(kind),
        reportGroupKey(reportTypes[kind].group),
      ]),
      ...REPORT_PERIODS.map(reportPeriodKey),
      ...REPORT_SCHEDULES.map(reportScheduleKey),
      ...(['payment', 'returnedPayment', 'credit', 'other'] as const).map((kind) =>
        statementLineKey(kind, kind),
      ),
      ...['expressCheck', 'expressCheckRefund'].map((entry) => statementLineKey('other', entry)),
    ];
    expect(keys.filter((key) => !Object.hasOwn(en, key))).toEqual([]);
    expect(statementLineKey('other', 'expressCheck')).toBe('statementLine.expressCheck');
    expect(statementLineKey('other', 'adjustment')).toBe('statementLine.other');
  });
});
