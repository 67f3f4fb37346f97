import { dayIn, disputeRefusal, type Transaction } from '@forecourt/validation';
import { href } from '../../../addresses/href.ts';
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

/** Returns a purchase's label and address for its dispute or a new one, or why there can be none. */
export function useDisputeLink() {
  const text = useText();
  const block = useDisputeBlock();
  return (transaction: Transaction) => {
    const { dispute, transactionId } = transaction;
    if (dispute) {
      const { disputeId, disputeNumber: number } = dispute;
      return {
        label: text('activity.dispute.open', { number }),
        href: href('dispute', { disputeId }),
      };
    }
    const label = text('activity.dispute');
    const disabledReason = block(transaction);
    if (disabledReason !== null) return { label, disabledReason };
    return { label, href: href('newDispute', { transactionId }) };
  };
}
