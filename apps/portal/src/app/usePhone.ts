import { useSyncExternalStore } from 'react';
import { media } from '@forecourt/ui/theme';

const phoneQuery = () => window.matchMedia(media.phone);
const subscribe = (notify: () => void) => {
  const query = phoneQuery();
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
};

/** Whether the viewport is phone-sized. */
export function usePhone(): boolean {
  return useSyncExternalStore(subscribe, () => phoneQuery().matches);
}
