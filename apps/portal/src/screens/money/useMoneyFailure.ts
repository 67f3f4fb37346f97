import type { CallFailure } from '@forecourt/api-client';
import { formatDayAndTime, formatMoney } from '@forecourt/ui/format';
import { PAYMENT_CUTOFF_TIME_ZONE } from '@forecourt/validation';
import { isStale } from '../../app/useNotify.ts';
import { hasText } from '../../messages/hasText.ts';
import { useSentText, useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';

/** Explains a failed payment or funding call: the field's reason, its error code, or neither. */
export function useMoneyFailure(): (failure: CallFailure) => string {
  const text = useText();
  const translate = useSentText();
  const { account } = useSelected();
  return (failure) => {
    const { errorCode, fields, params, status } = failure;
    const [field] = fields;
    if (field) {
      const owedCents = Number(field.params['owedCents'] ?? 0);
      const cutoffAt = field.params['cutoffAt'];
      return translate(field.key, {
        ...field.params,
        owed: formatMoney(owedCents, account.currency),
        cutoff:
          cutoffAt === undefined
            ? ''
            : formatDayAndTime(String(cutoffAt), PAYMENT_CUTOFF_TIME_ZONE, new Date()),
      });
    }
    // without a response, the money may have moved anyway
    if (status === 0) return text('failure.unreachable');
    if (isStale(failure)) return text('money.stale');
    return hasText(errorCode) ? text(errorCode, params) : text('money.failed');
  };
}
