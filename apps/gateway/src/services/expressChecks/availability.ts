import {
  dayIn,
  EXPRESS_FLEET_DEFAULTS,
  type ExpressFleetConfig,
  type ExpressAvailability,
  expressFleetConfig,
} from '@forecourt/validation';
import { sql } from 'kysely';
import type { AccountContext } from '../../http/context.ts';
import { readOwed } from '../../ledger/readOwed.ts';
import { factsOf } from '../../store/factsOf.ts';
import { selectIn } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';

type Scope = Pick<AccountContext, 'trx' | 'account' | 'now'>;

/** A fleet's express check settings; the defaults, with version 0, if it has no row. */
export function toConfig(
  row: Row<'express_fleet_configs'> | undefined,
): ExpressFleetConfig & { readonly version: number } {
  const { feeCents: _fee, ...defaults } = EXPRESS_FLEET_DEFAULTS;
  if (!row) return { ...defaults, version: 0 };
  return { ...factsOf(expressFleetConfig, row), version: row.version };
}

/** Reads one fleet's express check settings. */
export const readConfig = async ({ trx, account }: Scope, fleetId: string) =>
  toConfig(
    await selectIn(trx, account.account_id, 'express_fleet_configs')
      .selectAll()
      .where('fleet_id', '=', fleetId)
      .executeTakeFirst(),
  );

export const todayOf = ({ account, now }: Pick<Scope, 'account' | 'now'>): string =>
  dayIn(account.time_zone, now).toString();

/** Sums the checks issued today, except those on hold; callers filter by fleet or person. */
export const issuedToday = (scope: Scope) =>
  selectIn(scope.trx, scope.account.account_id, 'express_checks')
    .select(sql<number>`coalesce(sum(amount_cents), 0)::bigint`.as('cents'))
    .where('issued_on', '=', todayOf(scope))
    .where('status', '<>', 'onHold');

/** The account's available credit: its limit less posted and pending amounts. */
export async function availableCents({ trx, account }: Scope): Promise<number> {
  const { postedCents, pendingCents } = await readOwed(trx, account.account_id);
  return account.credit_limit_cents - postedCents - pendingCents;
}

/** A person's own daily limit in cents; `null` if unlimited. [EXPR-06] */
export async function personDailyCents(
  { trx, account }: Scope,
  userId: string,
): Promise<number | null> {
  const row = await selectIn(trx, account.account_id, 'express_person_limits')
    .select('daily_limit_cents')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.daily_limit_cents ?? null;
}

/**
 * What a person may still issue for a fleet. Blocks the account's purchases until the transaction
 * ends, so that the same credit is never granted twice.
 */
export async function readAvailability(
  scope: Scope,
  fleetId: string,
  userId: string,
  limits: ExpressFleetConfig,
): Promise<ExpressAvailability> {
  await selectIn(scope.trx, scope.account.account_id, 'account_counters')
    .select('last_value')
    .where('counter', '=', 'transaction')
    .forUpdate()
    .execute();
  const fleetTotal = await issuedToday(scope).where('fleet_id', '=', fleetId).executeTakeFirst();
  const personTotal = await issuedToday(scope).where('issued_by', '=', userId).executeTakeFirst();
  return {
    limits,
    feeCents: EXPRESS_FLEET_DEFAULTS.feeCents,
    issuedTodayCents: fleetTotal?.cents ?? 0,
    personDailyCents: await personDailyCents(scope, userId),
    personTodayCents: personTotal?.cents ?? 0,
    availableCents: await availableCents(scope),
  };
}
