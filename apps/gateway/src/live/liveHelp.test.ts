import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createConnection } from 'node:net';
import {
  liveHelpServerMessage,
  LIVE_HELP_LINE_PATH,
  type LiveHelpServerMessage,
} from '@forecourt/api-client/contract';
import { addressReader, createLog, serve, type RunningServer } from '@forecourt/server';
import { LIVE_HELP_PIN_MINUTES, LIVE_HELP_WRONG_PINS_MAX } from '@forecourt/validation';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { parseNamedKeys } from '../http/namedKeys.ts';
import { pickText } from '../testing/gateway.ts';
import { startWorld } from '../testing/startWorld.ts';
import type { TestPerson } from '../testing/world.ts';
import { openLiveHelpRelay, type LiveHelpRelay } from './liveHelpRelay.ts';

const world = startWorld({ accountPer: 'file' });

const ORIGIN = 'http://portal.example';
const SECRET = 'a-secret-of-the-agents-of-32-characters';
const KEY = `support.${SECRET}`;

let person: TestPerson;
/** Pages are shown on the first gateway, and agents connect to the second. */
let gateways: readonly { readonly relay: LiveHelpRelay; readonly server: RunningServer }[] = [];

beforeAll(async () => {
  person = await world.makePerson('viewer');
});

async function openGateway() {
  const log = createLog({ name: 'relay', destination: { write: () => undefined } });
  const { database, clock } = world.gateway;
  const agents = parseNamedKeys('KEYS', `support:${SECRET}`);
  const relay = await openLiveHelpRelay({
    database,
    clock,
    log,
    agents,
    portalOrigins: [ORIGIN],
    readAddress: addressReader([]),
  });
  const server = await serve(world.gateway.app, {
    port: 0,
    host: '127.0.0.1',
    log,
    signals: false,
    onUpgrade: relay.upgrade,
    onShutdown: () => relay.close(),
  });
  return { relay, server };
}

/** Makes the next attempt count as if it came from another address. */
const forgetLine = () =>
  world.db
    .deleteFrom('attempts')
    .where(
      'key_hash',
      '=',
      createHash('sha256')
        .update(JSON.stringify(['127.0.0.1']))
        .digest('base64url'),
    )
    .execute();

/** Two gateways for each test, and no wrong PINs yet. */
beforeEach(async () => {
  await world.db.deleteFrom('attempts').execute();
  gateways = [await openGateway(), await openGateway()];
});
afterEach(async () => {
  for (const { relay, server } of gateways) {
    await relay.close();
    await server.close();
  }
});

interface Line {
  readonly say: (message: unknown) => void;
  /** The next message; `null` once the line is closed. */
  readonly next: () => Promise<LiveHelpServerMessage | null>;
  readonly close: () => void;
}

function connect(at = 0, origin = ORIGIN): Promise<Line> {
  const port = gateways[at]?.server.port;
  const socket = new WebSocket(`ws://127.0.0.1:${port}${LIVE_HELP_LINE_PATH}`, { origin });
  const told: (LiveHelpServerMessage | null)[] = [];
  let wake: (() => void) | undefined;
  const hear = (message: LiveHelpServerMessage | null) => {
    told.push(message);
    wake?.();
  };
  socket.on('message', (data: Buffer) =>
    hear(liveHelpServerMessage.parse(JSON.parse(data.toString('utf8')))),
  );
  socket.on('close', () => hear(null));
  const next = async () => {
    while (told.length === 0) await new Promise<void>((resolve) => (wake = resolve));
    return told.shift() ?? null;
  };
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () =>
      resolve({
        say: (message) => socket.send(JSON.stringify(message)),
        next,
        close: () => socket.close(),
      }),
    );
  });
}

async function begin() {
  const body = { acceptsTerms: true };
  const response = await world.callAs(person, 'startLiveHelp', { body });
  expect(response.status).toBe(200);
  return {
    liveHelpId: pickText(response.body, 'liveHelpId'),
    pin: pickText(response.body, 'pin'),
    lineKey: pickText(response.body, 'lineKey'),
  };
}

/** A page that is shown and waiting for an agent. */
async function shown() {
  const { pin, ...rest } = await begin();
  const line = await connect();
  line.say({ tell: 'shown', ...rest });
  expect(await line.next()).toEqual({ tell: 'waiting' });
  return { line, pin, liveHelpId: rest.liveHelpId };
}

async function agent(pin: string, key = KEY, at = 1) {
  const line = await connect(at);
  line.say({ tell: 'agent', key, agentName: 'Lee', pin });
  return line;
}

const otherThan = (pin: string) => String((Number(pin) + 1) % 10_000).padStart(4, '0');

const history = () =>
  world.db
    .selectFrom('events')
    .select(['action', 'reason'])
    .where('subject_id', '=', person.userId)
    .where('action', 'like', 'user.liveHelp%')
    .orderBy('id', 'desc')
    .limit(3)
    .execute();

