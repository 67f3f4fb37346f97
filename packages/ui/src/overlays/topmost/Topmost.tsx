'use client';
import { useSyncExternalStore } from 'react';

interface Place {
  /** In the flow, last. */
  readonly foot: HTMLElement;
  /** Takes no room, since its content floats over the window. */
  readonly over: Element | null;
}

let places: readonly Place[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Place[]): void {
  places = next;
  for (const listener of listeners) listener();
}
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The last that was mounted lies on top. */
function mount(foot: HTMLElement | null): (() => void) | undefined {
  if (!foot) return undefined;
  const place = { foot, over: foot.nextElementSibling };
  change([...places, place]);
  return () => change(places.filter((one) => one !== place));
}

/** Last in everything that keeps the page from being operated; empty unless the page has a line for it. */
export function TopmostPlace({ className }: { readonly className?: string }) {
  return (
    <>
      <div ref={mount} data-topmost className={className} />
      <div data-topmost style={{ display: 'contents' }} />
    </>
  );
}

/**
 * For the dialog around the place: what the page puts there is a child of the page for React, so
 * that a press on it would pass for one outside, and close the dialog.
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
 * The place in the uppermost dialog or panel for what must stay in reach while it keeps the page
 * from being operated; null when nothing does.
 */
export const useTopmostPlace = (): HTMLElement | null => usePart('foot');

/** The same for what floats over the window, and takes no room in the dialog or panel. */
export const useTopmostLayer = (): Element | null => usePart('over');
