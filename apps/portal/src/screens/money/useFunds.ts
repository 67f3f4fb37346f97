import { useState } from 'react';
import { formatMoney } from '@forecourt/ui/format';
import {
  fieldIssues,
  fundAmount,
  fundFeeCents,
  type FundingMethodRecord,
} from '@forecourt/validation';
import { useConsent } from '../../app/useConsent.ts';

export interface FundsProps {
  readonly methods: readonly FundingMethodRecord[];
  readonly currency: string;
}

/** State of the form that adds funds: amount, method, fee, and consent. [FUND-12] */
export function useFunds({ methods, currency }: FundsProps) {
  const usable = methods.filter(({ isUsable }) => isUsable);
  const [selectedId, setSelectedId] = useState('');
  const [amount, setAmount] = useState('');
  const method = usable.find(({ methodId }) => methodId === selectedId) ?? usable[0];
  const parsed = fundAmount.safeParse(amount);
  const cents = parsed.success ? parsed.data : 0;
  const feeCents = method ? fundFeeCents(cents, method.feeBasisPoints) : 0;
  // consent covers this amount and method only, even if another has the same fee
  const { isAgreed, agree } = useConsent(`${method?.methodId} ${cents} ${feeCents}`);
  return {
    usable,
    method,
    amount,
    setAmount,
    choose: setSelectedId,
    issue: parsed.success ? undefined : fieldIssues(parsed.error)[0],
    cents,
    feeCents,
    isAgreed: feeCents > 0 && isAgreed,
    agree,
    money: (value: number) => formatMoney(value, currency),
    clear: () => {
      setAmount('');
      agree(false);
    },
  };
}
