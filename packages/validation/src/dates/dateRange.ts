import { parseDate, type CalendarDate } from '@internationalized/date';
import * as z from 'zod/mini';
import { across, requiredText, shape, type CrossFieldIssue } from '../core/shape.ts';
import type { MessageKey } from '../messages/keys.ts';
import {
  INSIGHTS_RANGE_DAYS_MAX,
  PAYMENT_HISTORY_YEARS_MAX,
  REPORTS_RANGE_YEARS_MAX,
  TRANSACTIONS_RANGE_DAYS_MAX,
} from './constants.ts';
import { dayIn } from './days.ts';

/** The current time, and the zone that determines today's date; defaults to UTC. */
export interface RangeClock {
  readonly now: Date;
  readonly timeZone?: string;
}

export interface RangeBounds extends RangeClock {
  /** Maximum number of days from first to last. */
  readonly maxDays?: number;
  /** Maximum number of years from first to last. */
  readonly maxYears?: number;
}

/** How far back a list goes, in days or years. */
export interface Reach {
  readonly days?: number;
  readonly years?: number;
  readonly key: MessageKey;
}

const DAY = /^[1-9]\d{3}-\d\d-\d\d$/;
/** Parses an existing calendar day; `null` for anything else. */
function dayOf(text: unknown): CalendarDate | null {
  if (typeof text !== 'string' || !DAY.test(text)) return null;
  try {
    return parseDate(text);
  } catch {
    return null;
  }
}
const dayText = (missing: MessageKey) =>
  requiredText(10, missing, 'date.invalid').check(
    z.refine((text) => text === '' || dayOf(text) !== null, { error: 'date.invalid' }),
  );
const startDay = dayText('date.startRequired');
const endDay = dayText('date.endRequired');

function spanIssue(from: CalendarDate, to: CalendarDate, { maxDays, maxYears }: RangeBounds) {
  if (maxDays !== undefined && to.compare(from.add({ days: maxDays })) > 0) {
    return { path: ['toDate'], key: 'dateRange.tooManyDays', params: { max: maxDays } } as const;
  }
  if (maxYears !== undefined && to.compare(from.add({ years: maxYears })) > 0) {
    return { path: ['toDate'], key: 'dateRange.tooManyYears', params: { max: maxYears } } as const;
  }
  return null;
}

function rangeIssues(
  value: { readonly fromDate?: unknown; readonly toDate?: unknown },
  bounds: RangeBounds,
  reach: Reach | null,
): CrossFieldIssue[] {
  const [from, to] = [dayOf(value.fromDate), dayOf(value.toDate)];
  if (!from || !to) return [];
  const today = dayIn(bounds.timeZone ?? 'UTC', bounds.now);
  if (from.compare(to) > 0) return [{ path: ['fromDate'], key: 'dateRange.startAfterEnd' }];
  if (from.compare(today) > 0) return [{ path: ['fromDate'], key: 'dateRange.notYet' }];
  if (reach) {
    const { key, days = 0, years = 0 } = reach;
    const earliest = today.subtract({ days, years });
    if (from.compare(earliest) < 0) {
      return [{ path: ['fromDate'], key, params: { max: days || years } }];
    }
  }
  const issue = spanIssue(from, to, bounds);
  return issue ? [issue] : [];
}

const rangeOf = (bounds: RangeBounds, reach: Reach | null) =>
  shape({ fromDate: startDay, toDate: endDay }).check(
    across<{ fromDate: string; toDate: string }>((value) => rangeIssues(value, bounds, reach)),
  );

/**
 * An inclusive range of days, both `YYYY-MM-DD`; it can be a single day. It starts today or earlier
 * and spans at most `maxDays` or `maxYears`. [LIMIT-12, TXN-04 to TXN-07]
 */
export const dateRange = (bounds: RangeBounds) => rangeOf(bounds, null);
export type DateRange = z.infer<ReturnType<typeof dateRange>>;

/** For Insights: at most 90 days. [TXN-04] */
export const insightsRange = (clock: RangeClock) =>
  dateRange({ ...clock, maxDays: INSIGHTS_RANGE_DAYS_MAX });

/** How far back the transaction list goes. [TXN-08] */
export const TRANSACTIONS_REACH = {
  days: TRANSACTIONS_RANGE_DAYS_MAX,
  key: 'dateRange.transactionHistory',
} as const;

/** For the transaction list: within the last 90 days; reports cover older ones. [TXN-08] */
export const transactionsRange = (clock: RangeClock) => rangeOf(clock, TRANSACTIONS_REACH);

/** For reports, including custom ones: up to 3 years back. [RPT-04, MSG-62] */
export const reportsRange = (clock: RangeClock) =>
  rangeOf(
    { ...clock, maxYears: REPORTS_RANGE_YEARS_MAX },
    { years: REPORTS_RANGE_YEARS_MAX, key: 'dateRange.reportHistory' },
  );

/** How far back the payment history goes. [PAY-04, MSG-62] */
export const PAYMENTS_REACH = {
  years: PAYMENT_HISTORY_YEARS_MAX,
  key: 'dateRange.reportHistory',
} as const;

/** For the payment history: up to 3 years back. [PAY-04, MSG-62] */
export const paymentHistoryRange = (clock: RangeClock) =>
  rangeOf({ ...clock, maxYears: PAYMENT_HISTORY_YEARS_MAX }, PAYMENTS_REACH);
