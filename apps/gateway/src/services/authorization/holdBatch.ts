import { sql } from 'kysely';
import { REPEATS_MINUTES, type PurchaseLimits } from '@forecourt/validation';
import type { Row, Trx } from '../../store/schema.ts';
import type { Arrival } from './arrival.ts';

/** What a decision needs to know of the account. */
export type StandingAccount = Pick<
  Row<'accounts'>,
  'account_id' | 'state' | 'currency' | 'time_zone' | 'week_starts_on' | 'integrations'
>;

/** What a decision needs to know of a card; the rest of its row stays where it is. */
export type CardRow = Pick<
  Row<'cards'>,
  | 'id'
  | 'card_type'
  | 'status'
  | 'expires_on'
  | 'last4'
  | 'fleet_id'
  | 'department_id'
  | 'driver_id'
  | 'vehicle_id'
  | 'id_prompt'
  | 'odometer_prompt'
>;

/** What a card did within the last hour, on the batch's day. */
export interface Lately {
  readonly declines: number;
  readonly purchases: number;
  readonly cents: number;
}

/** What `hold_batch` answers; instants in it are as JSON of the database writes them. */
export interface HeldBatch {
  /** The first transaction number of the batch; the others follow. */
  readonly firstNumber: number;
  readonly account: StandingAccount &
    Pick<Row<'accounts'>, 'credit_limit_cents'> & { readonly owed_cents: number };
  readonly answered: readonly Pick<Row<'authorizations'>, 'network' | 'reference' | 'answer'>[];
  readonly cards: readonly (CardRow &
    Lately &
    Pick<Row<'cards'>, 'custom_limits' | 'profile_id'> &
    Pick<Row<'vehicles'>, 'tank_capacity_milligallons'>)[];
  /** Limits of the cards' profiles, by profile. */
  readonly profiles: Readonly<Record<string, PurchaseLimits>>;
  readonly allowances: readonly Row<'limit_allowances'>[];
  readonly resets: readonly Row<'limit_resets'>[];
}

/** When a batch is decided. */
export interface Moment {
  readonly at: Date;
  /** Day of `at` in the account's zone. */
  readonly day: string;
}

const MINUTE_MILLISECONDS = 60_000;

/**
 * Takes the account's next transaction numbers and reads what a batch of it is decided by. Account and
 * cards are held until the transaction ends, so that credit is never given twice on any instance.
 */
export async function holdBatch(
  trx: Trx,
  accountId: string,
  arrivals: readonly Arrival[],
  { at, day }: Moment,
): Promise<HeldBatch> {
  const networks = [...new Set(arrivals.map(({ network }) => network))];
  const references = arrivals.map(({ request }) => request.reference);
  const cardIds = [...new Set(arrivals.map(({ cardId }) => cardId))];
  const anHourAgo = new Date(at.getTime() - REPEATS_MINUTES * MINUTE_MILLISECONDS).toISOString();
  const { rows } = await sql<{ held: HeldBatch }>`SELECT hold_batch(${accountId},
    ${arrivals.length}::integer, ${networks}::text[], ${references}::text[], ${cardIds}::text[],
    ${day}::date, ${anHourAgo}::timestamptz) AS held`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('A batch is not held.');
  return row.held;
}
