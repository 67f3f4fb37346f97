import { useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

type Globals = Readonly<Record<string, unknown>>;

const NONE: Globals = {};

function subscribe(listener: () => void) {
  const channel = addons.getChannel();
  channel.on(GLOBALS_UPDATED, listener);
  return () => channel.off(GLOBALS_UPDATED, listener);
}

function getSnapshot(): Globals {
  const channel = addons.getChannel();
  const [event] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
  return event?.globals ?? NONE;
}

/** The toolbar's settings, available also on pages without a story. */
export const useGlobals = (): Globals => useSyncExternalStore(subscribe, getSnapshot, () => NONE);
