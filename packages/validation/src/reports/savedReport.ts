import { startOfWeek, type CalendarDate } from '@internationalized/date';
import * as z from 'zod/mini';
import { requiredText, id, instant, natural, nullable, oneOf, shape, text } from '../core/shape.ts';
import type { MessageKey } from '../messages/keys.ts';
import { reportFormat, reportPeriod, reportQuery, type ReportPeriod } from './reports.ts';

export const REPORT_NAME_CHARACTERS_MAX = 60;

/** Saved reports per person and account. */
export const SAVED_REPORTS_MAX = 50;
/** Why a report cannot be saved. */
export const TOO_MANY_REPORTS = 'report.tooMany' satisfies MessageKey;

/** How often a report runs; weekly and monthly on the first day, for the previous period. */
export const REPORT_SCHEDULES = ['none', 'daily', 'weekly', 'monthly'] as const;
export type ReportSchedule = (typeof REPORT_SCHEDULES)[number];
/** The message key for a schedule. */
export const reportScheduleKey = (schedule: ReportSchedule) =>
  `reportSchedule.${schedule}` as const satisfies MessageKey;

/**
 * A saved report: its query, file format, and schedule. A saved export profile is a report of the
 * kind `purchases` with its columns, ledger codes, and schedule. [RPT-02]
 */
export const savedReportForm = shape({
  name: requiredText(REPORT_NAME_CHARACTERS_MAX, 'report.nameRequired'),
  period: reportPeriod,
  report: reportQuery,
  format: reportFormat,
  schedule: oneOf(REPORT_SCHEDULES),
}).check(
  z.refine(({ schedule, period }) => schedule === 'none' || period !== 'days', {
    error: 'report.periodForSchedule',
    path: ['period'],
  }),
);
export type SavedReportForm = z.infer<typeof savedReportForm>;

export const savedReport = shape({
  ...savedReportForm.shape,
  savedReportId: id,
  savedBy: text(120),
  /** The next scheduled run; `null` if there is none. */
  nextRunOn: nullable(text(10)),
  lastRunAt: nullable(instant),
  version: natural,
});
export type SavedReport = z.infer<typeof savedReport>;

export interface PeriodDays {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

const MONTHS_OF_A_QUARTER = 3;

/** From a day until the day before another. */
const periodUntil = (from: CalendarDate, end: CalendarDate): PeriodDays => ({
  from,
  to: end.subtract({ days: 1 }),
});

/** The days of a period, relative to `today`; `null` for fixed days. */
export function periodDays(
  period: ReportPeriod,
  today: CalendarDate,
  weekStartsOn: 'sun' | 'mon',
): PeriodDays | null {
  const month = today.set({ day: 1 });
  if (period === 'monthToDate') return { from: month, to: today };
  if (period === 'lastMonth') return periodUntil(month.subtract({ months: 1 }), month);
  if (period === 'lastWeek') {
    const week = startOfWeek(today, 'en-US', weekStartsOn);
    return periodUntil(week.subtract({ weeks: 1 }), week);
  }
  if (period === 'lastQuarter') {
    const quarter = month.subtract({ months: (month.month - 1) % MONTHS_OF_A_QUARTER });
    return periodUntil(quarter.subtract({ months: MONTHS_OF_A_QUARTER }), quarter);
  }
  if (period === 'lastYear') {
    const year = month.set({ month: 1 });
    return periodUntil(year.subtract({ years: 1 }), year);
  }
  return null;
}

/**
 * The days of a period for a scheduled run on `today`. A run starts just after midnight, so a month
 * to date ends with yesterday: on the 1st, it is all of the previous month. [RPT-02]
 */
export const scheduledDays = (
  period: ReportPeriod,
  today: CalendarDate,
  weekStartsOn: 'sun' | 'mon',
): PeriodDays | null =>
  periodDays(period, period === 'monthToDate' ? today.subtract({ days: 1 }) : today, weekStartsOn);

/** The next day after `today` on which a schedule runs. */
export function nextRunOn(
  schedule: ReportSchedule,
  today: CalendarDate,
  weekStartsOn: 'sun' | 'mon',
): CalendarDate | null {
  if (schedule === 'none') return null;
  if (schedule === 'daily') return today.add({ days: 1 });
  if (schedule === 'monthly') return today.set({ day: 1 }).add({ months: 1 });
  return startOfWeek(today, 'en-US', weekStartsOn).add({ weeks: 1 });
}
