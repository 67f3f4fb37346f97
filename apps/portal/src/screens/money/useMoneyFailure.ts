import type { CallFailure } from '@forecourt/api-client';
import { PAYMENT_CUTOFF_TIME_ZONE } from '@forecourt/validation';
import { useMoney } from '../../app/useMoney.ts';
import { isStale } from '../../app/useNotify.ts';
import { useWhen } from '../../app/useWhen.ts';
import { hasText } from '../../messages/hasText.ts';
import { useSentText, useText } from '../../messages/text.ts';

/** Explains a failed payment or funding call: the field's reason, its error code, or neither. */
export function useMoneyFailure(): (failure: CallFailure) => string {
  const text = useText();
  const translate = useSentText();
  const money = useMoney();
  const when = useWhen();
  return (failure) => {
    const { errorCode, fields, params, status } = failure;
    const [field] = fields;
    if (field) {
      const owedCents = Number(field.params['owedCents'] ?? 0);
      const cutoffAt = field.params['cutoffAt'];
      return translate(field.key, {
        ...field.params,
        owed: money(owedCents),
        cutoff: cutoffAt === undefined ? '' : when(String(cutoffAt), PAYMENT_CUTOFF_TIME_ZONE),
      });
    }
    // without a response, the money may have moved anyway
    if (status === 0) return text('failure.unreachable');
    if (isStale(failure)) return text('money.stale');
    return hasText(errorCode) ? text(errorCode, params) : text('money.failed');
  };
}
