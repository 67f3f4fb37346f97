import type { Database } from '@forecourt/server';
import type { Row, Schema, Trx } from '../store/schema.ts';
import type { InternalUser } from './emulation.ts';
import { findPerson, findAccess, type AccountAccess } from './people.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import { createRecent } from './recent.ts';
import type { TokenSubject } from './tokens.ts';

/** Revoked access ends here within this time, even if no one reports the change. */
const ACCESS_LIFE_MILLISECONDS = 900;
const ENTRIES_MAX = 5_000;

type Caller = Pick<TokenSubject, 'issuer' | 'subject' | 'key'>;

/** People and their access, cached for calls that only read. */
export interface AccessCache {
  /** @throws Refusal as `findStanding` does */
  readonly find: (
    trx: Trx,
    caller: Caller,
    selected: string | undefined,
    emulator: InternalUser | null,
  ) => Promise<AccountAccess>;
  readonly findPerson: (trx: Trx, caller: Caller) => Promise<Row<'people'> | undefined>;
  /** Called after a write by this gateway, so that it reads its own writes. */
  readonly clear: () => void;
}

/**
 * A page opens with many simultaneous calls by the same person in the same account. Their access is
 * cached for less than a second, and dropped immediately when a person, grant, or account changes
 * on any gateway. Calls that write read it again in their transaction.
 */
export async function openAccessCache(
  database: Pick<Database<Schema>, 'listen'>,
  lifeMilliseconds: number = ACCESS_LIFE_MILLISECONDS,
  telemetry?: Pick<Telemetry, 'cacheCounter'>,
): Promise<AccessCache> {
  const options = { lifeMilliseconds, keysMax: ENTRIES_MAX };
  const accounts = createRecent<AccountAccess>({
    ...options,
    onLookup: telemetry?.cacheCounter('standings'),
  });
  const people = createRecent<Row<'people'> | undefined>({
    ...options,
    onLookup: telemetry?.cacheCounter('people'),
  });
  const clear = () => {
    accounts.clear();
    people.clear();
  };
  await database.listen('standings', clear);
  return {
    find: (trx, caller, selected, emulator) =>
      accounts.get(
        JSON.stringify([caller.issuer, caller.subject, selected, emulator?.username]),
        () => findAccess(trx, caller, selected, emulator),
      ),
    findPerson: (trx, caller) =>
      people.get(JSON.stringify([caller.issuer, caller.subject]), () => findPerson(trx, caller)),
    clear,
  };
}
