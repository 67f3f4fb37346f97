import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';

let closedTrigger: HTMLElement | null = null;

const forget = () => {
  closedTrigger = null;
};

/** Remembers the button of a menu that closes, until something takes focus. */
function remember(trigger: HTMLElement | null) {
  closedTrigger = trigger;
  document.addEventListener('focusin', forget, { once: true });
}

/**
 * The button of the menu that has just closed and whose focus nothing has taken yet: what to return
 * to from a dialog that one of its entries opens.
 */
export const triggerOfClosedMenu = (): HTMLElement | null => closedTrigger;

export interface MenuButton {
  readonly isOpen: boolean;
  readonly close: () => void;
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  /** Props for the button that opens the menu. */
  readonly triggerProps: {
    readonly 'aria-haspopup': 'menu';
    readonly 'aria-expanded': boolean;
    readonly onPress: () => void;
    readonly onKeyDown: (event: Pick<KeyboardEvent, 'key'>) => void;
  };
}

/** Opens a menu on press, Enter, Space, and the down arrow, unless its button is disabled. */
export function useMenuButton(isDisabled = false): MenuButton {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  // Closes the menu, so that it does not reopen when the button is enabled again.
  if (isDisabled && isOpen) setOpen(false);
  return {
    isOpen,
    close: () => {
      remember(triggerRef.current);
      setOpen(false);
    },
    triggerRef,
    triggerProps: {
      'aria-haspopup': 'menu',
      'aria-expanded': isOpen,
      onPress: () => setOpen(true),
      onKeyDown: ({ key }) => {
        if (key === 'ArrowDown' && !isDisabled) setOpen(true);
      },
    },
  };
}

/** Focuses a menu's first entry when it opens. */
export const OPENED = { autoFocus: 'first' } as const;
