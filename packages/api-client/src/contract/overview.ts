import * as z from 'zod/mini';
import { card, notification, productCategoryId } from '@forecourt/validation';
import { call } from './call.ts';
import { paged, uuid } from './common.ts';
import { flag, integer, list, oneOf, rows, shape, text } from './shapes.ts';
import { optionalDays } from './wireDate.ts';

export const overview = shape({
  asOf: text,
  timeZone: text,
  currency: text,
  cycle: shape({ startsOn: text, endsOn: text }),
  balances: shape({
    creditLimitCents: integer,
    /** Credit limit minus posted and pending amounts, summed from ledger entries. */
    availableCents: integer,
    /** 0, like the other amounts below, for someone who may not see bills. */
    postedCents: integer,
    pendingCents: integer,
    dueCents: integer,
    dueOn: z.nullable(text),
  }),
  spend: shape({
    cycleToDateCents: integer,
    /** The previous cycle up to the same day and time of day. */
    previousToDateCents: integer,
    cycleMilligallons: integer,
    /** Mills per gallon across fuel lines; `null` without fuel. */
    averagePriceMills: z.nullable(integer),
    regionPriceMills: z.nullable(integer),
    dailyCents: list(integer),
  }),
  declines: shape({ lastSevenDays: integer, needALook: integer }),
  /** The last six months, oldest first, ending with the current one. [CONST-02] */
  months: rows({
    month: text,
    isRunning: flag,
    totalCents: integer,
    categories: rows({ categoryId: productCategoryId, cents: integer }),
  }),
  /** [CONST-01] */
  topCards: rows({ card, purchases: integer, milligallons: integer, spentCents: integer }),
  fees: shape({
    totalCents: integer,
    lines: rows({ labelKey: text, cents: integer }),
  }),
});
export type Overview = z.infer<typeof overview>;

/** [GW-139, GW-11] */
export const getDashboard = call('GET /dashboard', 'overview.view', {
  summary: 'Get the Overview figures',
  query: shape({
    ...optionalDays,
    fleetId: z.optional(uuid),
  }),
  response: overview,
});

/** [GW-134] */
export const listNotifications = call('GET /notifications/list', 'notifications.view', {
  summary: 'List open notifications, newest first',
  ...paged(notification, {}),
});

/** [GW-134, UI-12, UI-13] */
export const settleNotification = call(
  'POST /notifications/:notificationId/settle',
  'notifications.settle',
  {
    summary: 'Resolve, ignore, or reopen a notification',
    body: shape({ to: oneOf(['resolved', 'ignored', 'open']) }),
    response: notification,
    errors: ['notification.notFound'],
    changes: ['notification'],
    idempotency: 'none',
  },
);
