import { DISPUTE_FILING_DAYS, dayIn, type Transaction } from '@forecourt/validation';
import { useDenial } from '../../../app/useDenial.ts';
import { useToday } from '../../../app/useToday.ts';
import { useText } from '../../../messages/text.ts';
import { useSelected } from '../../../shell/account.ts';

/** Returns why a purchase cannot be disputed; null if it can. [DISP-01] */
export function useDisputeBlock(): (transaction: Transaction) => string | null {
  const text = useText();
  const { account } = useSelected();
  const earliest = useToday().subtract({ days: DISPUTE_FILING_DAYS }).toString();
  const denial = useDenial()('disputes.file');
  return ({ status, occurredAt }) => {
    if (denial !== null) return denial;
    if (status !== 'complete') return text('dispute.notPosted');
    const day = dayIn(account.timeZone, new Date(occurredAt)).toString();
    return day < earliest ? text('dispute.tooLate', { days: DISPUTE_FILING_DAYS }) : null;
  };
}
