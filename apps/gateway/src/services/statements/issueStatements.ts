import { jsonb } from '@forecourt/server';
import { billDueOn, dayIn, firstOfMonth, lastOfMonth, startOfDay } from '@forecourt/validation';
import { parseDate, type CalendarDate } from '@internationalized/date';
import { sql } from 'kysely';
import { eachAccount, type Sweep } from '../../jobs/eachAccount.ts';
import type { JobSender } from '../../jobs/queue.ts';
import { newId } from '../../store/ids.ts';
import { insertIn, selectIn } from '../../store/inAccount.ts';
import type { Db, NewRow, Row, Trx } from '../../store/schema.ts';
import { lockAccount } from '../accounts/lockAccount.ts';
import { nextNumber } from '../orders/counters.ts';
import { announce } from '../webhooks/announce.ts';
import { deliverWhenIssued } from './deliverJournals.ts';
import { readMonth } from './readMonth.ts';

const NUMBER_DIGITS = 6;
/** By then, transactions that were in progress at midnight are posted. */
const CLOSING_HOURS = 1;
const HOUR_MS = 3_600_000;

const numberOf = (prefix: string, value: number) =>
  `${prefix}-${String(value).padStart(NUMBER_DIGITS, '0')}`;

/** First day of the first month without a statement; `null` if nothing was ever owed. */
async function firstDue(trx: Trx, accountId: string): Promise<CalendarDate | null> {
  const last = await selectIn(trx, accountId, 'statements')
    .select(sql<string | null>`max(ends_on)::text`.as('day'))
    .executeTakeFirstOrThrow();
  if (last.day !== null) return parseDate(last.day).add({ days: 1 });
  const first = await selectIn(trx, accountId, 'ledger_entries')
    .select(sql<string | null>`min(entered_on)::text`.as('day'))
    .where('ledger', '=', 'receivable')
    .executeTakeFirstOrThrow();
  return first.day === null ? null : firstOfMonth(parseDate(first.day));
}

interface IssueContext {
  readonly trx: Trx;
  readonly account: Row<'accounts'>;
  /** First day of the month. */
  readonly first: CalendarDate;
  /** When the month was over and fully posted. */
  readonly issuedAt: Date;
  readonly now: Date;
  /** `null` if nothing is to be delivered. */
  readonly jobs: JobSender | null;
}

type IssuedRow = Omit<NewRow<'statements'>, 'account_id' | 'content'>;

async function issueInvoices({ trx, account }: IssueContext, row: IssuedRow): Promise<void> {
  const amounts = { purchases: row.purchases_cents, fees: row.fees_cents };
  for (const kind of ['purchases', 'fees'] as const) {
    if (amounts[kind] === 0) continue;
    const { id, currency, due_on } = row;
    await insertIn(trx, account.account_id, 'invoices', {
      id: newId(),
      invoice_number: numberOf('I', await nextNumber(trx, account.account_id, 'invoice')),
      statement_id: id,
      kind,
      issued_on: dayIn(account.time_zone, new Date(row.issued_at)).toString(),
      due_on,
      currency,
      net_cents: amounts[kind],
      vat_cents: 0,
    });
  }
}

async function issueStatement(context: IssueContext): Promise<void> {
  const { trx, account, first, issuedAt, now, jobs } = context;
  const accountId = account.account_id;
  const [startsOn, endsOn] = [first.toString(), lastOfMonth(first).toString()];
  const month = { accountId, startsOn, endsOn };
  const { openingCents, postedCents, content } = await readMonth(trx, month);
  const { departments, lines } = content;
  const sumOf = (...kinds: readonly string[]) =>
    lines.reduce((sum, { kind, cents }) => (kinds.includes(kind) ? sum + cents : sum), 0);
  const row: IssuedRow = {
    id: newId(),
    statement_number: numberOf('S', await nextNumber(trx, accountId, 'statement')),
    starts_on: startsOn,
    ends_on: endsOn,
    issued_at: issuedAt.toISOString(),
    due_on: billDueOn(first.add({ months: 1 })).toString(),
    currency: account.currency,
    opening_cents: openingCents,
    purchases_cents: postedCents,
    fees_cents: sumOf('fee'),
    payments_cents: sumOf('payment', 'returnedPayment'),
    credits_cents: sumOf('credit'),
    other_cents: sumOf('other'),
    closing_cents: openingCents + postedCents + lines.reduce((sum, { cents }) => sum + cents, 0),
    purchases: departments.reduce((sum, { purchases }) => sum + purchases, 0),
    fuel_milligallons: departments.reduce(
      (sum, department) => sum + department.fuelMilligallons,
      0,
    ),
  };
  await insertIn(trx, accountId, 'statements', { ...row, content: jsonb(content) });
  await issueInvoices(context, row);
  const { id: objectId, statement_number: number, closing_cents: closingCents } = row;
  const data = { number, startsOn, endsOn, dueOn: row.due_on, closingCents };
  // without `jobs`: the sweep sends it within a minute, and no one waits for a statement
  await announce(trx, { accountId, at: now }, [{ type: 'statement.issued', objectId, data }]);
  if (jobs) await deliverWhenIssued(trx, jobs, { accountId, statementId: objectId }, now);
}

/** Issues the oldest month that is over and has no statement. Returns whether there was one. */
async function issueNext(
  trx: Trx,
  account: Row<'accounts'>,
  now: Date,
  jobs: JobSender | null,
): Promise<boolean> {
  await lockAccount(trx, account.account_id);
  const first = await firstDue(trx, account.account_id);
  if (first === null) return false;
  const monthEnd = startOfDay(account.time_zone, first.add({ months: 1 }));
  const issuedAt = new Date(monthEnd.getTime() + CLOSING_HOURS * HOUR_MS);
  if (issuedAt > now) return false;
  await issueStatement({ trx, account, first, issuedAt, now, jobs });
  return true;
}

/**
 * Issues a statement for every month of an account that is over and has none, oldest first, each in
 * its own transaction. Returns the number issued. Repeating it issues nothing twice.
 *
 * @throws StatementGap if a month does not reconcile; neither it nor later ones are issued
 */
export async function issueStatements(
  db: Db,
  account: Row<'accounts'>,
  now: Date,
  jobs: JobSender | null = null,
): Promise<number> {
  let issued = 0;
  while (await db.transaction().execute((trx) => issueNext(trx, account, now, jobs))) issued += 1;
  return issued;
}

/** Issues all accounts' statements, and delivers them if there are `jobs`. */
export const issueAllStatements = (
  sweep: Omit<Sweep, 'jobs'>,
  jobs: JobSender | null = null,
): Promise<void> =>
  eachAccount(sweep, (account) => issueStatements(sweep.db, account, sweep.now, jobs));
