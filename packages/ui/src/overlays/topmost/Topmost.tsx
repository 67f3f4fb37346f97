'use client';
import { useSyncExternalStore } from 'react';

interface Place {
  /** The last element in normal flow. */
  readonly foot: HTMLElement;
  /** Takes up no space, because its content floats over the window. */
  readonly over: Element | null;
}

let places: readonly Place[] = [];
const listeners = new Set<() => void>();

function updatePlaces(next: readonly Place[]): void {
  places = next;
  for (const listener of listeners) listener();
}
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The most recently mounted place is on top. */
function mount(foot: HTMLElement | null): (() => void) | undefined {
  if (!foot) return undefined;
  const place = { foot, over: foot.nextElementSibling };
  updatePlaces([...places, place]);
  return () => updatePlaces(places.filter((one) => one !== place));
}

/** Renders at the end of each modal overlay; empty unless the page puts something into it. */
export function TopmostPlace({ className }: { readonly className?: string }) {
  return (
    <>
      <div ref={mount} data-topmost className={className} />
      <div data-topmost style={{ display: 'contents' }} />
    </>
  );
}

/**
 * For the surrounding dialog: the page portals content into the place, so that Radix would treat a
 * press on it as outside and close the dialog.
 */
export function keepOpenFromTopmost(event: Event): void {
  const { target } = event;
  if (target instanceof Element && target.closest('[data-topmost]')) event.preventDefault();
}

const usePart = <K extends keyof Place>(part: K): Place[K] | null =>
  useSyncExternalStore(
    subscribe,
    () => places.at(-1)?.[part] ?? null,
    () => null,
  );

/**
 * An element in the topmost dialog or panel for content that must stay reachable while the page is
 * blocked; `null` if none is open.
 */
export const useTopmostPlace = (): HTMLElement | null => usePart('foot');

/** Same, for content that floats over the window and takes up no space in the dialog or panel. */
export const useTopmostLayer = (): Element | null => usePart('over');
