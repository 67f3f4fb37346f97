import { daysLater, dayTextIn, endOfDayIn, nextWeekDay } from '@forecourt/validation';
import { useNow } from '../../../app/useNow.ts';
import { useWhen } from '../../../app/useWhen.ts';
import { useSelected } from '../../../shell/account.ts';

const MONDAY = 1;
const DAYS = 3;

/** End times of holds that start now, in the account's time zone. */
export function useHoldEnds() {
  const now = useNow();
  const when = useWhen();
  const zone = useSelected().account.timeZone;
  const endAt = (at: Date) => ({
    endsAt: at.toISOString(),
    words: when(at.toISOString()),
  });
  return {
    threeDays: endAt(daysLater(zone, now, DAYS)),
    monday: endAt(nextWeekDay(zone, now, MONDAY)),
    endOfDay: (day: string) => endOfDayIn(zone, day).toISOString(),
    firstDay: dayTextIn(zone, now),
    zone,
  };
}
