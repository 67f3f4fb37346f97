import { SAVING_RULES } from '@forecourt/validation';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { uuid } from './common.ts';
import { integer, natural, number, oneOf, rows, shape, text } from './shapes.ts';
import { wireDay } from './wireDate.ts';

const share = z.nullable(number);
const period = shape({ from: text, to: text });
const figures = shape({
  spendCents: integer,
  fuelMilligallons: integer,
  /** Mills per gallon of fuel; `null` without fuel. */
  averagePriceMills: z.nullable(integer),
  purchases: natural,
  declines: natural,
});

const insights = shape({
  currency: text,
  period,
  /** The completed days of the period, used for comparison. */
  compared: period,
  /** The same weekdays, a whole number of weeks earlier. */
  previous: period,
  current: figures,
  before: figures,
  /** Cents on each day of the period, and on the same weekday of the previous one. */
  days: rows({ day: text, cents: integer, beforeCents: integer }),
  fleets: rows({ fleetId: uuid, name: text, cents: integer, beforeCents: integer }),
  /** Projected spend for the current month. */
  forecast: shape({
    startsOn: text,
    endsOn: text,
    spentCents: integer,
    expectedCents: integer,
    lastCycleCents: integer,
    historyDays: natural,
    /** Mean relative errors on the same day of past months; `null` without any. */
    errorShare: share,
    sameAsLastErrorShare: share,
    triedCycles: natural,
  }),
  savings: rows({
    rule: oneOf(SAVING_RULES),
    cents: integer,
    purchases: natural,
    /** The most expensive of these purchases. */
    rows: rows({
      transactionId: uuid,
      occurredAt: text,
      siteName: text,
      driverName: z.nullable(text),
      cents: integer,
    }),
  }),
});
export type Insights = z.infer<typeof insights>;

/** [NAV-03] [TXN-04] Covers at most 90 days, including today. */
export const getInsights = call('GET /insights', 'overview.view', {
  summary: 'Get comparisons, a forecast, and savings for up to 90 days',
  query: shape({ fromDate: wireDay, toDate: wireDay, fleetId: z.optional(uuid) }),
  response: insights,
});
