import type { ApiKey, CallFailure } from '@forecourt/api-client';
import { useRefresh } from '@forecourt/api-client/react';
import type { StatusTone } from '@forecourt/ui';
import type { ApiKeyState } from '@forecourt/validation';
import { useFailureReason } from '../../app/useTell.ts';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';

/** Why someone may not change what applies to every fleet; null: they may. [USER-20] */
export function useWholeAccountReason(): string | null {
  const text = useText();
  const { account } = useSelected();
  return account.fleetIds === null ? null : text('access.wholeAccount');
}

/** Why nothing was done; what is not possible comes with its reasons. */
export const useFailureWords = () =>
  useFailureReason({
    said: /^(apiKey|telematics|webhook)\.(?!notPossible)/,
    otherwise: 'integrations.failed',
  });

/** The lists of what has secrets. */
export const SECRET_LISTS = { apiKeys: 'listApiKeys', webhooks: 'listWebhookEndpoints' } as const;

/**
 * The same for what makes a secret, which is never sent twice: where no answer came it may have been
 * made, and no one saw it. The list, asked for again, shows whether.
 */
export function useSecretFailureWords(
  of: keyof typeof SECRET_LISTS,
): (failure: CallFailure, name: string) => string {
  const text = useText();
  const inWords = useFailureWords();
  const refresh = useRefresh();
  return (failure, name) => {
    if (failure.status > 0) return inWords(failure);
    void refresh(SECRET_LISTS[of]);
    return text('integrations.unanswered', { name });
  };
}

/** When any of a key's secrets was last used; null: never. */
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
