import type { LiveHelpEnd } from '@forecourt/api-client/live-help';
import { createListeners } from '../app/listeners.ts';

/** State of a Live Help session. */
export type LiveHelp =
  | { readonly is: 'off' }
  | { readonly is: 'waiting'; readonly pin: string; readonly expiresAt: string }
  | {
      readonly is: 'watched';
      readonly agentName: string;
      readonly spot: { readonly x: number; readonly y: number; readonly key: number } | null;
    }
  | { readonly is: 'ended'; readonly by: LiveHelpEnd };

const OFF: LiveHelp = { is: 'off' };
let current: LiveHelp = OFF;
let closeLine: (() => void) | null = null;
const { subscribe, notify } = createListeners();

/** One per browser tab; it continues while screens change. */
export const liveHelp = {
  current: () => current,
  subscribe,
  set: (next: LiveHelp) => {
    current = next;
    notify();
  },
  /** Stores the function that closes the open connection. */
  opened: (close: () => void) => {
    closeLine = close;
  },
  /** Called when the person stops or signs out; nothing is sent from here on. */
  stop: () => {
    closeLine?.();
    closeLine = null;
    if (current.is !== 'off')
      liveHelp.set(current.is === 'ended' ? OFF : { is: 'ended', by: 'person' });
  },
};
