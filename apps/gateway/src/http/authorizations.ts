import {
  authorizationAnswer,
  authorizationMessage,
  cardFile,
} from '@forecourt/api-client/contract';
import type { Clock } from '@forecourt/server';
import type { Flags } from '@forecourt/validation';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { JobSender } from '../jobs/queue.ts';
import { applyFollower } from '../services/authorization/advice.ts';
import { createAuthorizer } from '../services/authorization/authorizer.ts';
import { readCardFile } from '../services/authorization/cardFile.ts';
import type { Db } from '../store/schema.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import type { CardVault } from '../vault/cardVault.ts';
import { readBearer } from './bearer.ts';
import { parseBody } from './input.ts';
import { holderOf, type NamedKeys } from './namedKeys.ts';
import { invalidAt, Refusal } from './refusal.ts';

export interface AuthorizationParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly vault: CardVault;
  /** Card networks by name, with the hashes of their secrets. */
  readonly networks: NamedKeys;
  readonly jobs: JobSender;
  /** The flags that are on. */
  readonly flags: () => Flags;
  readonly telemetry?: Pick<Telemetry, 'countDecision'> | undefined;
}

/** Transmission times further than this in the future are refused. */
const AHEAD_MILLISECONDS = 5 * 60_000;
const CURSOR_CHARACTERS_MAX = 100;

/** Returns the network that sent a request. @throws Refusal */
function identifyNetwork(networks: NamedKeys, header: string | undefined, now: Date): string {
  const name = holderOf(networks, readBearer(header), now);
  if (name === null) throw new Refusal(401, 'auth.tokenInvalid');
  return name;
}

function readMessage(body: string, clock: Clock) {
  const message = parseBody(authorizationMessage, body);
  const ahead = Date.parse(message.transmittedAt) - clock.now().getTime();
  if (ahead > AHEAD_MILLISECONDS) throw invalidAt('transmittedAt', 'value.invalid');
  return message;
}

/**
 * Routes for card networks: `POST /authorizations` takes requests, advices, and reversals; `GET
 * /authorizations/cards` returns the card file. Card numbers are never logged.
 */
export function authorizationRoutes(parts: AuthorizationParts): Hono {
  const { db, clock, networks } = parts;
  const authorizer = createAuthorizer(parts);
  const routes = new Hono();
  routes.post('/authorizations', async (c) => {
    const network = identifyNetwork(networks, c.req.header('authorization'), clock.now());
    const message = readMessage(await c.req.text(), clock);
    const isRequest = message.messageType === '0100';
    const answer = isRequest
      ? await authorizer.decide(network, message)
      : await applyFollower(parts, network, message);
    // advices and reversals are always accepted, which would hide how many purchases are declined
    if (isRequest) parts.telemetry?.countDecision(answer);
    return c.json(z.parse(authorizationAnswer, answer));
  });
  routes.get('/authorizations/cards', async (c) => {
    identifyNetwork(networks, c.req.header('authorization'), clock.now());
    const cursor = c.req.query('cursor') ?? null;
    if (cursor !== null && cursor.length > CURSOR_CHARACTERS_MAX)
      throw invalidAt('cursor', 'value.invalid');
    return c.json(z.parse(cardFile, await readCardFile(db, cursor)));
  });
  return routes;
}
