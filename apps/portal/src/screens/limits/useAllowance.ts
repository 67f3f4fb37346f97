import { useState } from 'react';
import { formatTypedMoney } from '@forecourt/ui/format';
import { gallons, oneTimePurchase, type ProductGroup } from '@forecourt/validation';
import { useNow } from '../../app/useNow.ts';

const HOUR_MILLISECONDS = 3_600_000;
const THOUSANDTHS = 1000;

/** A declined purchase, to prefill the form. */
export interface DeclinedPurchase {
  readonly amountCents: number;
  readonly milligallons: number;
  readonly groups: readonly ProductGroup[];
  readonly site: { readonly siteNumber: string; readonly name: string };
}

export type Measure = 'amount' | 'gallons';

const startOf = (purchase: DeclinedPurchase | undefined) => ({
  measure: 'amount' as Measure,
  amount: purchase ? formatTypedMoney(purchase.amountCents) : '',
  fuel: purchase && purchase.milligallons > 0 ? String(purchase.milligallons / THOUSANDTHS) : '',
  place: purchase?.site.siteNumber ?? '',
  groups: purchase?.groups ?? [],
  hours: '4',
  reason: '',
});
type AllowanceInput = Readonly<ReturnType<typeof startOf>>;

/** The allowance for the gateway; null while any value is invalid. */
function allowanceOf(
  { measure, amount, fuel, place, groups, hours, reason }: AllowanceInput,
  now: Date,
) {
  const isAmount = measure === 'amount';
  const parsed = isAmount ? oneTimePurchase.safeParse(amount) : gallons.safeParse(fuel);
  if (!parsed.success || parsed.data <= 0) return null;
  return {
    amountCents: isAmount ? parsed.data : null,
    milligallons: isAmount ? null : parsed.data,
    siteNumber: place === '' ? null : place,
    groups: groups.length === 0 ? null : [...groups],
    until: new Date(now.getTime() + Number(hours) * HOUR_MILLISECONDS).toISOString(),
    reason: reason.trim(),
  };
}

/** The form's values and the allowance made from them. */
export function useAllowance(purchase: DeclinedPurchase | undefined) {
  const now = useNow();
  const [typed, setTyped] = useState<AllowanceInput>(() => startOf(purchase));
  const [frozenAt, setFrozenAt] = useState<Date | null>(null);
  const at = frozenAt ?? now;
  return {
    typed,
    set: (changes: Partial<AllowanceInput>) => {
      setTyped((current) => ({ ...current, ...changes }));
      setFrozenAt(null);
    },
    /** null while any value is invalid. */
    body: allowanceOf(typed, at),
    /** Call after a lost response: keeps the end time, so that a retry cannot allow it twice. */
    keep: () => setFrozenAt(at),
  };
}
