import * as z from 'zod/mini';
import { card, notification, productCategoryId, transaction } from '@forecourt/validation';
import { call } from './call.ts';
import { page, pageQuery, queryText, uuid } from './common.ts';

const error = 'value.invalid';
const integer = z.int({ error });
const text = z.string({ error });
/** Year-day-month, as the loader writes it. [GW-12] */
const wireDate = z.string({ error }).check(z.regex(/^\d{4}-\d\d-\d\d$/, { error }));

export const overview = z.object({
  asOf: text,
  timeZone: text,
  currency: text,
  cycle: z.object({ startsOn: text, endsOn: text }),
  balances: z.object({
    creditLimitCents: integer,
    /** Credit limit less posted, less pending: sums over ledger entries. */
    availableCents: integer,
    postedCents: integer,
    pendingCents: integer,
    dueCents: integer,
    dueOn: z.nullable(text),
  }),
  spend: z.object({
    cycleToDateCents: integer,
    /** The cycle before, up to the same day. */
    previousToDateCents: integer,
    cycleMilligallons: integer,
    /** Mills a gallon over fuel lines; null without fuel. */
    averagePriceMills: z.nullable(integer),
    regionPriceMills: z.nullable(integer),
    dailyCents: z.array(integer),
  }),
  declines: z.object({ lastSevenDays: integer, needALook: integer }),
  /** The last six months, oldest first; the last one is running. [CONST-02] */
  months: z.array(
    z.object({
      month: text,
      isRunning: z.boolean({ error }),
      totalCents: integer,
      categories: z.array(z.object({ categoryId: productCategoryId, cents: integer })),
    }),
  ),
  /** [CONST-01] */
  topCards: z.array(
    z.object({ card, purchases: integer, milligallons: integer, spentCents: integer }),
  ),
  fees: z.object({
    totalCents: integer,
    lines: z.array(z.object({ labelKey: text, cents: integer })),
  }),
});
export type Overview = z.infer<typeof overview>;

/** [GW-139, GW-11] */
export const getDashboard = call({
  method: 'GET',
  path: '/dashboard',
  summary: 'The figures of the Overview',
  query: z.object({
    fromDate: z.optional(wireDate),
    toDate: z.optional(wireDate),
    fleetId: z.optional(uuid),
  }),
  response: overview,
  permission: 'overview.view',
});

/** [GW-134] */
export const listNotifications = call({
  method: 'GET',
  path: '/notifications/list',
  summary: 'Open notifications, newest first',
  query: z.object({ ...pageQuery }),
  response: page(notification),
  permission: 'notifications.view',
});

/** [GW-134, UI-12, UI-13] */
export const settleNotification = call({
  method: 'POST',
  path: '/notifications/:notificationId/settle',
  summary: 'Resolve or ignore one notification, or open it again',
  params: z.object({ notificationId: uuid }),
  body: z.object({ to: z.enum(['resolved', 'ignored', 'open'], { error }) }),
  response: notification,
  errors: ['notification.notFound'],
  permission: 'notifications.settle',
});

/** [GW-95, GW-159] */
export const listTransactions = call({
  method: 'GET',
  path: '/transactions',
  summary: 'Purchases and declines, newest first',
  query: z.object({
    ...pageQuery,
    cardId: z.optional(uuid),
    fromDate: z.optional(wireDate),
    toDate: z.optional(wireDate),
    /** Comma-separated. */
    status: z.optional(queryText(60)),
  }),
  response: page(transaction),
  permission: 'transactions.view',
});
