import { useBanners } from '@forecourt/ui';
import { useText, type TextKey } from '../messages/text.ts';

/**
 * Reports how many fields block a submit. `key` is the sentence, with `{count}`. Each report
 * replaces the previous one.
 */
export function useInvalidFields(key: TextKey): (count: number) => void {
  const text = useText();
  const banners = useBanners();
  return (count) => banners.show({ kind: 'trouble', topic: 'fields', text: text(key, { count }) });
}
