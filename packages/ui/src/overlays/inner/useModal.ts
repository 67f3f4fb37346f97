import { useEffect, useState } from 'react';
import { isFocusLost } from '../../host/index.ts';
import { usePortalContainer } from '../../provider/hostParts.ts';
import { triggerOfClosedMenu } from '../../primitives/Menu/useMenuButton.ts';
import { locked } from '../scroll/scroll.css.ts';
import { keepOpenFromTopmost } from '../topmost/index.ts';
import { useInnerOverlays } from './InnerOverlays.tsx';

let lockCount = 0;

/**
 * Locks page scrolling while `isOn`. Uses a class instead of an injected style element, to comply
 * with a strict content security policy. [UI-11]
 */
function useScrollLock(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const root = document.documentElement;
    if (lockCount === 0) {
      // Measures the width gained without a scrollbar; `innerWidth` does not always reveal it.
      const width = root.getBoundingClientRect().width;
      root.style.setProperty('--fc-scrollbar', '0px');
      root.classList.add(locked);
      const gainedWidth = root.getBoundingClientRect().width - width;
      root.style.setProperty('--fc-scrollbar', `${gainedWidth}px`);
    }
    lockCount += 1;
    return () => {
      lockCount -= 1;
      if (lockCount === 0) root.classList.remove(locked);
    };
  }, [isOn]);
}

/**
 * Returns focus to the element that had it before the dialog opened, or to the button of the menu
 * that opened it, or else to the page's content. Radix does this only for its own trigger, but the
 * host's state opens our dialogs.
 */
function useFocusReturn() {
  const [handlers] = useState(() => {
    let previousFocus: Element | null = null;
    return {
      onOpenAutoFocus: () => {
        const trigger = triggerOfClosedMenu();
        previousFocus = trigger ?? document.activeElement;
      },
      onCloseAutoFocus: (event: Event) => {
        event.preventDefault();
        if (previousFocus instanceof HTMLElement) previousFocus.focus();
        if (isFocusLost()) document.querySelector('main')?.focus({ preventScroll: true });
      },
    };
  });
  return handlers;
}

/**
 * Shared behavior of modal dialogs: locks page scrolling, returns focus, and handles overlays
 * opened inside. Spread `content` on Radix's `Content`.
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
