import { formatMoney } from '@forecourt/ui/format';

/** An amount as an item of a `KeyValueList`. */
export const moneyFact = (term: string, cents: number, currency: string) => ({
  term,
  value: formatMoney(cents, currency),
  isNumber: true,
});
