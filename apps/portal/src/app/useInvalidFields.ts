import { useBanners } from '@forecourt/ui';
import { useText, type PortalTextKey } from '../messages/text.ts';

/**
 * Tells how many fields keep a form from being sent. `key`: the sentence, with `{count}`. A number
 * that was told before gives way: it is of fields that were put right since.
 */
export function useInvalidFields(key: PortalTextKey): (count: number) => void {
  const text = useText();
  const banners = useBanners();
  return (count) => banners.show({ kind: 'trouble', topic: 'fields', text: text(key, { count }) });
}
