import { sql } from 'kysely';
import { REPEATS_MINUTES, type PurchaseLimits } from '@forecourt/validation';
import { minutesBefore } from '../../store/instants.ts';
import type { Row, Trx } from '../../store/schema.ts';
import type { Arrival } from './arrival.ts';

/** The account columns that decisions need. */
export type BatchAccount = Pick<
  Row<'accounts'>,
  'account_id' | 'state' | 'currency' | 'time_zone' | 'week_starts_on' | 'integrations'
>;

/** The card columns that decisions need. */
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

/** The card's activity in the last hour, limited to the batch's day. */
export interface Lately {
  readonly declines: number;
  readonly purchases: number;
  readonly cents: number;
}

/** The result of `hold_batch`. Instants are in PostgreSQL's JSON format. */
export interface HeldBatch {
  /** The batch's first transaction number; the rest are consecutive. */
  readonly firstNumber: number;
  readonly account: BatchAccount &
    Pick<Row<'accounts'>, 'credit_limit_cents'> & { readonly owed_cents: number };
  readonly answered: readonly Pick<Row<'authorizations'>, 'network' | 'reference' | 'answer'>[];
  readonly cards: readonly (CardRow &
    Lately &
    Pick<Row<'cards'>, 'custom_limits' | 'profile_id'> &
    Pick<Row<'vehicles'>, 'tank_capacity_milligallons'>)[];
  /** Limits of the cards' profiles, by profile ID. */
  readonly profiles: Readonly<Record<string, PurchaseLimits>>;
  readonly allowances: readonly Row<'limit_allowances'>[];
  readonly resets: readonly Row<'limit_resets'>[];
}

/** The time at which a batch is decided. */
export interface Moment {
  readonly at: Date;
  /** Day of `at` in the account's zone. */
  readonly day: string;
}

/**
 * Reserves the account's next transaction numbers and reads everything needed to decide a batch.
 * Account and cards are locked until the transaction ends, so that no instance grants credit twice.
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
  const anHourAgo = minutesBefore(at, REPEATS_MINUTES);
  const { rows } = await sql<{ held: HeldBatch }>`SELECT hold_batch(${accountId},
    ${arrivals.length}::integer, ${networks}::text[], ${references}::text[], ${cardIds}::text[],
    ${day}::date, ${anHourAgo}::timestamptz) AS held`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('The batch could not be locked.');
  return row.held;
}
