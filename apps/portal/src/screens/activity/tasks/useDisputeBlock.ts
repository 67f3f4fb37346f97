import { dayIn, disputeRefusal, type Transaction } from '@forecourt/validation';
import { useDenial } from '../../../app/useDenial.ts';
import { useToday } from '../../../app/useToday.ts';
import { useText } from '../../../messages/text.ts';
import { useSelected } from '../../../shell/account.ts';

/** Returns why a purchase cannot be disputed; null if it can. [DISP-01] */
export function useDisputeBlock(): (transaction: Transaction) => string | null {
  const text = useText();
  const { account } = useSelected();
  const today = useToday();
  const denial = useDenial()('disputes.file');
  return ({ status, occurredAt }) => {
    if (denial !== null) return denial;
    const occurredOn = dayIn(account.timeZone, new Date(occurredAt)).toString();
    const refusal = disputeRefusal({ status, occurredOn }, today);
    return refusal && text(refusal.key, refusal.params);
  };
}
