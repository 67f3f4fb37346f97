import { formatMoney } from '@forecourt/ui/format';
import { useSelected } from '../shell/account.ts';

/** Formats cents in the selected account's currency. */
export function useMoney(): (cents: number) => string {
  const { account } = useSelected();
  return (cents) => formatMoney(cents, account.currency);
}
