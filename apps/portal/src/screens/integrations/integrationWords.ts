import type { ApiKey, CallFailure } from '@forecourt/api-client';
import { useBanners } from '@forecourt/ui';
import { useSentText, useText } from '../../messages/text.ts';

/** Why nothing was done: the first reason of the gateway, that somebody was faster, or that it failed. */
export function useFailureWords(): (failure: CallFailure) => string {
  const text = useText();
  const sent = useSentText();
  return ({ errorCode, fields, params }) => {
    const [field] = fields;
    if (field) return sent(field.key, field.params);
    if (errorCode === 'version.stale') return text('integrations.stale');
    return errorCode.startsWith('apiKey.') ? sent(errorCode, params) : text('integrations.failed');
  };
}

/** Says in a banner what was refused. */
export function useShowFailure(): (failure: CallFailure) => void {
  const banners = useBanners();
  const inWords = useFailureWords();
  return (failure) => banners.show({ kind: 'error', text: inWords(failure) });
}

/** When any of a key's secrets was used last; null: never. */
export const lastUseOf = ({ secrets }: Pick<ApiKey, 'secrets'>): string | null =>
  secrets
    .map(({ lastUsedAt }) => lastUsedAt)
    .filter((at) => at !== null)
    .toSorted()
    .at(-1) ?? null;
