import { useEffect, useEffectEvent } from 'react';
import { areShortcutsOn, isTaken, type ScreenKey } from './shortcuts.ts';

/** Maximum time between the two keys. */
const SECOND_KEY_MILLISECONDS = 1_500;

export interface ShortcutActions {
  readonly screens: readonly ScreenKey[];
  readonly onHelp: () => void;
  readonly onScreen: (key: ScreenKey) => void;
}

/** Handles `?`, and `G` followed by a letter, wherever the focus is. */
export function useShortcuts({ screens, onHelp, onScreen }: ShortcutActions): void {
  const handleKey = useEffectEvent((event: KeyboardEvent, isSecond: boolean): boolean => {
    if (!areShortcutsOn() || isTaken(event)) return false;
    const screenKey = isSecond && screens.find(({ letter }) => letter === event.key.toLowerCase());
    if (screenKey) {
      event.preventDefault();
      onScreen(screenKey);
      return false;
    }
    if (event.key === '?') {
      event.preventDefault();
      onHelp();
      return false;
    }
    return event.key.toLowerCase() === 'g';
  });
  useEffect(() => {
    let prefixExpiresAt = 0;
    const onKeyDown = (event: KeyboardEvent) => {
      const isPrefix = handleKey(event, event.timeStamp < prefixExpiresAt);
      prefixExpiresAt = isPrefix ? event.timeStamp + SECOND_KEY_MILLISECONDS : 0;
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}
