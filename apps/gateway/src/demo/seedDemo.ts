import { randomInt } from 'node:crypto';
import { StartupError } from '@forecourt/server';
import { PIN_DIGITS, type OrderStep, SECONDS_PER_DAY } from '@forecourt/validation';
import { fromAbsolute, toCalendarDate } from '@internationalized/date';
import { sql } from 'kysely';
import type { JobSender } from '../jobs/queue.ts';
import { insertEntries } from '../ledger/postMovement.ts';
import { runDueReports } from '../services/reports/runDueReports.ts';
import { issueAllStatements } from '../services/statements/issueStatements.ts';
import { ensureTransactionMonths } from '../store/partitions.ts';
import type { Db, Row, Trx } from '../store/schema.ts';
import type { CardVault, IssuedNumber } from '../vault/cardVault.ts';
import { DEMO_MONTHS, generateDemo, type DemoOptions } from './generateDemo.ts';
import { recountPurchases } from '../store/countPurchases.ts';
import { insertRows } from '../store/insertRows.ts';
import { insertSecrets } from '../store/insertSecrets.ts';
import type { DemoPerson } from './people/people.ts';
import { seedAlerts } from './seedAlerts.ts';
import { seedIntegrations } from './seedIntegrations.ts';
import { seedExports, seedJournals } from './seedJournals.ts';
import { seedDriverRequests } from './seedDriverRequests.ts';
import { seedReports } from './seedReports.ts';
import { seedSignals } from './signals/seedSignals.ts';
import { DEMO_TABLES, type DemoBatch, type DemoTable } from './rows.ts';

export interface SeedOptions extends DemoOptions {
  readonly people: readonly DemoPerson[];
  readonly issuer: string;
  /** Issues the cards' numbers. */
  readonly vault: CardVault;
  /** Moves open orders on a day later. Without it, they stay at their step. */
  readonly jobs?: JobSender | undefined;
  /** Called with the number of purchases inserted so far. */
  readonly log?: ((purchases: number) => void) | undefined;
}

/** Number of rows per table. */
export type SeedCounts = Readonly<Partial<Record<DemoTable, number>>>;

const NEXT_STEP: Readonly<Record<OrderStep, Exclude<OrderStep, 'ordered'> | null>> = {
  ordered: 'printed',
  printed: 'shipped',
  shipped: 'active',
  active: null,
};
/** Tables of customers, their people, and sites. */
const TABLES_TO_EMPTY = [
  ...DEMO_TABLES,
  'card_secrets',
  'card_numbers',
  'statements',
  'invoices',
  'odometer_corrections',
  'proximity_enrollments',
  'proximity_devices',
  'proximity_profiles',
  'proximity_mappings',
  'one_click_fleets',
  'one_click_cards',
  'one_click_unblocks',
  'cardless_entries',
  'cardless_entry_cards',
  'pin_reminders',
  'imports',
  'import_rows',
  'idempotency_keys',
  'card_exceptions',
  'alert_rules',
  'alert_times',
  'alert_messages',
  'outbox_messages',
  'saved_reports',
  'file_exports',
  'webhook_attempts',
  'webhook_messages',
  'webhook_endpoints',
  'api_key_secrets',
  'api_keys',
] as const;

/** Whether the database has no accounts yet. */
export async function isEmpty(db: Db): Promise<boolean> {
  return (await db.selectFrom('accounts').select('account_id').limit(1).execute()).length === 0;
}

/** Deletes every customer, person, and site from the database. */
export async function emptyDatabase(db: Db): Promise<void> {
  await sql`TRUNCATE ${sql.join(TABLES_TO_EMPTY.map((table) => sql.table(table)))} CASCADE`.execute(
    db,
  );
}

/** A driver's card has a PIN if it is active or on hold. */
const hasPin = ({ card_type: type, status }: Row<'cards'>) =>
  type === 'driver' && (status === 'active' || status === 'onHold');
const makePin = () => String(randomInt(10 ** PIN_DIGITS)).padStart(PIN_DIGITS, '0');

/** Issues numbers with the cards' last four digits, redrawing those in `usedHmacs`. */
function secretRows(
  vault: CardVault,
  cards: readonly Row<'cards'>[],
  usedHmacs: Set<string>,
): Row<'card_secrets'>[] {
  const issue = (last4: string): IssuedNumber => {
    const number = vault.issueNumber(last4);
    if (usedHmacs.has(number.numberHmac)) return issue(last4);
    usedHmacs.add(number.numberHmac);
    return number;
  };
  return cards.map((card) => {
    const { numberHmac, endingHmac, vaultToken } = issue(card.last4);
    return {
      account_id: card.account_id,
      card_id: card.id,
      number_hmac: numberHmac,
      ending_hmac: endingHmac,
      vault_token: vaultToken,
      pin_encrypted: hasPin(card) ? vault.sealPin(card.id, makePin()) : null,
    };
  });
}

