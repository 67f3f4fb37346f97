import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';

export interface MenuButton {
  readonly isOpen: boolean;
  readonly close: () => void;
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  /** For the button that opens the menu. */
  readonly triggerProps: {
    readonly 'aria-haspopup': 'menu';
    readonly 'aria-expanded': boolean;
    readonly onPress: () => void;
    readonly onKeyDown: (event: Pick<KeyboardEvent, 'key'>) => void;
  };
}

/** Opens a menu by press, Enter, Space and the down arrow, unless its button is off. */
export function useMenuButton(isOff = false): MenuButton {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  // a menu whose button went off does not come back with it
  if (isOff && isOpen) setOpen(false);
  return {
    isOpen,
    close: () => setOpen(false),
    triggerRef,
    triggerProps: {
      'aria-haspopup': 'menu',
      'aria-expanded': isOpen,
      onPress: () => setOpen(true),
      onKeyDown: ({ key }) => {
        if (key === 'ArrowDown' && !isOff) setOpen(true);
      },
    },
  };
}

/** How a menu opens: its first entry takes the focus. */
export const OPENED = { autoFocus: 'first' } as const;
