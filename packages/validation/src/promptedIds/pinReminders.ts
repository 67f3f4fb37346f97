import type * as z from 'zod/mini';
import { reason, type Reason } from '../core/issue.ts';
import { natural, shape } from '../core/shape.ts';
import { dayIn } from '../dates/days.ts';

/** What a host configures for PINs; the product ships no figures of its own. [PID-13 to PID-15] */
export const pinSettings = shape({
  /** How long a PIN is displayed. */
  displaySeconds: natural,
  /** Days from one PIN reminder to the next. */
  reminderDaysMin: natural,
  remindersPerDayMax: natural,
  /** Hours from one question for a PIN to the next. */
  promptHoursMin: natural,
});
export type PinSettings = z.infer<typeof pinSettings>;

const HOUR_MILLISECONDS = 3_600_000;

export interface ReminderHistory {
  readonly now: Date;
  /** IANA zone of the account, in which days count. */
  readonly timeZone: string;
  /** When reminders were requested for the card, in any order. */
  readonly requestedAt: readonly Date[];
}

/** Why no PIN reminder can be requested now; null: one can. [PID-03, PID-14, MSG-51, MSG-52] */
export function pinReminderRefusal(
  { remindersPerDayMax, reminderDaysMin }: PinSettings,
  { now, timeZone, requestedAt }: ReminderHistory,
): Reason | null {
  const today = dayIn(timeZone, now);
  const days = requestedAt.map((at) => dayIn(timeZone, at));
  const usedToday = days.filter((day) => day.compare(today) === 0).length;
  if (usedToday >= remindersPerDayMax) return reason('pin.remindersUsedUp');
  const earlier = days.filter((day) => day.compare(today) < 0);
  const isTooSoon = earlier.some((day) => today.compare(day.add({ days: reminderDaysMin })) < 0);
  return isTooSoon ? reason('pin.reminderTooSoon', { days: reminderDaysMin }) : null;
}

/** Why a PIN cannot be asked for yet; null: it can. `promptedAt` null: it never was. [PID-15] */
export function pinPromptRefusal(
  { promptHoursMin }: PinSettings,
  { now, promptedAt }: { readonly now: Date; readonly promptedAt: Date | null },
): Reason | null {
  if (promptedAt === null) return null;
  const leftMilliseconds =
    promptedAt.getTime() + promptHoursMin * HOUR_MILLISECONDS - now.getTime();
  if (leftMilliseconds <= 0) return null;
  return reason('pin.promptTooSoon', { hours: Math.ceil(leftMilliseconds / HOUR_MILLISECONDS) });
}
