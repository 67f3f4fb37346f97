import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  LIVE_HELP_LINE_PATH,
  liveHelpClientMessage,
  liveHelpServerMessage,
  type LiveHelpEnd,
  type LiveHelpClientMessage,
  type LiveHelpServerMessage,
} from '@forecourt/api-client/contract';
import {
  networkOf,
  type AddressReader,
  type Clock,
  type Database,
  type Log,
} from '@forecourt/server';
import { LIVE_HELP_WRONG_PINS_MAX, LIVE_HELP_WRONG_PINS_MINUTES } from '@forecourt/validation';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import * as z from 'zod/mini';
import { holderOf, type NamedKeys } from '../http/namedKeys.ts';
import { endSession, showSession, watch } from '../services/liveHelp/liveHelpSessions.ts';
import { countAttempt, takeBackAttempt } from '../services/people/attempts.ts';
import type { Schema } from '../store/schema.ts';
import { openWire } from './wire.ts';

export interface LiveHelpParts {
  readonly database: Pick<Database<Schema>, 'db' | 'listen'>;
  readonly clock: Clock;
  readonly log: Log;
  /** Companies whose agents may view pages, with their keys. */
  readonly agents: NamedKeys;
  readonly portalOrigins: readonly string[];
  readonly readAddress: AddressReader;
}

/** Relays a page from the person who shows it to the agent who views it. Nothing is stored. */
export interface LiveHelpRelay {
  /** Accepts connections that ask for a live help line. Any other is closed. */
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  /** Ends every session. */
  readonly close: () => Promise<void>;
}

const SIDES = ['shown', 'agent'] as const;
type Side = (typeof SIDES)[number];
const OTHER = { shown: 'agent', agent: 'shown' } as const satisfies Record<Side, Side>;

/** A message from one end to the other, on whichever gateway that is; `null` is a heartbeat. */
const relayedMessage = z.object({
  liveHelpId: z.string(),
  to: z.enum(SIDES),
  told: z.nullable(liveHelpServerMessage),
});

/** One of the two ends of a session, connected to this gateway. */
interface End {
  readonly liveHelpId: string;
  readonly side: Side;
  readonly line: WebSocket;
  /** Ends the session if no one joins in time or the other end is gone. */
  joinTimer: NodeJS.Timeout;
  /** Sends heartbeats, once both ends have joined. */
  heartbeat?: NodeJS.Timeout;
  /** Bytes received but not yet relayed. */
  bytesBehind: number;
}

/** Wrong PINs by all of a company's agents, in the same time window as those of one line. */
const COMPANY_WRONG_PINS_MAX = 50;
/** Fits a snapshot of a large page. Nothing else is that large. */
const MESSAGE_BYTES_MAX = 8 * 1024 * 1024;
/** A session ends once one of its ends falls this far behind. */
const BEHIND_BYTES_MAX = 32 * 1024 * 1024;
/** The first message is short, and an address may have only so many lines that haven't sent it. */
const HELLO_BYTES_MAX = 4 * 1024;
const HELLO_MILLISECONDS = 10_000;
const HELLOS_MAX = 10;
const BEAT_MILLISECONDS = 5_000;
/** An end that is silent for this long is gone, along with its gateway. */
const SILENCE_MILLISECONDS = 15_000;
const BAD_MESSAGE = 1008;

const sendMessage = (line: WebSocket, message: LiveHelpServerMessage) =>
  line.send(JSON.stringify(message));

function parseMessage(data: RawData): LiveHelpClientMessage | null {
  try {
    return liveHelpClientMessage.parse(
      JSON.parse(Buffer.isBuffer(data) ? data.toString('utf8') : ''),
    );
  } catch {
    return null;
  }
}

const nameOf = (liveHelpId: string, side: Side) => `${side} ${liveHelpId}`;

