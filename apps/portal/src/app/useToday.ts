import { dayIn } from '@forecourt/validation';
import { useSelected } from '../shell/account.ts';
import { useNow } from './useNow.ts';

/** Today's date in the account's time zone. */
export function useToday(): ReturnType<typeof dayIn> {
  const { account } = useSelected();
  return dayIn(account.timeZone, useNow());
}
