import { formatDayAndTime } from '@forecourt/ui/format';
import { useSelected } from '../shell/account.ts';
import { useNow } from './useNow.ts';

/**
 * Puts an instant into words, in the time zone of the account or of a place that has its own. `null` is
 * a dash.
 */
export function useWhen(): (instant: string | null, timeZone?: string) => string {
  const now = useNow();
  const { account } = useSelected();
  return (instant, timeZone = account.timeZone) =>
    instant === null ? '–' : formatDayAndTime(instant, timeZone, now);
}
