import type { ApiKey, CallFailure } from '@forecourt/api-client';
import type { StatusTone } from '@forecourt/ui';
import type { ApiKeyState } from '@forecourt/validation';
import { useSentText, useText } from '../../messages/text.ts';

/** Why nothing was done: the first reason of the gateway, that somebody was faster, or that it failed. */
export function useFailureWords(): (failure: CallFailure) => string {
  const text = useText();
  const sent = useSentText();
  return ({ errorCode, fields, params }) => {
    const [field] = fields;
    if (field) return sent(field.key, field.params);
    if (errorCode === 'version.stale') return text('integrations.stale');
    return /^(apiKey|telematics|webhook)\./.test(errorCode)
      ? sent(errorCode, params)
      : text('integrations.failed');
  };
}

/** When any of a key's secrets was used last; null: never. */
export const lastUseOf = ({ secrets }: Pick<ApiKey, 'secrets'>): string | null =>
  secrets
    .map(({ lastUsedAt }) => lastUsedAt)
    .filter((at) => at !== null)
    .toSorted()
    .at(-1) ?? null;

/** Color by meaning: works, will end, opens nothing. */
export const KEY_TONES: Readonly<Record<ApiKeyState, StatusTone>> = {
  active: 'good',
  ending: 'warn',
  expired: 'neutral',
  revoked: 'neutral',
};
