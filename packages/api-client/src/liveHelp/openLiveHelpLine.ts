import {
  LIVE_HELP_LINE_PATH,
  liveHelpTold,
  type LiveHelpSaid,
  type LiveHelpTold,
} from '../contract/liveHelp.ts';

export interface LiveHelpLineOptions {
  /** The gateway's base URL. */
  readonly baseUrl: string;
  /** The first message, from the shared page or the agent. It has the key, so that no URL does. */
  readonly first: Extract<LiveHelpSaid, { tell: 'shown' | 'agent' }>;
  readonly hear: (message: LiveHelpTold) => void;
  /** Called once when the line closes, from either end, or fails to open. */
  readonly closed: () => void;
}

/** A connection to the other end, while it is open. */
export interface LiveHelpLine {
  say(message: LiveHelpSaid): void;
  close(): void;
}

/** The gateway's own URL with the WebSocket scheme. */
const addressOf = (baseUrl: string) =>
  baseUrl.replace(/^http/, 'ws').replace(/\/+$/, '') + LIVE_HELP_LINE_PATH;

/** Opens one end of a live help session. [HELP-01] */
export function openLiveHelpLine(options: LiveHelpLineOptions): LiveHelpLine {
  const { baseUrl, first, hear, closed } = options;
  const socket = new WebSocket(addressOf(baseUrl));
  const say = (message: LiveHelpSaid) => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
  };
  socket.addEventListener('open', () => say(first));
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const message = liveHelpTold.safeParse(JSON.parse(data));
    if (message.success) hear(message.data);
  });
  socket.addEventListener('close', closed);
  return { say, close: () => socket.close() };
}
