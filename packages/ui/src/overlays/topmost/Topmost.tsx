'use client';
import { useSyncExternalStore } from 'react';

let places: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLElement[]): void {
  places = next;
  for (const listener of listeners) listener();
}
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The last that was mounted lies on top. */
function mount(place: HTMLElement | null): (() => void) | undefined {
  if (!place) return undefined;
  change([...places, place]);
  return () => change(places.filter((one) => one !== place));
}

/** Last in everything that keeps the page from being operated; empty unless the page has a line for it. */
export function TopmostPlace({ className }: { readonly className?: string }) {
  return <div ref={mount} {...(className === undefined ? {} : { className })} />;
}

/**
 * The place in the uppermost dialog or panel for what must stay in reach while it keeps the page
 * from being operated; null when nothing does.
 */
export const useTopmostPlace = (): HTMLElement | null =>
  useSyncExternalStore(
    subscribe,
    () => places.at(-1) ?? null,
    () => null,
  );
