import { useState, type ReactNode } from 'react';
import { useFocusAfterRemoval, VisuallyHidden } from '@forecourt/ui';
import { useText, type TextKey } from '../../messages/text.ts';

export interface FocusOnward extends Pick<
  ReturnType<typeof useFocusAfterRemoval>,
  'refOf' | 'hold'
> {
  /** Takes the focus if no other button is left; render it where they were. */
  readonly rest: ReactNode;
}

/**
 * Keeps the focus in place when a pressed button goes away: on the next of these buttons, or else
 * on a hidden text that says what happened. [UI-19]
 */
export function useFocusOnward(ids: readonly string[], outcome: TextKey): FocusOnward {
  const text = useText();
  const { refOf, restRef, hold } = useFocusAfterRemoval(ids);
  const [isHeld, setHeld] = useState(false);
  return {
    refOf,
    hold: (id) => {
      setHeld(true);
      hold(id);
    },
    rest: isHeld && ids.length === 0 && (
      <VisuallyHidden>
        <span ref={restRef} tabIndex={-1}>
          {text(outcome)}
        </span>
      </VisuallyHidden>
    ),
  };
}
