import { useState } from 'react';
import type { CallFailure } from '@forecourt/api-client';
import { useMutation } from '@forecourt/api-client/react';
import { useBanners } from '@forecourt/ui';
import type { LimitProfile, NamedLimits } from '@forecourt/validation';
import { useText } from '../../messages/text.ts';

export interface SaveLimits {
  /** Adds it, or copies it for cards. */
  readonly create: (named: NamedLimits, cardIds: readonly string[]) => Promise<boolean>;
  /** Changes it for all cards on it. */
  readonly change: (profile: LimitProfile, named: NamedLimits) => Promise<boolean>;
  readonly isSaving: boolean;
  /** Why it was not saved, until the next try. */
  readonly failure: CallFailure | null;
}

/** Saves a card limit or profile; what was typed stays where it is until that worked. */
export function useSaveLimits(): SaveLimits {
  const text = useText();
  const banners = useBanners();
  const creating = useMutation('createLimitProfile');
  const changing = useMutation('changeLimitProfile');
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const say = (message: string) => {
    banners.show({ kind: 'success', text: message });
    return true;
  };
  const fail = (found: CallFailure) => {
    setFailure(found);
    return false;
  };

  return {
    failure,
    isSaving: creating.isPending || changing.isPending,
    create: async (named, cardIds) => {
      setFailure(null);
      const body = { ...named, cardIds: [...cardIds] };
      const result = await creating.send({ body });
      if (!result.ok) return fail(result.failure);
      const { name } = named;
      return say(
        cardIds.length > 0
          ? text('limits.saved', { name, count: cardIds.length })
          : text('limits.added', { name }),
      );
    },
    change: async ({ profileId, version }, named) => {
      setFailure(null);
      const request = { params: { profileId }, body: named };
      const result = await changing.send(request, { ifMatch: version });
      if (!result.ok) return fail(result.failure);
      return say(text('limits.saved', { name: named.name, count: result.data.cardCount }));
    },
  };
}
