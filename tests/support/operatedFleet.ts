import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, type Client } from '@forecourt/api-client';
import { NO_LIMITS } from '@forecourt/validation';
import { personOf } from './signIn.ts';
import { tokensFor } from './tokens.ts';

/** A card order as a user fills it in. */
export const orderedCard = (unit: string, fleetId: string, profileId: string) =>
  ({
    cardType: 'vehicle',
    fleetId,
    departmentId: null,
    profileId,
    nameOnCard: `UNIT ${unit}`,
    firstName: null,
    lastName: null,
    driverId: null,
    employeeId: null,
    unitNumber: unit,
    vehicleName: `Truck ${unit}`,
    vin: null,
    licensePlate: null,
    limits: { perTransactionCents: null, perDayCents: null, perDayMilligallons: null },
  }) as const;

export const DELIVERY = {
  service: 'standard',
  attention: 'Dana Morales',
  street: '400 Commerce St',
  city: 'Dallas',
  state: 'TX',
  postalCode: '75202',
} as const;

type Result<T> = { readonly ok: true; readonly data: T } | { readonly ok: false };
/** The data of a result. @throws Error if the call failed */
export function dataOf<T>(result: Result<T>): T {
  if (result.ok) return result.data;
  throw new Error(JSON.stringify(result));
}

interface WrittenOrder {
  readonly orderId: string;
  readonly at: number;
}
const FIRST_UNIT = 1000;
/** Stays below the rate limit per user. */
const BETWEEN_ORDERS_MS = 110;
const instant = (at: number) => new Date(at).toISOString().replace('T', ' ').replace('Z', '+00');

