import { useSyncExternalStore } from 'react';
import { media } from '@forecourt/ui/theme';

const list = () => window.matchMedia(media.phone);
const subscribe = (notify: () => void) => {
  const watched = list();
  watched.addEventListener('change', notify);
  return () => watched.removeEventListener('change', notify);
};

/** Whether the viewport is phone-sized. */
export function usePhone(): boolean {
  return useSyncExternalStore(subscribe, () => list().matches);
}
