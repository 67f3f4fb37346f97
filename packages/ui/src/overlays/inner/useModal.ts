import { useEffect, useState } from 'react';
import { usePortalContainer } from '../../provider/hostParts.ts';
import { locked } from '../scroll/scroll.css.ts';
import { keepOpenFromTopmost } from '../topmost/index.ts';
import { useInnerOverlays } from './InnerOverlays.tsx';

let holders = 0;

/**
 * Keeps the page from scrolling while `isOn`. A class does it, not an injected style element, so
 * that it works under a strict content security policy. [UI-11]
 */
function useScrollLock(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const root = document.documentElement;
    if (holders === 0) {
      // The width that the page gains without a scrollbar; the window's width does not always tell.
      const width = root.getBoundingClientRect().width;
      root.style.setProperty('--fc-scrollbar', '0px');
      root.classList.add(locked);
      const gained = root.getBoundingClientRect().width - width;
      root.style.setProperty('--fc-scrollbar', `${gained}px`);
    }
    holders += 1;
    return () => {
      holders -= 1;
      if (holders === 0) root.classList.remove(locked);
    };
  }, [isOn]);
}

/**
 * Returns the focus to the element that had it when the dialog opened. Radix does so only for its
 * own trigger, and our dialogs are opened by the host's state.
 */
function useFocusReturn() {
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

/**
 * What all dialogs over the page share: they lock the page's scrolling, return the focus, and stay
 * open for what opens inside of them. `content` goes on Radix's content.
 */
export function useModal(isOpen: boolean) {
  useScrollLock(isOpen);
  const container = usePortalContainer();
  const focusReturn = useFocusReturn();
  const overlays = useInnerOverlays();
  const content = {
    ...focusReturn,
    onEscapeKeyDown: overlays.onEscapeKeyDown,
    onFocusCapture: overlays.onFocusCapture,
    onPointerDownOutside: keepOpenFromTopmost,
    'aria-modal': true,
    'aria-describedby': undefined,
  };
  return { container, overlays, content };
}
