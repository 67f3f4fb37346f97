import type { Clock } from '@forecourt/server';
import { anyOf } from '../../store/anyOf.ts';
import { selectIn } from '../../store/inAccount.ts';
import type { Db, Row } from '../../store/schema.ts';
import { createBatcher } from './batcher.ts';

/** The card that a number belongs to, with its account's time zone. */
export type CardRoute = Row<'card_numbers'> & Pick<Row<'accounts'>, 'time_zone'>;

/** Looks up cards and sites by their numbers. */
export interface Directory {
  findCard(numberHmac: string): Promise<CardRoute | undefined>;
  findSite(siteNumber: string): Promise<Row<'sites'> | undefined>;
}

const CACHE_MILLISECONDS = 60_000;
const CACHE_MAX = 200_000;
const LOOK_UPS_AT_ONCE = 64;

/** Caches found values for a minute; misses are not cached. */
function cachedLookup<T>(
  clock: Clock,
  read: (names: readonly string[]) => Promise<ReadonlyMap<string, T>>,
): (name: string) => Promise<T | undefined> {
  const cache = new Map<string, { readonly value: T; readonly until: number }>();
  const reader = createBatcher<string, T | undefined>(async (names) => {
    const values = await read([...new Set(names)]);
    return names.map((name) => values.get(name));
  }, LOOK_UPS_AT_ONCE);
  return async (name) => {
    const now = clock.now().getTime();
    const cached = cache.get(name);
    if (cached && cached.until > now) return cached.value;
    const value = await reader.submit(name);
    if (cache.size >= CACHE_MAX) cache.clear();
    if (value !== undefined) cache.set(name, { value, until: now + CACHE_MILLISECONDS });
    return value;
  };
}

/**
 * Creates a caching directory: a number always belongs to the same card, and a site rarely moves.
 * Whether the card may be used is read with every purchase.
 */
export function createDirectory(db: Db, clock: Clock): Directory {
  // one query per account, since each is on its own node and the cache leaves few to read
  const findZone = cachedLookup(clock, async (accountIds) => {
    const zones = accountIds.map(async (accountId) => {
      const { time_zone } = await selectIn(db, accountId, 'accounts')
        .select('time_zone')
        .executeTakeFirstOrThrow();
      return [accountId, time_zone] as const;
    });
    return new Map(await Promise.all(zones));
  });
  return {
    findCard: cachedLookup(clock, async (numbers) => {
      const rows = await db
        .selectFrom('card_numbers')
        .selectAll()
        .where('number_hmac', '=', anyOf(numbers))
        .execute();
      const routes = rows.map(async (row) => {
        const zone = await findZone(row.account_id);
        return [row.number_hmac, { ...row, time_zone: zone ?? 'UTC' }] as const;
      });
      return new Map(await Promise.all(routes));
    }),
    findSite: cachedLookup(clock, async (siteNumbers) => {
      const rows = await db
        .selectFrom('sites')
        .selectAll()
        .where('site_number', '=', anyOf(siteNumbers))
        .execute();
      return new Map(rows.map((row) => [row.site_number, row]));
    }),
  };
}
