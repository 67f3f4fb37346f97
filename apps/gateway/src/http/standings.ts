import type { Database } from '@forecourt/server';
import type { Row, Schema, Trx } from '../store/schema.ts';
import type { InternalUser } from './emulation.ts';
import { findPerson, findStanding, type Standing } from './people.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import { createRecent } from './recent.ts';
import type { TokenSubject } from './tokens.ts';

/** Revoked access ends here within this time, even if no one reports the change. */
const STANDING_LIFE_MILLISECONDS = 900;
const STANDINGS_MAX = 5_000;

type Caller = Pick<TokenSubject, 'issuer' | 'subject' | 'key'>;

/** People and their access, cached for calls that only read. */
export interface Standings {
  /** @throws Refusal as `findStanding` does */
  readonly find: (
    trx: Trx,
    caller: Caller,
    selected: string | undefined,
    emulator: InternalUser | null,
  ) => Promise<Standing>;
  readonly findPerson: (trx: Trx, caller: Caller) => Promise<Row<'people'> | undefined>;
  /** Called after a write by this gateway, so that it reads its own writes. */
  readonly clear: () => void;
}

/**
 * A page opens with many simultaneous calls by the same person in the same account. Their access is
 * cached for less than a second, and dropped immediately when a person, grant, or account changes
 * on any gateway. Calls that write read it again in their transaction.
 */
export async function openStandings(
  database: Pick<Database<Schema>, 'listen'>,
  lifeMilliseconds: number = STANDING_LIFE_MILLISECONDS,
  telemetry?: Pick<Telemetry, 'cacheCounter'>,
): Promise<Standings> {
  const options = { lifeMilliseconds, keysMax: STANDINGS_MAX };
  const standings = createRecent<Standing>({
    ...options,
    onLookup: telemetry?.cacheCounter('standings'),
  });
  const people = createRecent<Row<'people'> | undefined>({
    ...options,
    onLookup: telemetry?.cacheCounter('people'),
  });
  const clear = () => {
    standings.clear();
    people.clear();
  };
  await database.listen('standings', clear);
  return {
    find: (trx, caller, selected, emulator) =>
      standings.get(
        JSON.stringify([caller.issuer, caller.subject, selected, emulator?.username]),
        () => findStanding(trx, caller, selected, emulator),
      ),
    findPerson: (trx, caller) =>
      people.get(JSON.stringify([caller.issuer, caller.subject]), () => findPerson(trx, caller)),
    clear,
  };
}
