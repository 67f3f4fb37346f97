import { useLayoutEffect, useRef, type FocusEvent } from 'react';
import { focusIfLost, isFocusLost } from '../../host/index.ts';

/**
 * Handlers for a grid that focus its tab stop again if the row or column that had focus is removed.
 * A popover over the grid, which is its child in React but not in the DOM, returns focus itself
 * unless its opener was removed.
 */
export function useKeptFocus(focusTabStop: () => void) {
  const inside = useRef<Element>(null);
  const focused = useRef<EventTarget>(null);
  useLayoutEffect(() => {
    if (focused.current === null || !isFocusLost()) return;
    if (focused.current !== inside.current && inside.current?.isConnected) return;
    focused.current = null;
    focusIfLost(focusTabStop);
  });
  return {
    onFocus: ({ target, currentTarget }: FocusEvent) => {
      focused.current = target;
      if (currentTarget.contains(target)) inside.current = target;
    },
    // Not called if the focused element is removed.
    onBlur: () => {
      focused.current = null;
    },
  } as const;
}
