'use client';
import { useMemo, useRef, type FocusEvent, type ReactNode, type RefObject } from 'react';
import { UNSAFE_PortalProvider } from 'react-aria';

const OPEN = '[role="listbox"], [role="menu"], [role="dialog"]';

export interface InnerOverlays {
  readonly placeRef: RefObject<HTMLDivElement | null>;
  /** For the surrounding dialog: makes Escape close only the overlay open inside it. */
  readonly onEscapeKeyDown: (event: KeyboardEvent) => void;
  /**
   * For the surrounding dialog, which grabs focus when a list inside it closes: passes focus on to
   * the element that opened the list.
   */
  readonly onFocusCapture: (event: FocusEvent<HTMLElement>) => void;
}

/** Moves focus in the next frame, when the rest of the dialog is no longer hidden. */
function passFocus(from: EventTarget, to: HTMLElement | null) {
  requestAnimationFrame(() => {
    if (document.activeElement === from) to?.focus();
  });
}

/** Handlers for a dialog that make lists and menus opened inside it behave as part of it. */
export function useInnerOverlays(): InnerOverlays {
  const placeRef = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement>(null);
  const wasInside = useRef(false);
  return useMemo(
    () => ({
      placeRef,
      onEscapeKeyDown: (event) => {
        if (placeRef.current?.querySelector(OPEN)) event.preventDefault();
      },
      onFocusCapture: ({ target, currentTarget }) => {
        if (target === currentTarget) {
          if (wasInside.current) passFocus(target, opener.current);
          return;
        }
        wasInside.current = placeRef.current?.contains(target) ?? false;
        if (!wasInside.current) opener.current = target;
      },
    }),
    [],
  );
}

interface InnerOverlaysPlaceProps {
  readonly overlays: InnerOverlays;
  readonly children: ReactNode;
}

/**
 * Renders lists, menus, and tooltips inside the dialog instead of at the end of the page, where the
 * dialog would block pointer and focus.
 */
export function InnerOverlaysPlace({ overlays, children }: InnerOverlaysPlaceProps) {
  const { placeRef } = overlays;
  return (
    <UNSAFE_PortalProvider getContainer={() => placeRef.current}>
      {children}
      <div ref={placeRef} />
    </UNSAFE_PortalProvider>
  );
}
