import {
  openLiveHelpLine,
  type LiveHelpEnd,
  type LiveHelpServerMessage,
} from '@forecourt/api-client/live-help';
import { liveHelp } from './liveHelp.ts';
import { recordPage } from './recordPage.ts';

/** The gateway's response to starting Live Help. */
export interface LiveHelpStart {
  readonly liveHelpId: string;
  readonly pin: string;
  readonly lineKey: string;
  readonly expiresAt: string;
}

const SEND_MILLISECONDS = 100;

/** Batches events, sending them every 100 ms. */
function createSender(send: (events: unknown[]) => void) {
  let queue: unknown[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    timer = undefined;
    send(queue);
    queue = [];
  };
  return {
    take: (event: unknown) => {
      queue.push(event);
      timer ??= setTimeout(flush, SEND_MILLISECONDS);
    },
    stop: () => clearTimeout(timer),
  };
}

/**
 * Waits for an agent. The page is recorded only from when an agent joins until either side stops.
 * [HELP-01]
 */
export function openLine(
  baseUrl: string,
  { liveHelpId, lineKey, pin, expiresAt }: LiveHelpStart,
): void {
  let stopRecording: (() => void) | null = null;
  let isClosed = false;
  let spotCount = 0;
  const cleanUp = () => {
    isClosed = true;
    stopRecording?.();
    sender.stop();
  };
  const end = (by: LiveHelpEnd) => {
    if (isClosed) return;
    cleanUp();
    liveHelp.set({ is: 'ended', by });
  };
  const onMessage = (message: LiveHelpServerMessage) => {
    if (isClosed) return;
    const current = liveHelp.current();
    if (message.tell === 'waiting') liveHelp.set({ is: 'waiting', pin, expiresAt });
    if (message.tell === 'watched') {
      liveHelp.set({ is: 'watched', agentName: message.agentName, spot: null });
      stopRecording?.();
      stopRecording = recordPage(sender.take);
    }
    if (message.tell === 'point' && current.is === 'watched') {
      spotCount += 1;
      liveHelp.set({ ...current, spot: { x: message.x, y: message.y, key: spotCount } });
    }
    if (message.tell === 'ended') end(message.by);
  };
  const line = openLiveHelpLine({
    baseUrl,
    first: { tell: 'shown', liveHelpId, lineKey },
    onMessage,
    closed: () => end('line'),
  });
  const sender = createSender((events) => line.send({ tell: 'events', events }));
  liveHelp.opened(() => {
    cleanUp();
    line.send({ tell: 'stop' });
    line.close();
  });
}
