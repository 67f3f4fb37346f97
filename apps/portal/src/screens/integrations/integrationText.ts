import type { ApiKey, CallFailure } from '@forecourt/api-client';
import { useRefresh } from '@forecourt/api-client/react';
import type { StatusTone } from '@forecourt/ui';
import type { ApiKeyState } from '@forecourt/validation';
import { useFailureReason } from '../../app/useFailureReason.ts';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';

/** Why the user may not change what applies to every fleet; null if they may. [USER-20] */
export function useWholeAccountReason(): string | null {
  const text = useText();
  const { account } = useSelected();
  return account.fleetIds === null ? null : text('access.wholeAccount');
}

/** Returns a function that explains a failed integration call. */
export const useFailureFormatter = () => useFailureReason({ otherwise: 'integrations.failed' });

/** The queries that list keys and endpoints. */
export const SECRET_LISTS = { apiKeys: 'listApiKeys', webhooks: 'listWebhookEndpoints' } as const;

/**
 * The same for calls that create a secret, which the gateway never sends twice: after no response,
 * a secret may exist that nobody saw. Refreshes the list, which shows whether it does.
 */
export function useSecretFailureFormatter(
  secretKind: keyof typeof SECRET_LISTS,
): (failure: CallFailure, name: string) => string {
  const text = useText();
  const reasonOf = useFailureFormatter();
  const refresh = useRefresh();
  return (failure, name) => {
    if (failure.status > 0) return reasonOf(failure);
    void refresh(SECRET_LISTS[secretKind]);
    return text('integrations.unanswered', { name });
  };
}

/** When any of a key's secrets was last used; null if never. */
export const lastUseOf = ({ secrets }: Pick<ApiKey, 'secrets'>): string | null =>
  secrets
    .map(({ lastUsedAt }) => lastUsedAt)
    .filter((at) => at !== null)
    .toSorted()
    .at(-1) ?? null;

/** Status colors: works, will expire, no longer works. */
export const KEY_TONES: Readonly<Record<ApiKeyState, StatusTone>> = {
  active: 'good',
  ending: 'warn',
  expired: 'neutral',
  revoked: 'neutral',
};