/** The first account's administrator, who keeps ordering cards while the system is operated. */
export function startFleet(urls: { portal: string; gateway: string; identity: string }) {
  let token = '';
  let accountId = '';
  let fleetId = '';
  let profileId = '';
  const state = { isWriting: false };
  let writing = Promise.resolve();
  const failures: string[] = [];
  const writtenOrders: WrittenOrder[] = [];
  let afterMoment = 0;
  const client: Client = createClient({
    baseUrl: urls.gateway,
    getAccessToken: () => token,
    getAccountId: () => accountId || null,
    retryWaitsSeconds: [],
  });

  async function order(): Promise<void> {
    const card = orderedCard(String(FIRST_UNIT + writtenOrders.length), fleetId, profileId);
    const body = { cards: [card], delivery: DELIVERY };
    const result = await client.orderCards({ body }, { idempotencyKey: randomUUID() });
    if (result.ok) writtenOrders.push({ orderId: result.data.order.orderId, at: Date.now() });
    else {
      failures.push(`${result.failure.status} ${result.failure.errorCode}`);
      await sleep(100);
    }
  }
  async function readOrderIds(): Promise<Set<string>> {
    const ids = new Set<string>();
    let cursor: string | undefined;
    do {
      const page = dataOf(await client.listOrders({ query: { limit: 100, cursor } }));
      for (const { orderId } of page.items) ids.add(orderId);
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    return ids;
  }

  return {
    /** The restore target time, as an operator types it. */
    moment: '',
    /** Signs in over HTTPS, where every cookie must be `Secure`. */
    async signIn() {
      const cookies: string[] = [];
      const originalFetch = globalThis.fetch;
      globalThis.fetch = async (...args) => {
        const response = await originalFetch(...args);
        cookies.push(...response.headers.getSetCookie());
        return response;
      };
      const addresses = {
        identityUrl: urls.identity,
        issuer: `${urls.identity}/oauth2/forecourt`,
        portal: urls.portal,
      };
      token = (await tokensFor('administrator', addresses)).access_token;
      globalThis.fetch = originalFetch;
      const insecure = cookies.filter(
        (cookie) => !/; secure/i.test(cookie) || !/; httponly/i.test(cookie),
      );
      if (cookies.length === 0 || insecure.length > 0)
        throw new Error(`Not Secure: ${insecure.join(' | ')}`);
      const [account] = dataOf(await client.getMyAccounts()).items;
      accountId = account?.sysAccountId ?? '';
      fleetId = dataOf(await client.listFleets()).items[0]?.fleetId ?? '';
      const profile = { kind: 'profile', name: 'Regional', isDefault: true } as const;
      const result = await client.createLimitProfile(
        { body: { ...profile, limits: NO_LIMITS, cardIds: [] } },
        { idempotencyKey: randomUUID() },
      );
      profileId = dataOf(result).profileId;
      const page = await fetch(`${urls.portal}/en/cards/`);
      if (!page.ok || !page.headers.has('strict-transport-security')) throw new Error('No portal');
      return `signed in as ${account?.name}, with ${cookies.length} cookies, all Secure`;
    },
    /** Closes the account like the portal does: with password and verbal passcode. */
    async closeAccount() {
      const { password } = personOf('administrator');
      const body = { verbalPasscode: 'tulip7' };
      dataOf(await client.authenticateAgain({ body: { password } }));
      dataOf(await client.setVerbalPasscode({ body }));
      dataOf(await client.proveVerbalPasscode({ body }));
      const params = { sysAccountId: accountId };
      const { liveCards, orderedCards } = dataOf(await client.getAccountSummary({ params }));
      const { version } = dataOf(await client.getAccount({ params }));
      const closing = { expectedCards: liveCards + orderedCards, reason: null };
      const options = { idempotencyKey: randomUUID(), ifMatch: version };
      dataOf(await client.closeAccount({ params, body: closing }, options));
    },
    async expectErased() {
      if ((await client.listFleets()).ok) throw new Error('The account is still there.');
    },
    startWriting() {
      state.isWriting = true;
      writing = (async () => {
        while (state.isWriting) {
          await order();
          await sleep(BETWEEN_ORDERS_MS);
        }
      })();
    },
    async stopWriting() {
      state.isWriting = false;
      await writing;
    },
    async untilWritten(count: number) {
      const goal = writtenOrders.length + count;
      while (writtenOrders.length < goal) await sleep(50);
    },
    /** Call after PostgreSQL was restarted, which makes calls fail. */
    forgiveFailures() {
      failures.length = 0;
    },
    expectNoFailures(section: string, logs: () => string) {
      if (failures.length > 0)
        throw new Error(`Calls failed in ${section}: ${failures.join(', ')}\n${logs()}`);
    },
    async markMoment() {
      await order();
      this.moment = instant(Date.now());
      // PostgreSQL stops before the first commit after the target time
      await sleep(10);
      afterMoment = writtenOrders.length;
      for (let n = 0; n < 5; n += 1) await order();
    },
    /** Checks what a restore brought back: every order up to some point, with no gaps. */
    async compare(kind: 'disk' | 'moment'): Promise<string> {
      const orderIds = await readOrderIds();
      const survivors = writtenOrders.filter(({ orderId }) => orderIds.has(orderId));
      const lastSurvivor = survivors.at(-1);
      const hasNoGaps = survivors.every(({ orderId }, n) => writtenOrders[n]?.orderId === orderId);
      if (!lastSurvivor || !hasNoGaps) throw new Error('Orders in between are missing.');
      const lostOrders = writtenOrders.slice(survivors.length);
      if (kind === 'moment' && survivors.length !== afterMoment) {
        throw new Error(
          `${survivors.length} orders are there, and not the ${afterMoment} of the moment.`,
        );
      }
      const seconds = (
        ((lostOrders.at(-1)?.at ?? lastSurvivor.at) - lastSurvivor.at) /
        1000
      ).toFixed(1);
      writtenOrders.length = survivors.length;
      failures.length = 0;
      return `${survivors.length} orders are there again; the ${lostOrders.length} of the last ${seconds} s are not`;
    },
  };
}
