'use client';
import { useLayoutEffect, useRef } from 'react';

type FocusRef = (element: HTMLElement | null) => void;

interface FocusAfterRemoval {
  /** Ref for an item's remove button. */
  readonly refOf: (id: string) => FocusRef;
  /** Ref for what takes focus if no removable item is left, such as the button that adds one. */
  readonly restRef: FocusRef;
  /** Call before removing the item, even if it is removed asynchronously. */
  readonly hold: (id: string) => void;
}

/** Whether no element has focus, as after the focused one was removed. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/**
 * Calls `focus` if no element has focus, and once more if that fails: a menu that closes keeps
 * everything else inert until the next frame.
 */
export function focusIfLost(focus: () => void): void {
  if (!isFocusLost()) return;
  focus();
  if (!isFocusLost()) return;
  requestAnimationFrame(() => {
    if (isFocusLost()) focus();
  });
}

/**
 * Preserves focus when a list item unmounts along with its focused remove button: moves it to the
 * next item's remove button, or else the previous item's, or else the `restRef` element.
 */
export function useFocusAfterRemoval(ids: readonly string[]): FocusAfterRemoval {
  const buttons = useRef(new Map<string, HTMLElement>());
  const fallback = useRef<HTMLElement>(null);
  const pendingRemoval = useRef<{ readonly id: string; readonly at: number } | null>(null);
  useLayoutEffect(() => {
    if (!pendingRemoval.current || ids.includes(pendingRemoval.current.id)) return;
    const next = ids[pendingRemoval.current.at] ?? ids.at(-1);
    const button = next === undefined ? undefined : buttons.current.get(next);
    if (isFocusLost()) (button ?? fallback.current)?.focus();
    // A button that is still disabled takes focus on a later render.
    if (!isFocusLost()) pendingRemoval.current = null;
  });
  return {
    refOf: (id) => (element) => {
      if (element) buttons.current.set(id, element);
      else buttons.current.delete(id);
    },
    restRef: (element) => {
      fallback.current = element;
    },
    hold: (id) => {
      pendingRemoval.current = { id, at: ids.indexOf(id) };
    },
  };
}
