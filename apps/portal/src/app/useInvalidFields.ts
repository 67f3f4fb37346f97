import { useBanners } from '@forecourt/ui';
import { useText, type TextKey } from '../messages/text.ts';

/**
 * Tells how many fields keep a form from being sent. `key`: the sentence, with `{count}`. Each number
 * replaces the one before.
 */
export function useInvalidFields(key: TextKey): (count: number) => void {
  const text = useText();
  const banners = useBanners();
  return (count) => banners.show({ kind: 'trouble', topic: 'fields', text: text(key, { count }) });
}
