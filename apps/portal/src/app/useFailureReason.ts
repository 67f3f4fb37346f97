import type { CallFailure } from '@forecourt/api-client';
import { hasText } from '../messages/hasText.ts';
import { useSentText, useText, type TextKey } from '../messages/text.ts';
import { isStale } from './useNotify.ts';

interface FailureTexts {
  /** Overrides the default text for a concurrent change. */
  readonly stale?: TextKey;
  readonly otherwise?: TextKey;
  /** Formats a reason; by default, with its params as sent. */
  readonly formatReason?: (key: string, params: CallFailure['params']) => string;
}

/** Explains a failed call: a concurrent change, the gateway's reasons, or no response. */
export function useFailureReason({
  stale = 'failure.stale',
  otherwise = 'failure.gateway',
  formatReason,
}: FailureTexts = {}): (failure: CallFailure) => string {
  const text = useText();
  const sentText = useSentText();
  const format = formatReason ?? sentText;
  return (failure) => {
    const { errorCode, fields, params, status } = failure;
    if (isStale(failure)) return text(stale);
    if (hasText(errorCode)) return format(errorCode, params);
    const reasons = fields.map(({ key, params: fieldParams }) => format(key, fieldParams));
    if (reasons.length > 0) return `${reasons.join('. ').replace(/\.$/, '')}.`;
    return text(status === 0 ? 'failure.unreachable' : otherwise);
  };
}
