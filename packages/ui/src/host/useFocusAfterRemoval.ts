import { useLayoutEffect, useRef } from 'react';

type FocusRef = (element: HTMLElement | null) => void;

interface FocusAfterRemoval {
  /** For the remove button of an item. */
  readonly refOf: (id: string) => FocusRef;
  /** For what takes the focus when no other item can be removed, such as the button that adds one. */
  readonly restRef: FocusRef;
  /** Call it before the item is removed, which can also happen later. */
  readonly hold: (id: string) => void;
}

const isFocusLost = () =>
  document.activeElement === null || document.activeElement === document.body;

/**
 * Keeps the focus in a list when an item leaves with the button that had it: hands it to the remove
 * button of the next item, else of the previous one, else to what adds one.
 */
export function useFocusAfterRemoval(ids: readonly string[]): FocusAfterRemoval {
  const buttons = useRef(new Map<string, HTMLElement>());
  const rest = useRef<HTMLElement>(null);
  const held = useRef<{ readonly id: string; readonly at: number } | null>(null);
  useLayoutEffect(() => {
    if (!held.current || ids.includes(held.current.id)) return;
    const next = ids[held.current.at] ?? ids.at(-1);
    const button = next === undefined ? undefined : buttons.current.get(next);
    if (isFocusLost()) (button ?? rest.current)?.focus();
    // a button that is still disabled takes it later
    if (!isFocusLost()) held.current = null;
  });
  return {
    refOf: (id) => (element) => {
      if (element) buttons.current.set(id, element);
      else buttons.current.delete(id);
    },
    restRef: (element) => {
      rest.current = element;
    },
    hold: (id) => {
      held.current = { id, at: ids.indexOf(id) };
    },
  };
}