/** Adds codes from the vault to checks. All were shown when the checks were issued. */
const withCodes = (vault: CardVault, checks: readonly Row<'express_checks'>[]) =>
  checks.map((row) => {
    const { hmac, last4 } = vault.issueCheckCode(row.id);
    return { ...row, code_hmac: hmac, code_last4: last4 };
  });

async function scheduleNextSteps(
  trx: Trx,
  jobs: JobSender,
  orders: readonly Row<'orders'>[],
): Promise<void> {
  for (const { account_id: accountId, id: orderId, step } of orders) {
    const to = NEXT_STEP[step];
    if (to) await jobs.send(trx, 'order-step', { accountId, orderId, to }, SECONDS_PER_DAY);
  }
}

async function insertBatch(
  trx: Trx,
  generated: DemoBatch,
  options: SeedOptions,
  usedHmacs: Set<string>,
): Promise<void> {
  const batch = {
    ...generated,
    express_checks: withCodes(options.vault, generated.express_checks ?? []),
  };
  for (const table of DEMO_TABLES) {
    if (table === 'ledger_entries') await insertEntries(trx, batch[table] ?? []);
    else await insertRows(trx, table, batch[table] ?? []);
  }
  await insertSecrets(trx, secretRows(options.vault, batch.cards ?? [], usedHmacs));
  if (options.jobs) await scheduleNextSteps(trx, options.jobs, batch.orders ?? []);
}

const firstAdministrator = (trx: Trx) =>
  trx
    .selectFrom('grants as g')
    .innerJoin('people as p', 'p.user_id', 'g.user_id')
    .innerJoin('accounts as a', 'a.account_id', 'g.account_id')
    .select(['g.user_id', 'g.account_id', 'p.email'])
    .where('g.role', '=', 'administrator')
    .orderBy('a.account_number')
    .orderBy('p.username')
    .executeTakeFirst();

const rethrow = (error: unknown) => {
  throw error;
};

/**
 * Fills an empty database with the demo's customer, all or nothing, one batch at a time.
 *
 * @throws StartupError if accounts already exist, or if there are too few cards
 */
export async function seedDemo(db: Db, options: SeedOptions): Promise<SeedCounts> {
  if (!(await isEmpty(db))) {
    throw new StartupError('The database already has accounts. Nothing was changed.');
  }
  const counts: Partial<Record<DemoTable, number>> = {};
  const usedHmacs = new Set<string>();
  const lastDay = toCalendarDate(fromAbsolute(options.asOf.getTime(), 'UTC'));
  const owner = await db.transaction().execute(async (trx) => {
    const firstDay = lastDay.subtract({ months: DEMO_MONTHS, days: 1 });
    await ensureTransactionMonths(trx, firstDay.toString(), lastDay.add({ months: 1 }).toString());
    for (const batch of generateDemo(options)) {
      await insertBatch(trx, batch, options, usedHmacs);
      for (const table of DEMO_TABLES) {
        counts[table] = (counts[table] ?? 0) + (batch[table]?.length ?? 0);
      }
      options.log?.(counts.transactions ?? 0);
    }
    const administrator = await firstAdministrator(trx);
    if (administrator) await seedSignals(trx, administrator.account_id, options.asOf);
    const accounts = await trx.selectFrom('accounts').select('account_id').execute();
    for (const { account_id } of accounts) await recountPurchases(trx, account_id);
    await seedAlerts(trx, administrator, options.asOf);
    if (administrator) {
      await seedReports(trx, administrator, options.asOf);
      await seedJournals(trx, administrator.account_id);
      await seedDriverRequests(trx, administrator.account_id, options.asOf);
      await seedIntegrations(trx, administrator, options.asOf);
    }
    return administrator;
  });
  await sql`ANALYZE`.execute(db);
  const sweep = { db, now: options.asOf, onFailure: rethrow };
  await issueAllStatements(sweep);
  if (owner) await db.transaction().execute((trx) => seedExports(trx, owner, options.asOf));
  if (options.jobs) await runDueReports({ ...sweep, jobs: options.jobs });
  return counts;
}
