import type { CallFailure } from '@forecourt/api-client';
import { useChangeProximity, type ProximityChange } from '@forecourt/api-client/react';
import { useBanners } from '@forecourt/ui';
import { useSentText, useText } from '../../messages/text.ts';

/** Changes a profile and says afterward what happened; answers the failure, if there is one. */
export function useProximity() {
  const text = useText();
  const sent = useSentText();
  const banners = useBanners();
  const changing = useChangeProximity();
  const change = async (asked: ProximityChange): Promise<CallFailure | null> => {
    const result = await changing.send(asked);
    if (result.ok) {
      const { name } = result.data.profile;
      banners.show({ kind: 'success', text: text('proximity.done', { name }) });
      return null;
    }
    const [first] = result.failure.fields;
    banners.show({
      kind: 'error',
      text: first ? sent(first.key, first.params) : text('proximity.failed'),
    });
    return result.failure;
  };
  return { change, isPending: changing.isPending };
}
