import {
  LIVE_HELP_LINE_PATH,
  liveHelpServerMessage,
  type LiveHelpClientMessage,
  type LiveHelpServerMessage,
} from '../contract/liveHelp.ts';

export interface LiveHelpLineOptions {
  /** The gateway's base URL. */
  readonly baseUrl: string;
  /** The first message, from the shared page or the agent. It has the key, so that no URL does. */
  readonly first: Extract<LiveHelpClientMessage, { tell: 'shown' | 'agent' }>;
  readonly onMessage: (message: LiveHelpServerMessage) => void;
  /** Called once when the line closes, from either end, or fails to open. */
  readonly closed: () => void;
}

/** A connection to the other end, while it is open. */
export interface LiveHelpLine {
  send(message: LiveHelpClientMessage): void;
  close(): void;
}

/** The gateway's own URL with the WebSocket scheme. */
const addressOf = (baseUrl: string) =>
  baseUrl.replace(/^http/, 'ws').replace(/\/+$/, '') + LIVE_HELP_LINE_PATH;

/** Opens one end of a live help session. [HELP-01] */
export function openLiveHelpLine(options: LiveHelpLineOptions): LiveHelpLine {
  const { baseUrl, first, onMessage, closed } = options;
  const socket = new WebSocket(addressOf(baseUrl));
  const send = (message: LiveHelpClientMessage) => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
  };
  socket.addEventListener('open', () => send(first));
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const message = liveHelpServerMessage.safeParse(JSON.parse(data));
    if (message.success) onMessage(message.data);
  });
  socket.addEventListener('close', closed);
  return { send, close: () => socket.close() };
}
