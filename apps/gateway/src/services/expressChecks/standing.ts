import {
  dayIn,
  EXPRESS_FLEET_DEFAULTS,
  type ExpressFleetConfig,
  type ExpressStanding,
  expressFleetConfig,
} from '@forecourt/validation';
import { sql } from 'kysely';
import type { AccountContext } from '../../http/context.ts';
import { readOwed } from '../../ledger/readOwed.ts';
import { factsOf } from '../../store/factsOf.ts';
import { selectIn } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';

type Scope = Pick<AccountContext, 'trx' | 'account' | 'now'>;

/** A fleet's way to use express checks; one that no one chose anything for has the defaults. */
export function toConfig(
  row: Row<'express_fleet_configs'> | undefined,
): ExpressFleetConfig & { readonly version: number } {
  const { feeCents: _fee, ...defaults } = EXPRESS_FLEET_DEFAULTS;
  if (!row) return { ...defaults, version: 0 };
  return { ...factsOf(expressFleetConfig, row), version: row.version };
}

/** How one fleet uses express checks. */
export const readConfig = async ({ trx, account }: Scope, fleetId: string) =>
  toConfig(
    await selectIn(trx, account.account_id, 'express_fleet_configs')
      .selectAll()
      .where('fleet_id', '=', fleetId)
      .executeTakeFirst(),
  );

export const todayOf = ({ account, now }: Pick<Scope, 'account' | 'now'>): string =>
  dayIn(account.time_zone, now).toString();

/** What payees got today, of checks that were not put on hold. */
export const issuedToday = (scope: Scope) =>
  selectIn(scope.trx, scope.account.account_id, 'express_checks')
    .select(sql<number>`coalesce(sum(amount_cents), 0)::bigint`.as('cents'))
    .where('issued_on', '=', todayOf(scope))
    .where('status', '<>', 'onHold');

/** What the account can still spend: its credit line without what it owes and what is under way. */
export async function availableCents({ trx, account }: Scope): Promise<number> {
  const { postedCents, pendingCents } = await readOwed(trx, account.account_id);
  return account.credit_limit_cents - postedCents - pendingCents;
}

/** A person's own daily limit; null: none. [EXPR-06] */
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
 * What a person can issue from for a fleet. Purchases of the account wait until the transaction ends,
 * so that credit is never given twice.
 */
export async function readStanding(
  scope: Scope,
  fleetId: string,
  userId: string,
  limits: ExpressFleetConfig,
): Promise<ExpressStanding> {
  await selectIn(scope.trx, scope.account.account_id, 'account_counters')
    .select('last_value')
    .where('counter', '=', 'transaction')
    .forUpdate()
    .execute();
  const ofFleet = await issuedToday(scope).where('fleet_id', '=', fleetId).executeTakeFirst();
  const ofPerson = await issuedToday(scope).where('issued_by', '=', userId).executeTakeFirst();
  return {
    limits,
    feeCents: EXPRESS_FLEET_DEFAULTS.feeCents,
    issuedTodayCents: ofFleet?.cents ?? 0,
    personDailyCents: await personDailyCents(scope, userId),
    personTodayCents: ofPerson?.cents ?? 0,
    availableCents: await availableCents(scope),
  };
}
