'use client';
import { useMemo, useRef, type FocusEvent, type ReactNode, type RefObject } from 'react';
import { UNSAFE_PortalProvider } from 'react-aria';

const OPEN = '[role="listbox"], [role="menu"], [role="dialog"]';

export interface InnerOverlays {
  readonly placeRef: RefObject<HTMLDivElement | null>;
  /** For the surrounding dialog: Escape closes what is open inside of it, and only that. */
  readonly onEscapeKeyDown: (event: KeyboardEvent) => void;
  /**
   * For the surrounding dialog, which takes the focus itself when a list inside it closes: passes
   * the focus on to what opened the list.
   */
  readonly onFocusCapture: (event: FocusEvent<HTMLElement>) => void;
}

/** Moves the focus on in the next frame, once the rest of the dialog is no longer hidden. */
function handOn(from: EventTarget, to: HTMLElement | null) {
  requestAnimationFrame(() => {
    if (document.activeElement === from) to?.focus();
  });
}

/** What a dialog needs so that lists and menus that open inside of it work as part of it. */
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
          if (wasInside.current) handOn(target, opener.current);
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
 * Lets lists, menus and tooltips open inside a dialog and not at the end of the page, where the
 * dialog takes the pointer and the focus away from them.
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
