import {
  LIVE_HELP_LINE_PATH,
  liveHelpTold,
  type LiveHelpSaid,
  type LiveHelpTold,
} from '../contract/liveHelp.ts';

export interface LiveHelpLineOptions {
  /** The gateway's address. */
  readonly baseUrl: string;
  /** Who speaks: the page that is shown, or the agent. It carries the key, so no address does. */
  readonly first: Extract<LiveHelpSaid, { tell: 'shown' | 'agent' }>;
  readonly hear: (told: LiveHelpTold) => void;
  /** The line is closed, by whomever; also when it never opened. Told once. */
  readonly closed: () => void;
}

/** A line to the other one, while it is open. */
export interface LiveHelpLine {
  say(message: LiveHelpSaid): void;
  close(): void;
}

/** The address of the line: the gateway's own, by the protocol of WebSockets. */
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
    const told = liveHelpTold.safeParse(JSON.parse(data));
    if (told.success) hear(told.data);
  });
  socket.addEventListener('close', closed);
  return { say, close: () => socket.close() };
}
