import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  LIVE_HELP_LINE_PATH,
  liveHelpSaid,
  type LiveHelpEnd,
  type LiveHelpSaid,
  type LiveHelpTold,
} from '@forecourt/api-client/contract';
import type { Clock, Log } from '@forecourt/server';
import { LIVE_HELP_WRONG_PINS_MAX, LIVE_HELP_WRONG_PINS_MINUTES } from '@forecourt/validation';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { holderOf, type NamedKeys } from '../http/namedKeys.ts';
import { endSession, findWaiting, watch } from '../services/liveHelp/liveHelpSessions.ts';
import type { Db } from '../store/schema.ts';

export interface LiveHelpParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  /** Companies whose agents may look, with their keys. */
  readonly agents: NamedKeys;
  readonly portalOrigins: readonly string[];
}

/** Carries a page from the person who shows it to the agent who looks; nothing of it is kept. */
export interface LiveHelpRelay {
  /** Takes a connection that wants to be a line; any other is ended. */
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  /** Ends every session. */
  readonly close: () => Promise<void>;
}

/** The two ends of a session. */
interface Lines {
  readonly shown: WebSocket;
  agent: WebSocket | null;
  readonly overdue: NodeJS.Timeout;
}

/** A snapshot of a large page fits; nothing else is as large. */
const MESSAGE_BYTES_MAX = 8 * 1024 * 1024;
/** An agent whose line is so far behind is lost. */
const BEHIND_BYTES_MAX = 32 * 1024 * 1024;
const HELLO_MILLISECONDS = 10_000;
const BAD_MESSAGE = 1008;

const tell = (line: WebSocket, message: LiveHelpTold) => line.send(JSON.stringify(message));

function heard(data: RawData): LiveHelpSaid | null {
  try {
    return liveHelpSaid.parse(JSON.parse(Buffer.isBuffer(data) ? data.toString('utf8') : ''));
  } catch {
    return null;
  }
}

/**
 * Both ends of a session meet on this instance: with several, the line's path leads to one of them.
 * [HELP-01]
 */
export function createLiveHelpRelay(parts: LiveHelpParts): LiveHelpRelay {
  const { db, clock, log, agents, portalOrigins } = parts;
  const server = new WebSocketServer({ noServer: true, maxPayload: MESSAGE_BYTES_MAX });
  const sessions = new Map<string, Lines>();
  const wrongPins = new RateLimiterMemory({
    points: LIVE_HELP_WRONG_PINS_MAX,
    duration: LIVE_HELP_WRONG_PINS_MINUTES * 60,
  });

  const end = async (liveHelpId: string, by: LiveHelpEnd) => {
    const lines = sessions.get(liveHelpId);
    if (!lines) return;
    sessions.delete(liveHelpId);
    clearTimeout(lines.overdue);
    for (const line of [lines.shown, lines.agent]) {
      if (!line || line.readyState !== line.OPEN) continue;
      tell(line, { tell: 'ended', by });
      line.close();
    }
    await endSession(db, liveHelpId, by, clock.now());
  };
  const endLogged = (liveHelpId: string, by: LiveHelpEnd) =>
    void end(liveHelpId, by).catch((err: unknown) =>
      log.error({ err, liveHelpId }, 'the end of a live help session was not kept'),
    );

  async function show(line: WebSocket, said: Extract<LiveHelpSaid, { tell: 'shown' }>) {
    const now = clock.now();
    const session = await findWaiting(db, said, now);
    if (!session || sessions.has(session.id)) return line.close(BAD_MESSAGE);
    const { id } = session;
    const waitMilliseconds = Date.parse(session.expires_at) - now.getTime();
    const overdue = setTimeout(() => {
      if (sessions.get(id)?.agent === null) endLogged(id, 'time');
    }, waitMilliseconds);
    sessions.set(id, { shown: line, agent: null, overdue });
    line.on('close', () => endLogged(id, 'line'));
    line.on('message', (data) => {
      const next = heard(data);
      const agent = sessions.get(id)?.agent;
      if (next?.tell === 'stop') endLogged(id, 'person');
      if (next?.tell !== 'events' || !agent) return;
      if (agent.bufferedAmount > BEHIND_BYTES_MAX) return endLogged(id, 'line');
      tell(agent, next);
    });
    // it may have closed while it was looked up
    if (line.readyState !== line.OPEN) return endLogged(id, 'line');
    tell(line, { tell: 'waiting' });
  }

  async function look(
    line: WebSocket,
    said: Extract<LiveHelpSaid, { tell: 'agent' }>,
    address: string,
  ) {
    const refuse = (why: 'key' | 'pin' | 'tooMany') => {
      tell(line, { tell: 'refused', why });
      line.close();
    };
    const tries = await wrongPins.get(address);
    if (tries && tries.remainingPoints <= 0) return refuse('tooMany');
    const wrong = async (why: 'key' | 'pin') => {
      await wrongPins.consume(address).catch(() => undefined);
      refuse(why);
    };
    const company = holderOf(agents, said.key, clock.now());
    if (company === null) return wrong('key');
    const { agentName, pin } = said;
    const isHere = (liveHelpId: string) => sessions.has(liveHelpId);
    const watching = await watch(db, { company, agentName, pin }, isHere, clock.now());
    const lines = watching && sessions.get(watching.liveHelpId);
    if (!watching || !lines) return wrong('pin');
    const { liveHelpId, personName, accountName } = watching;
    lines.agent = line;
    line.on('close', () => endLogged(liveHelpId, 'line'));
    line.on('message', (data) => {
      const next = heard(data);
      if (next?.tell === 'stop') endLogged(liveHelpId, 'agent');
      if (next?.tell === 'point') tell(lines.shown, next);
    });
    if (line.readyState !== line.OPEN) return endLogged(liveHelpId, 'line');
    tell(line, { tell: 'watching', personName, accountName });
    tell(lines.shown, { tell: 'watched', agentName });
    log.info({ liveHelpId, company }, 'an agent looks at a page');
  }

  function greet(line: WebSocket, address: string) {
    const late = setTimeout(() => line.close(BAD_MESSAGE), HELLO_MILLISECONDS);
    line.on('error', (err) => log.debug({ err }, 'a live help line broke'));
    line.once('message', (data) => {
      clearTimeout(late);
      const said = heard(data);
      const begun =
        said?.tell === 'shown'
          ? show(line, said)
          : said?.tell === 'agent'
            ? look(line, said, address)
            : Promise.resolve(line.close(BAD_MESSAGE));
      begun.catch((err: unknown) => {
        log.error({ err }, 'a live help line could not begin');
        line.close();
      });
    });
    line.once('close', () => clearTimeout(late));
  }

  let closing: Promise<void> | undefined;
  const shut = async () => {
    await Promise.all([...sessions.keys()].map((id) => end(id, 'line')));
    for (const line of server.clients) line.terminate();
  };

  return {
    upgrade: (request, socket, head) => {
      const { pathname } = new URL(request.url ?? '/', 'http://gateway');
      const isOurs = portalOrigins.includes(request.headers.origin ?? '');
      if (pathname !== LIVE_HELP_LINE_PATH || !isOurs) {
        socket.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n');
        return;
      }
      const address = request.socket.remoteAddress ?? '';
      server.handleUpgrade(request, socket, head, (line) => greet(line, address));
    },
    close: () => (closing ??= shut()),
  };
}
