import { randomUUID } from 'node:crypto';
import { createClient, type Client } from '@forecourt/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, DELIVERY, orderedCard } from '../support/operatedFleet.ts';
import { serversAt } from '../support/servers.ts';
import { tokensFor, type Tokens } from '../support/tokens.ts';

// The gateway's own tests kill one gateway during orders; here both servers die simultaneously, and
// the user continues with the same sign-in.

const ORDERS = 50;
/** Both servers are killed once this many orders are acknowledged. */
const KILL_AFTER = 17;
const IDENTITY = 'http://localhost:4330';
const GATEWAY = 'http://localhost:4230';
const PORTAL = 'http://localhost:4130';
const where = { identityUrl: IDENTITY, issuer: `${IDENTITY}/oauth2/forecourt`, portal: PORTAL };

const servers = serversAt({ identity: IDENTITY, gateway: GATEWAY, portal: PORTAL });

async function refresh({ refresh_token }: Tokens): Promise<Tokens> {
  const fields = { grant_type: 'refresh_token', client_id: 'forecourt-portal', refresh_token };
  const response = await fetch(`${where.issuer}/v1/token`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  if (!response.ok) throw new Error(`The refresh was answered with ${response.status}`);
  const tokens: Tokens = await response.json();
  return tokens;
}

let tokens: Tokens;
let accountId = '';
let fleetId = '';
let profileId = '';
const client: Client = createClient({
  baseUrl: GATEWAY,
  getAccessToken: () => tokens.access_token,
  getAccountId: () => accountId || null,
  retryWaitsSeconds: [],
});

/** Places an order for one vehicle card; returns its ID, or `null` if there was no response. */
async function place(key: string, unit: string): Promise<string | null> {
  const card = orderedCard(unit, fleetId, profileId);
  const placed = await client.orderCards(
    { body: { cards: [card], delivery: DELIVERY } },
    { idempotencyKey: key },
  );
  if (placed.ok) return placed.data.order.orderId;
  const { status } = placed.failure;
  if (status >= 400 && status < 500) throw new Error(JSON.stringify(placed.failure));
  return null;
}

async function listOrderIds(): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = dataOf(await client.listOrders({ query: { limit: 100, cursor } }));
    ids.push(...page.items.map((order) => order.orderId));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return ids;
}

beforeAll(async () => {
  await servers.start();
  tokens = await tokensFor('administrator', where);
  accountId = dataOf(await client.getMyAccounts()).items[0]?.sysAccountId ?? '';
  fleetId = dataOf(await client.listFleets()).items[0]?.fleetId ?? '';
  profileId = dataOf(await client.listLimitProfiles()).items[0]?.profileId ?? '';
});
afterAll(async () => {
  await servers.end('SIGTERM');
  servers.clean();
});

describe('gateway and identity provider, killed simultaneously during orders', () => {
  it('[CARD-03] [AUTH-69] lose no order, duplicate none, and keep the session', async () => {
    const before = new Set(await listOrderIds());
    const intents = Array.from({ length: ORDERS }, (_, at) => ({
      key: randomUUID(),
      unit: `F${1000 + at}`,
    }));
    const acknowledged = new Map<string, string>();
    const sending = intents.map(async ({ key, unit }) => {
      const orderId = await place(key, unit);
      if (orderId) acknowledged.set(key, orderId);
      if (acknowledged.size === KILL_AFTER) await servers.end('SIGKILL');
    });
    await Promise.all(sending);
    expect(acknowledged.size).toBeGreaterThanOrEqual(KILL_AFTER);
    expect(acknowledged.size).toBeLessThan(ORDERS);

    await servers.start();
    tokens = await refresh(tokens);
    for (const { key, unit } of intents) {
      const orderId = await place(key, unit);
      expect(orderId).toEqual(acknowledged.get(key) ?? expect.any(String));
      if (orderId) acknowledged.set(key, orderId);
    }
    const added = (await listOrderIds()).filter((id) => !before.has(id));
    expect(added).toHaveLength(ORDERS);
    expect(new Set(added)).toEqual(new Set(acknowledged.values()));
  });
});
