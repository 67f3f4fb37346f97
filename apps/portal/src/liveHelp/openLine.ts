import {
  openLiveHelpLine,
  type LiveHelpEnd,
  type LiveHelpTold,
} from '@forecourt/api-client/live-help';
import { liveHelp } from './liveHelp.ts';
import { recordPage } from './recordPage.ts';

/** The gateway's response to starting Live Help. */
export interface Begun {
  readonly liveHelpId: string;
  readonly pin: string;
  readonly lineKey: string;
  readonly expiresAt: string;
}

const SEND_MILLISECONDS = 100;

/** Batches events, sending them every 100 ms. */
function createSender(send: (events: unknown[]) => void) {
  let waiting: unknown[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const sendAll = () => {
    timer = undefined;
    send(waiting);
    waiting = [];
  };
  return {
    take: (event: unknown) => {
      waiting.push(event);
      timer ??= setTimeout(sendAll, SEND_MILLISECONDS);
    },
    stop: () => clearTimeout(timer),
  };
}

/**
 * Waits for an agent. The page is recorded only from when an agent joins until either side stops.
 * [HELP-01]
 */
export function openLine(baseUrl: string, { liveHelpId, lineKey, pin, expiresAt }: Begun): void {
  let stopRecording: (() => void) | null = null;
  let isOver = false;
  let spots = 0;
  const over = () => {
    isOver = true;
    stopRecording?.();
    sender.stop();
  };
  const end = (by: LiveHelpEnd) => {
    if (isOver) return;
    over();
    liveHelp.set({ is: 'ended', by });
  };
  const hear = (told: LiveHelpTold) => {
    if (isOver) return;
    const now = liveHelp.current();
    if (told.tell === 'waiting') liveHelp.set({ is: 'waiting', pin, expiresAt });
    if (told.tell === 'watched') {
      liveHelp.set({ is: 'watched', agentName: told.agentName, spot: null });
      stopRecording?.();
      stopRecording = recordPage(sender.take);
    }
    if (told.tell === 'point' && now.is === 'watched') {
      spots += 1;
      liveHelp.set({ ...now, spot: { x: told.x, y: told.y, key: spots } });
    }
    if (told.tell === 'ended') end(told.by);
  };
  const line = openLiveHelpLine({
    baseUrl,
    first: { tell: 'shown', liveHelpId, lineKey },
    hear,
    closed: () => end('line'),
  });
  const sender = createSender((events) => line.say({ tell: 'events', events }));
  liveHelp.opened(() => {
    over();
    line.say({ tell: 'stop' });
    line.close();
  });
}
