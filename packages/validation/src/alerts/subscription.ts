import * as z from 'zod/mini';
import { emailList } from '../contact/emailList.ts';
import { holdHours } from '../cardHolds/holdHours.ts';
import { across, flag, id, instant, natural, nullable, oneOf, shape } from '../core/shape.ts';
import { mobileNumber } from '../credentials/mobileNumber.ts';
import { minutesOf } from '../limits/weekDays.ts';
import { ALERT_COUNT_MAX, ALERT_FROM_CENTS_MAX } from './constants.ts';
import { exceptionCode } from './exceptions.ts';

/** `authorized`: minutes after the pump, still without the final product lines; `posted`: with them. */
export const ALERT_TIMINGS = ['authorized', 'posted'] as const;
export const alertTiming = oneOf(ALERT_TIMINGS);
export type AlertTiming = z.infer<typeof alertTiming>;

/** `now`: as it happens, a burst in one message; `daily`: one message a day. */
export const ALERT_PACES = ['now', 'daily'] as const;
export const alertPace = oneOf(ALERT_PACES);
export type AlertPace = z.infer<typeof alertPace>;

const atMost = (maximum: number) => natural.check(z.maximum(maximum, { error: 'value.atMost' }));

interface Recipients {
  readonly inApp: boolean;
  readonly emails: readonly string[];
  readonly smsNumber: string | null;
}

/**
 * A rule of one person: who gets alerts about an exception, from which amount and which number of them on
 * a card within a day on, when and how often. [ALERT-01]
 */
export const alertRule = shape({
  code: exceptionCode,
  /** null: every fleet that the person may see. */
  fleetId: nullable(id),
  timing: alertTiming,
  /** Purchases of less are left out. */
  fromCents: atMost(ALERT_FROM_CENTS_MAX),
  /** Told from so many on a card within a day on. */
  fromCount: atMost(ALERT_COUNT_MAX).check(z.minimum(1, { error: 'value.atLeast' })),
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

/** When a person is told; times are of the account's clock. [ALERT-02] */
export const alertTimes = shape({
  /** Messages wait until these hours are over; null: none. The list in the portal has no such hours. */
  quiet: nullable(holdHours),
  /** `HH:MM` at which the message of a day goes out. */
  dailyAt: clock,
  /** No messages until then; null: not paused. */
  pausedUntil: nullable(instant),
  /**
   * Gets a text when a driver waits at the pump and no browser can be alerted; null or left out: an
   * email is sent.
   */
  urgentMobile: z.optional(nullable(mobileNumber)),
});
export type AlertTimes = z.infer<typeof alertTimes>;

/** For someone who has chosen nothing yet. */
export const DEFAULT_ALERT_TIMES: AlertTimes = { quiet: null, dailyAt: '07:00', pausedUntil: null };
