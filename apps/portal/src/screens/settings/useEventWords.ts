import { useSentText } from '../../messages/text.ts';
import { en } from './messages/en.ts';

/** What happened, by the provider's name for it. */
export function useEventWords(): (kind: string) => string {
  const say = useSentText();
  return (kind) => {
    const key = `settings.event.${kind}`;
    return say(key in en ? key : 'settings.event.other');
  };
}
