import { useMutation } from '@forecourt/api-client/react';
import type { LimitProfile, NamedLimits } from '@forecourt/validation';
import { useReported } from '../../app/useAction.ts';
import { useText } from '../../messages/text.ts';

/** Saves a card limit or profile; the form keeps its values until that succeeds. */
export function useSaveLimits() {
  const text = useText();
  const saving = useReported(
    useMutation(
      (calls, body: NamedLimits, profile: LimitProfile | null, cardIds: readonly string[] = []) =>
        profile
          ? calls.changeLimitProfile(
              { params: { profileId: profile.profileId }, body },
              { ifMatch: profile.version },
            )
          : calls.createLimitProfile({ body: { ...body, cardIds: [...cardIds] } }),
    ),
    ({ cardCount }, { name }, profile, cardIds = []) => {
      const count = profile ? cardCount : cardIds.length;
      return profile || count > 0
        ? text('limits.saved', { name, count })
        : text('limits.added', { name });
    },
  );
  return {
    /** Saves for all cards on `profile`; if it is null, adds a new one or copies it for `cardIds`. */
    save: saving.run,
    isSaving: saving.isPending,
    failure: saving.failure,
  };
}