/** Connects both ends of a session through the database, whichever gateway each is on. [HELP-01] */
export async function openLiveHelpRelay(parts: LiveHelpParts): Promise<LiveHelpRelay> {
  const { database, clock, log, agents, portalOrigins, readAddress } = parts;
  const { db } = database;
  const server = new WebSocketServer({ noServer: true, maxPayload: MESSAGE_BYTES_MAX });
  const ends = new Map<string, End>();
  /** Number of lines per address that haven't identified themselves yet. */
  const unidentified = new Map<string, number>();
  const endsOf = (liveHelpId: string) =>
    SIDES.flatMap((side) => ends.get(nameOf(liveHelpId, side)) ?? []);

  const finish = (liveHelpId: string, by: LiveHelpEnd) => {
    for (const { side, line, joinTimer, heartbeat } of endsOf(liveHelpId)) {
      ends.delete(nameOf(liveHelpId, side));
      clearTimeout(joinTimer);
      clearInterval(heartbeat);
      if (line.readyState !== line.OPEN) continue;
      sendMessage(line, { tell: 'ended', by });
      line.close();
    }
  };
  const publish = await openWire(database, 'live_help', relayedMessage, (message) => {
    if (message === null) {
      for (const { liveHelpId } of ends.values()) endLogged(liveHelpId, 'line');
      return;
    }
    const { liveHelpId, to, told } = message;
    if (told?.tell === 'ended') return finish(liveHelpId, told.by);
    const end = ends.get(nameOf(liveHelpId, to));
    if (!end) return;
    if (told?.tell === 'watched') startHeartbeat(end);
    end.joinTimer.refresh();
    if (end.line.bufferedAmount > BEHIND_BYTES_MAX) return endLogged(liveHelpId, 'line');
    if (told) sendMessage(end.line, told);
  });
  const end = async (liveHelpId: string, by: LiveHelpEnd) => {
    if (endsOf(liveHelpId).length === 0) return;
    finish(liveHelpId, by);
    await endSession(db, liveHelpId, by, clock.now());
    await publish({ liveHelpId, to: 'shown', told: { tell: 'ended', by } });
  };
  const endLogged = (liveHelpId: string, by: LiveHelpEnd) =>
    void end(liveHelpId, by).catch((err: unknown) =>
      log.error({ err, liveHelpId }, 'could not save the end of a Live Help session'),
    );
  const carry = ({ liveHelpId, side }: End, told: LiveHelpServerMessage | null) =>
    publish({ liveHelpId, to: OTHER[side], told }).catch(() => endLogged(liveHelpId, 'line'));

  /** Both ends have joined: starts this end's heartbeats and watches for the other's. */
  function startHeartbeat(thisEnd: End) {
    clearTimeout(thisEnd.joinTimer);
    thisEnd.joinTimer = setTimeout(
      () => endLogged(thisEnd.liveHelpId, 'line'),
      SILENCE_MILLISECONDS,
    );
    thisEnd.heartbeat = setInterval(() => void carry(thisEnd, null), BEAT_MILLISECONDS);
  }

  /** Registers a line as one end of a session and relays its messages to the other end. */
  function join(liveHelpId: string, side: Side, line: WebSocket, joinTimer: NodeJS.Timeout) {
    const thisEnd: End = { liveHelpId, side, line, joinTimer, bytesBehind: 0 };
    const name = nameOf(liveHelpId, side);
    ends.set(name, thisEnd);
    line.on('close', () => {
      if (ends.get(name) === thisEnd) endLogged(liveHelpId, 'line');
    });
    line.on('message', (data: Buffer) => {
      const message = parseMessage(data);
      if (message?.tell === 'stop') endLogged(liveHelpId, side === 'shown' ? 'person' : 'agent');
      const isCarried = message?.tell === (side === 'shown' ? 'events' : 'point');
      if (!isCarried || !thisEnd.heartbeat) return;
      thisEnd.bytesBehind += data.length;
      if (thisEnd.bytesBehind > BEHIND_BYTES_MAX) return endLogged(liveHelpId, 'line');
      void carry(thisEnd, message).finally(() => (thisEnd.bytesBehind -= data.length));
    });
    // it may have closed during the lookup
    if (line.readyState !== line.OPEN) endLogged(liveHelpId, 'line');
    return thisEnd;
  }

  async function startSharing(
    line: WebSocket,
    hello: Extract<LiveHelpClientMessage, { tell: 'shown' }>,
  ) {
    const now = clock.now();
    const session = await showSession(db, hello, now);
    if (!session) return line.close(BAD_MESSAGE);
    const remaining = Date.parse(session.expires_at) - now.getTime();
    const joinTimer = setTimeout(() => endLogged(session.id, 'time'), remaining);
    join(session.id, 'shown', line, joinTimer);
    sendMessage(line, { tell: 'waiting' });
  }

  async function joinAsAgent(
    line: WebSocket,
    hello: Extract<LiveHelpClientMessage, { tell: 'agent' }>,
    address: string,
  ) {
    const refuse = (why: 'key' | 'pin' | 'tooMany') => {
      sendMessage(line, { tell: 'refused', why });
      line.close();
    };
    const now = clock.now();
    const windowSeconds = LIVE_HELP_WRONG_PINS_MINUTES * 60;
    /** Counts an attempt, per line and per company, so that more lines don't allow more guesses. */
    const countTry = async (key: string, max: number) => {
      const attempt = { scope: 'liveHelpPin', key: [key], windowSeconds };
      const tries = await db.transaction().execute((trx) => countAttempt(trx, attempt, now));
      return { isOver: tries > max, undo: () => takeBackAttempt(db, attempt) };
    };
    const byLine = await countTry(address, LIVE_HELP_WRONG_PINS_MAX);
    if (byLine.isOver) return refuse('tooMany');
    const company = holderOf(agents, hello.key, now);
    if (company === null) return refuse('key');
    const byCompany = await countTry(`company ${company}`, COMPANY_WRONG_PINS_MAX);
    if (byCompany.isOver) return refuse('tooMany');
    const { agentName, pin } = hello;
    const session = await watch(db, { company, agentName, pin }, now);
    if (!session) return refuse('pin');
    await byLine.undo();
    await byCompany.undo();
    const { liveHelpId, personName, accountName } = session;
    const agentEnd = join(
      liveHelpId,
      'agent',
      line,
      setTimeout(() => undefined),
    );
    startHeartbeat(agentEnd);
    sendMessage(line, { tell: 'watching', personName, accountName });
    await carry(agentEnd, { tell: 'watched', agentName });
    log.info({ liveHelpId, company }, 'an agent joined a Live Help session');
  }

  /** Limits an address's unidentified lines and how long each may stay so. Returns a release. */
  function awaitHello(line: WebSocket, address: string) {
    const count = () => unidentified.get(address) ?? 0;
    unidentified.set(address, count() + 1);
    const timer = setTimeout(() => line.close(BAD_MESSAGE), HELLO_MILLISECONDS);
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      clearTimeout(timer);
      if (count() > 1) unidentified.set(address, count() - 1);
      else unidentified.delete(address);
    };
  }

  function acceptLine(line: WebSocket, address: string) {
    const release = awaitHello(line, address);
    line.on('error', (err) => log.debug({ err }, 'a Live Help connection failed'));
    line.once('message', (data: Buffer) => {
      release();
      const hello = data.length > HELLO_BYTES_MAX ? null : parseMessage(data);
      const opening =
        hello?.tell === 'shown'
          ? startSharing(line, hello)
          : hello?.tell === 'agent'
            ? joinAsAgent(line, hello, address)
            : Promise.resolve(line.close(BAD_MESSAGE));
      opening.catch((err: unknown) => {
        log.error({ err }, 'could not open a Live Help connection');
        line.close();
      });
    });
    line.once('close', release);
  }

  let closing: Promise<void> | undefined;
  const closeAll = async () => {
    await Promise.all([...ends.values()].map(({ liveHelpId }) => end(liveHelpId, 'line')));
    for (const line of server.clients) line.terminate();
  };

  return {
    upgrade: (request, socket, head) => {
      // Node no longer listens to it, and an unhandled error would end the process
      socket.on('error', (err) => log.debug({ err }, 'a Live Help connection failed'));
      const refuse = (status: string) =>
        socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\n\r\n`, () => socket.destroy());
      const [path] = (request.url ?? '').split('?');
      const isPortal = portalOrigins.includes(request.headers.origin ?? '');
      if (path !== LIVE_HELP_LINE_PATH || !isPortal) return refuse('403 Forbidden');
      const address = networkOf(readAddress(request));
      if ((unidentified.get(address) ?? 0) >= HELLOS_MAX) return refuse('429 Too Many Requests');
      server.handleUpgrade(request, socket, head, (line) => acceptLine(line, address));
    },
    close: () => (closing ??= closeAll()),
  };
}
