import { reason, type Reason } from '../core/issue.ts';
import { CHAT_HOURS, type OpeningHours } from './constants.ts';

const WEEKEND: readonly string[] = ['Sat', 'Sun'];

/** Weekday and minutes since midnight at an instant, in a time zone. */
function clockIn(timeZone: string, at: Date) {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  for (const { type, value } of format.formatToParts(at)) parts[type] = value;
  return {
    weekDay: parts.weekday ?? '',
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
  };
}

/** Whether an instant is within opening hours; the closing time is excluded. [HELP-06, HELP-07] */
export function isOpen(hours: OpeningHours, at: Date): boolean {
  const { weekDay, minutes } = clockIn(hours.timeZone, at);
  return (
    !WEEKEND.includes(weekDay) && minutes >= hours.opensMinutes && minutes < hours.closesMinutes
  );
}

/** Formats minutes since midnight: 450 is "7:30 AM". */
function clockText(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const minute = minutes % 60;
  const time =
    minute === 0 ? hour % 12 || 12 : `${hour % 12 || 12}:${String(minute).padStart(2, '0')}`;
  return `${time} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Why chat with an agent is not available now. [HELP-05, HELP-06] */
export const chatReasons = (now: Date, hours: OpeningHours = CHAT_HOURS): Reason[] =>
  isOpen(hours, now)
    ? []
    : [
        reason('help.chatClosed', {
          opens: clockText(hours.opensMinutes),
          closes: clockText(hours.closesMinutes),
          zone: hours.zoneName,
        }),
      ];
