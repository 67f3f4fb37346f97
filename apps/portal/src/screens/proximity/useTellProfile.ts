import type { CallResult, ProximityProfileRecord } from '@forecourt/api-client';
import { useBanners } from '@forecourt/ui';
import { useSentText, useText } from '../../messages/text.ts';

type Answer = CallResult<{ readonly profile: ProximityProfileRecord }>;

/** Says what came of a change of a profile; answers whether it was done. */
export function useTellProfile() {
  const text = useText();
  const sent = useSentText();
  const banners = useBanners();
  return async (answer: Promise<Answer>): Promise<boolean> => {
    const result = await answer;
    if (result.ok) {
      const { name } = result.data.profile;
      banners.show({ kind: 'success', text: text('proximity.done', { name }) });
      return true;
    }
    const [first] = result.failure.fields;
    const why = first ? sent(first.key, first.params) : text('proximity.failed');
    banners.show({ kind: 'error', text: why });
    return false;
  };
}
