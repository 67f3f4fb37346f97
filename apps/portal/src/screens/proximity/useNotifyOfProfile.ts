import type { CallResult, ProximityProfileRecord } from '@forecourt/api-client';
import { useFieldReason, useNotify } from '../../app/useNotify.ts';
import { useText } from '../../messages/text.ts';

type ProfileResult = CallResult<{ readonly profile: ProximityProfileRecord }>;

/** Reports the result of a profile change; resolves to whether it succeeded. */
export function useNotifyOfProfile() {
  const text = useText();
  const reasonOr = useFieldReason();
  const notify = useNotify();
  return async (pending: Promise<ProfileResult>): Promise<boolean> =>
    notify(
      await pending,
      ({ profile: { name } }) => text('proximity.done', { name }),
      reasonOr(text('proximity.failed')),
    );
}