describe('live help', () => {
  it('[HELP-04] returns a four-digit PIN only if the terms are accepted', async () => {
    expect((await begin()).pin).toMatch(/^\d{4}$/);
    const body = { acceptsTerms: false };
    const refused = await world.callAs(person, 'startLiveHelp', { body });
    expect(refused.status).toBe(400);
  });

  it('disconnects a client whose first message is too long', async () => {
    const line = await connect();
    line.say({ tell: 'shown', liveHelpId: randomUUID(), lineKey: 'x'.repeat(5_000) });
    expect(await line.next()).toBeNull();
  });

  it('limits silent connections per address, and frees them when they close', async () => {
    const silent = await Promise.all(Array.from({ length: 10 }, () => connect()));
    await expect(connect()).rejects.toThrow('429');
    for (const line of silent) line.close();
    await Promise.all(silent.map((line) => line.next()));
    await expect
      .poll(() =>
        connect().then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
  });

  it('[HELP-01] relays the page to one agent, who can point, and records who watched', async () => {
    const { line, pin } = await shown();
    line.say({ tell: 'events', events: [{ early: 'nobody sees this' }] });
    const looking = await agent(pin);
    expect(await looking.next()).toMatchObject({ tell: 'watching', accountName: 'Acme Freight' });
    expect(await line.next()).toEqual({ tell: 'watched', agentName: 'Lee' });
    line.say({ tell: 'events', events: [{ type: 4, data: { href: '/en/cards/' } }] });
    expect(await looking.next()).toEqual({
      tell: 'events',
      events: [{ type: 4, data: { href: '/en/cards/' } }],
    });
    looking.say({ tell: 'point', x: 12, y: 34 });
    expect(await line.next()).toEqual({ tell: 'point', x: 12, y: 34 });
    // more than one notification of the database can carry, with the second half a repetition
    const large = Array.from({ length: 4000 }, () => randomUUID()).join('');
    line.say({ tell: 'events', events: [large + large] });
    line.say({ tell: 'events', events: ['after it'] });
    expect(await looking.next()).toEqual({ tell: 'events', events: [large + large] });
    expect(await looking.next()).toEqual({ tell: 'events', events: ['after it'] });

    // a PIN works only once
    const late = await agent(pin);
    expect(await late.next()).toEqual({ tell: 'refused', why: 'pin' });

    line.say({ tell: 'stop' });
    expect(await looking.next()).toEqual({ tell: 'ended', by: 'person' });
    expect(await looking.next()).toBeNull();
    expect(await line.next()).toEqual({ tell: 'ended', by: 'person' });
    await expect
      .poll(history)
      .toMatchObject([
        { action: 'user.liveHelpEnded', reason: 'Lee (support)' },
        { action: 'user.liveHelpWatched', reason: 'Lee (support)' },
        { action: 'user.liveHelpStarted' },
      ]);
  });

  it.each([0, 1])(
    '[HELP-01] ends for the person when an agent on gateway %i disconnects',
    async (at) => {
      const { line, pin } = await shown();
      const looking = await agent(pin, KEY, at);
      await looking.next();
      await line.next();
      looking.close();
      expect(await line.next()).toEqual({ tell: 'ended', by: 'line' });
      expect(await line.next()).toBeNull();
    },
  );

  it('[HELP-01] refuses an agent with a wrong key, and blocks one who guesses PINs', async () => {
    const { pin } = await shown();
    const forged = await agent(pin, `support.${'x'.repeat(40)}`);
    expect(await forged.next()).toEqual({ tell: 'refused', why: 'key' });
    const other = otherThan(pin);
    for (let tries = 1; tries < LIVE_HELP_WRONG_PINS_MAX; tries += 1) {
      expect(await (await agent(other)).next()).toEqual({ tell: 'refused', why: 'pin' });
    }
    expect(await (await agent(pin)).next()).toEqual({ tell: 'refused', why: 'tooMany' });
  });

  it('[HELP-01] refuses a wrong line key, another origin, and an expired PIN', async () => {
    const { liveHelpId } = await begin();
    const forged = await connect();
    forged.say({ tell: 'shown', liveHelpId, lineKey: 'guessed' });
    expect(await forged.next()).toBeNull();
    await expect(connect(0, 'http://elsewhere.example')).rejects.toThrow('403');
    const { pin } = await shown();
    world.gateway.clock.move(LIVE_HELP_PIN_MINUTES * 60_000);
    expect(await (await agent(pin)).next()).toEqual({ tell: 'refused', why: 'pin' });
    world.gateway.clock.move(-LIVE_HELP_PIN_MINUTES * 60_000);
  });

  it.each([
    ['to an address that is none', 'GET // HTTP/1.1'],
    ['to another path', 'GET /elsewhere HTTP/1.1'],
  ])('keeps running after an upgrade %s whose client disconnects', async (_what, line) => {
    const port = gateways[0]?.server.port ?? 0;
    const head = `${line}\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n`;
    const socket = createConnection(port, '127.0.0.1', () => socket.write(head));
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toContain('403 Forbidden');
    socket.resetAndDestroy();
    const { liveHelpId, lineKey } = await begin();
    const again = await connect();
    again.say({ tell: 'shown', liveHelpId, lineKey });
    expect(await again.next()).toEqual({ tell: 'waiting' });
  });

  it('[HELP-01] blocks a company that guesses PINs from many addresses', async () => {
    const { pin } = await shown();
    const other = otherThan(pin);
    for (let tries = 0; tries < 50; tries += 1) {
      await forgetLine();
      expect(await (await agent(other)).next()).toEqual({ tell: 'refused', why: 'pin' });
    }
    await forgetLine();
    expect(await (await agent(pin)).next()).toEqual({ tell: 'refused', why: 'tooMany' });
  });

  it('[HELP-01] ends the previous session when the person starts a new one', async () => {
    const first = await begin();
    const second = await begin();
    const line = await connect();
    line.say({ tell: 'shown', liveHelpId: first.liveHelpId, lineKey: first.lineKey });
    expect(await line.next()).toBeNull();
    const again = await connect();
    again.say({ tell: 'shown', liveHelpId: second.liveHelpId, lineKey: second.lineKey });
    expect(await again.next()).toEqual({ tell: 'waiting' });
  });
});
