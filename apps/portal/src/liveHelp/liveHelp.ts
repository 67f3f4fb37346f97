import type { LiveHelpEnd } from '@forecourt/api-client/live-help';
import { createListeners } from '../app/listeners.ts';

/** Whether an agent may look at this page, and does. */
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
const { subscribe, tell } = createListeners();

/** One for the browser tab: it goes on while screens change. */
export const liveHelp = {
  current: () => current,
  subscribe,
  set: (next: LiveHelp) => {
    current = next;
    tell();
  },
  /** What closes the line that was opened. */
  opened: (close: () => void) => {
    closeLine = close;
  },
  /** The person stops, or signs out; nothing leaves the page from here on. */
  stop: () => {
    closeLine?.();
    closeLine = null;
    if (current.is !== 'off')
      liveHelp.set(current.is === 'ended' ? OFF : { is: 'ended', by: 'person' });
  },
};
