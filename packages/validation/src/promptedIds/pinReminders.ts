import type * as z from 'zod/mini';
import { reason, type Reason } from '../core/issue.ts';
import { natural, shape } from '../core/shape.ts';
import { dayNumberIn } from '../dates/dayText.ts';

/** PIN settings configured by the host; there are no built-in defaults. [PID-13 to PID-15] */
export const pinSettings = shape({
  /** How long a PIN is shown. */
  displaySeconds: natural,
  /** Minimum number of days between PIN reminders. */
  reminderDaysMin: natural,
  remindersPerDayMax: natural,
  /** Minimum number of hours between PIN prompts. */
  promptHoursMin: natural,
  promptsPerDayMax: natural,
});
export type PinSettings = z.infer<typeof pinSettings>;

/** Limits on requests for reminders. */
export type PinReminderSettings = Pick<PinSettings, 'reminderDaysMin' | 'remindersPerDayMax'>;

const HOUR_MILLISECONDS = 3_600_000;

export interface PinHistory {
  readonly now: Date;
  /** The account's IANA time zone, used to count days. */
  readonly timeZone: string;
  /** Earlier requests for the card, in any order. */
  readonly requestedAt: readonly Date[];
}

/** The number of days since each request. */
const daysAgo = ({ now, timeZone, requestedAt }: PinHistory): number[] =>
  requestedAt.map((at) => dayNumberIn(timeZone, now) - dayNumberIn(timeZone, at));
const countToday = (history: PinHistory): number =>
  daysAgo(history).filter((days) => days === 0).length;

/** Why a PIN reminder cannot be requested now; `null` if it can. [PID-03, PID-14, MSG-51] */
export function pinReminderRefusal(
  { remindersPerDayMax, reminderDaysMin }: PinReminderSettings,
  history: PinHistory,
): Reason | null {
  if (countToday(history) >= remindersPerDayMax) return reason('pin.remindersUsedUp');
  const isTooSoon = daysAgo(history).some((days) => days > 0 && days < reminderDaysMin);
  return isTooSoon ? reason('pin.reminderTooSoon', { days: reminderDaysMin }) : null;
}

/** Why a PIN cannot be requested now; `null` if it can. [PID-15, MSG-52] */
export function pinPromptRefusal(
  { promptsPerDayMax, promptHoursMin }: PinSettings,
  history: PinHistory,
): Reason | null {
  if (countToday(history) >= promptsPerDayMax) return reason('pin.requestLimit');
  const last = Math.max(...history.requestedAt.map((at) => at.getTime()));
  const leftMilliseconds = last + promptHoursMin * HOUR_MILLISECONDS - history.now.getTime();
  if (leftMilliseconds <= 0) return null;
  return reason('pin.promptTooSoon', { hours: Math.ceil(leftMilliseconds / HOUR_MILLISECONDS) });
}
