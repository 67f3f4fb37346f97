import type { CallFailure } from '@forecourt/api-client';
import { useSentText, useText } from '../../messages/text.ts';

const SAID = ['lockout.wait', 'account.notFound'];

/** Why nothing was changed, in the gateway's reasons. */
export function useAccountFailure(): (failure: CallFailure) => string {
  const text = useText();
  const sent = useSentText();
  return ({ errorCode, fields, params, status }) => {
    if (errorCode === 'version.stale') return text('account.stale');
    if (errorCode === 'account.changed') return text('account.close.changed');
    if (SAID.includes(errorCode)) return sent(errorCode, params);
    const reasons = fields.map(({ key, params: own }) => sent(key, own));
    if (reasons.length > 0) return `${reasons.join('. ').replace(/\.$/, '')}.`;
    return text(status === 0 ? 'failure.unreachable' : 'failure.gateway');
  };
}
