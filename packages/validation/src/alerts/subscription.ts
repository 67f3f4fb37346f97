import * as z from 'zod/mini';
import { emailList } from '../contact/emailList.ts';
import { holdHours } from '../cardHolds/holdHours.ts';
import { across, flag, id, instant, natural, nullable, oneOf, shape } from '../core/shape.ts';
import { mobileNumber } from '../credentials/mobileNumber.ts';
import { minutesOf } from '../limits/weekDays.ts';
import { centsBetween } from '../money/money.ts';
import { ALERT_COUNT_MAX, ALERT_FROM_CENTS_MAX } from './constants.ts';
import { exceptionCode } from './exceptions.ts';

/** `authorized`: minutes after the sale, before the final product lines; `posted`: with them. */
export const ALERT_TIMINGS = ['authorized', 'posted'] as const;
export const alertTiming = oneOf(ALERT_TIMINGS);
export type AlertTiming = z.infer<typeof alertTiming>;

/** `now`: as it happens, with bursts combined; `daily`: one message a day. */
export const ALERT_PACES = ['now', 'daily'] as const;
export const alertPace = oneOf(ALERT_PACES);
export type AlertPace = z.infer<typeof alertPace>;

interface Recipients {
  readonly inApp: boolean;
  readonly emails: readonly string[];
  readonly smsNumber: string | null;
}

/**
 * One person's alert rule: who is notified about an exception, from what amount and how many on a
 * card within a day, when, and how often. [ALERT-01]
 */
export const alertRule = shape({
  code: exceptionCode,
  /** `null` means every fleet that the person may see. */
  fleetId: nullable(id),
  timing: alertTiming,
  /** Purchases below this amount are ignored. */
  fromCents: centsBetween(0, ALERT_FROM_CENTS_MAX),
  /** Alerts start with this many exceptions on a card within a day. */
  fromCount: natural.check(
    z.minimum(1, { error: 'value.atLeast' }),
    z.maximum(ALERT_COUNT_MAX, { error: 'value.atMost' }),
  ),
  inApp: flag,
  emails: emailList,
  smsNumber: nullable(mobileNumber),
  pace: alertPace,
}).check(
  across<Recipients>(({ inApp, emails, smsNumber }) =>
    inApp === false && smsNumber === null && Array.isArray(emails) && emails.length === 0
      ? [{ path: ['emails'], key: 'alert.recipientRequired' }]
      : [],
  ),
);
export type AlertRule = z.output<typeof alertRule>;

const clock = z
  .string({ error: 'time.invalid' })
  .check(z.refine((text) => minutesOf(text) < 24 * 60, { error: 'time.invalid' }));

/** When a person is notified, by the account's clock. [ALERT-02] */
export const alertTimes = shape({
  /** Quiet hours, which delay messages; `null` if none. The portal's list ignores them. */
  quiet: nullable(holdHours),
  /** `HH:MM` at which the daily message is sent. */
  dailyAt: clock,
  /** No messages are sent until then; `null` if not paused. */
  pausedUntil: nullable(instant),
  /**
   * Receives a text if a driver is waiting at the pump and no browser can be alerted; if omitted or
   * `null`, an email is sent instead.
   */
  urgentMobile: z.optional(nullable(mobileNumber)),
});
export type AlertTimes = z.infer<typeof alertTimes>;

/** Used until a person changes the settings. */
export const DEFAULT_ALERT_TIMES: AlertTimes = { quiet: null, dailyAt: '07:00', pausedUntil: null };
