import type { CallFailure } from '@forecourt/api-client';
import { formatDayAndTime, formatMoney } from '@forecourt/ui/format';
import { PAYMENT_CUTOFF_TIME_ZONE } from '@forecourt/validation';
import { isStale } from '../../app/useTell.ts';
import { useSentText, useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';

const KNOWN = ['funds.', 'fund.', 'fundingMethod.', 'feeConsent.'];

/** Why a payment or funding call failed: the reason at its field, its code, or only that it did. */
export function useMoneyFailure(): (failure: CallFailure) => string {
  const text = useText();
  const sent = useSentText();
  const { account } = useSelected();
  return (failure) => {
    const { errorCode, fields, params, status } = failure;
    const [field] = fields;
    if (field) {
      const owed = Number(field.params['owedCents'] ?? 0);
      const at = field.params['cutoffAt'];
      return sent(field.key, {
        ...field.params,
        owed: formatMoney(owed, account.currency),
        cutoff:
          at === undefined
            ? ''
            : formatDayAndTime(String(at), PAYMENT_CUTOFF_TIME_ZONE, new Date()),
      });
    }
    // without an answer, the money may have moved all the same
    if (status === 0) return text('failure.unreachable');
    if (isStale(failure)) return text('money.stale');
    return KNOWN.some((start) => errorCode.startsWith(start)) && !errorCode.endsWith('.notFound')
      ? sent(errorCode, params)
      : text('money.failed');
  };
}
