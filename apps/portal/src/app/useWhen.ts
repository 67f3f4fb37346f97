import { formatDayAndTime } from '@forecourt/ui/format';
import { useSelected } from '../shell/account.ts';
import { useNow } from './useNow.ts';

/**
 * Formats a timestamp in the account's time zone, or in that of a given place. `null` becomes a
 * dash.
 */
export function useWhen(): (instant: string | null, timeZone?: string) => string {
  const now = useNow();
  const { account } = useSelected();
  return (instant, timeZone = account.timeZone) =>
    instant === null ? '–' : formatDayAndTime(instant, timeZone, now);
}
