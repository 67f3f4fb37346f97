import { useState } from 'react';

/**
 * Gives the focus back to what had it when the dialog opened. Radix does so for its own trigger only,
 * and our dialogs are opened by the host's state.
 */
export function useFocusReturn() {
  const [handlers] = useState(() => {
    let before: Element | null = null;
    return {
      onOpenAutoFocus: () => {
        before = document.activeElement;
      },
      onCloseAutoFocus: (event: Event) => {
        event.preventDefault();
        if (before instanceof HTMLElement) before.focus();
      },
    };
  });
  return handlers;
}
