import {
  isFeeKey,
  statementLineKey,
  type JournalPart,
  type StatementContent,
  type StatementLine,
} from '@forecourt/validation';
import { parseDate } from '@internationalized/date';
import { sql } from 'kysely';
import { readOwedBefore, receivableOf } from '../../ledger/readOwed.ts';
import { allDepartments } from '../../store/allDepartments.ts';
import { sameAccount, samePurchase } from '../../store/inAccount.ts';
import type { Trx } from '../../store/schema.ts';

/** A month of one account, as inclusive days in the account's time zone. */
export interface StatementMonth {
  readonly accountId: string;
  readonly startsOn: string;
  readonly endsOn: string;
  /** Day of the oldest purchase posted in it; defaults to `POSTING_DAYS` before the month. */
  readonly purchasedFrom?: string | undefined;
  /** The departments on the statement, once it is issued. */
  readonly departments?: readonly DepartmentName[];
}
type DepartmentName = Pick<
  StatementContent['departments'][number],
  'departmentId' | 'number' | 'name'
>;

/** Purchases post within this many days. Only if one took longer are all partitions searched. */
const POSTING_DAYS = 60;

/** A site's clock may run ahead: a purchase posted late in a month may be dated the next day. */
const lastDayOf = ({ endsOn }: StatementMonth) => parseDate(endsOn).add({ days: 1 }).toString();

const windowOf = ({ startsOn, purchasedFrom }: StatementMonth) =>
  purchasedFrom ?? parseDate(startsOn).subtract({ days: POSTING_DAYS }).toString();

const entriesOf = (trx: Trx, { accountId, startsOn, endsOn }: StatementMonth) =>
  receivableOf(trx, accountId)
    .where('e.entered_on', '>=', startsOn)
    .where('e.entered_on', '<=', endsOn);

/** The month's entries for posted purchases, each joined with its purchase. */
export const postingsOf = (trx: Trx, month: StatementMonth) =>
  allPostingsOf(trx, month).where('t.occurred_on', '>=', windowOf(month));

const allPostingsOf = (trx: Trx, month: StatementMonth) =>
  entriesOf(trx, month)
    .where('e.kind', '=', 'posting')
    .innerJoin('transactions as t', (on) => sameAccount(on, 't.id', 'e.reference_id'))
    .where('t.occurred_on', '<=', lastDayOf(month));

/** Extends the month's window, if needed, to purchases that posted unusually late. */
async function withLatePostings(trx: Trx, month: StatementMonth): Promise<StatementMonth> {
  const { day } = await allPostingsOf(trx, month)
    .where('t.occurred_on', '<', windowOf(month))
    .select(sql<string | null>`min(t.occurred_on)::text`.as('day'))
    .executeTakeFirstOrThrow();
  return day === null ? month : { ...month, purchasedFrom: day };
}

/** Statement line kinds of entries other than purchases and fees. */
const LINE_KINDS: Readonly<Record<string, StatementLine['kind']>> = {
  payment: 'payment',
  funding: 'payment',
  reversal: 'returnedPayment',
  disputeCredit: 'credit',
};

/** Entries other than purchases, in the order of their days. */
async function readLines(trx: Trx, month: StatementMonth): Promise<StatementLine[]> {
  const rows = await entriesOf(trx, month)
    .where('e.kind', '<>', 'posting')
    .select(['e.entered_on', 'e.kind', 'e.amount_cents'])
    .orderBy('e.entered_on')
    .orderBy('e.id')
    .execute();
  return rows.map(({ entered_on, kind, amount_cents }) => {
    const lineKind = isFeeKey(kind) ? 'fee' : (LINE_KINDS[kind] ?? 'other');
    const labelKey = lineKind === 'fee' ? kind : statementLineKey(lineKind, kind);
    return { kind: lineKind, labelKey, enteredOn: entered_on, cents: amount_cents };
  });
}

/** The purchases' departments, including deleted ones. */
export const departmentsIn = (trx: Trx, { accountId }: StatementMonth) =>
  allDepartments(trx, accountId).as('d');

/** A department as the issued statement names it, or as it is now if it isn't on there. */
export const departmentAs = (
  { departments = [] }: StatementMonth,
  current: DepartmentName,
): DepartmentName =>
  departments.find(({ departmentId }) => departmentId === current.departmentId) ?? current;

/** Lines of the purchases posted in the month. */
const linesOf = (trx: Trx, month: StatementMonth) =>
  postingsOf(trx, month)
    .innerJoin('transaction_lines as l', (on) => samePurchase(on, 't', 'l'))
    .where('l.occurred_on', '>=', windowOf(month))
    .where('l.occurred_on', '<=', lastDayOf(month));

const amounts = [
  sql<number>`sum(l.gross_cents)::bigint`.as('grossCents'),
  sql<number>`sum(l.discount_cents)::bigint`.as('discountCents'),
  sql<number>`sum(l.net_cents)::bigint`.as('netCents'),
] as const;

async function readDepartments(trx: Trx, month: StatementMonth) {
  return linesOf(trx, month)
    .leftJoin(departmentsIn(trx, month), (on) => on.onRef('d.id', '=', 't.department_id'))
    .groupBy(['t.department_id', 'd.number', 'd.name'])
    .select(['t.department_id as departmentId', 'd.number', 'd.name', ...amounts])
    .select([
      sql<number>`count(DISTINCT t.id)`.as('purchases'),
      sql<number>`coalesce(sum(t.fuel_milligallons) FILTER (WHERE l.line_number = 1), 0)::bigint`.as(
        'fuelMilligallons',
      ),
    ])
    .orderBy('d.number')
    .execute();
}

async function readProducts(trx: Trx, month: StatementMonth) {
  return linesOf(trx, month)
    .groupBy(['l.product_code', 'l.unit'])
    .select(['l.product_code as productCode', 'l.unit', ...amounts])
    .select([
      sql<string>`min(l.description)`.as('name'),
      sql<number>`sum(l.quantity_thousandths)::bigint`.as('quantityThousandths'),
    ])
    .orderBy('l.product_code')
    .execute();
}

/** Net purchases by department, named as on the statement, and product group. */
export async function readJournalParts(trx: Trx, month: StatementMonth): Promise<JournalPart[]> {
  const rows = await linesOf(trx, month)
    .leftJoin(departmentsIn(trx, month), (on) => on.onRef('d.id', '=', 't.department_id'))
    .groupBy(['t.department_id', 'd.number', 'd.name', 'l.product_group'])
    .select(['t.department_id as departmentId', 'd.number', 'd.name'])
    .select(['l.product_group as group', sql<number>`sum(l.net_cents)::bigint`.as('netCents')])
    .orderBy('d.number')
    .orderBy('l.product_group')
    .execute();
  return rows.map(({ group, netCents, ...current }) => {
    const { number, name } = departmentAs(month, current);
    return { departmentNumber: number, departmentName: name, group, netCents };
  });
}

async function readPostedCents(trx: Trx, month: StatementMonth): Promise<number> {
  const { cents } = await entriesOf(trx, month)
    .where('e.kind', '=', 'posting')
    .select(sql<number>`coalesce(sum(e.amount_cents), 0)::bigint`.as('cents'))
    .executeTakeFirstOrThrow();
  return cents;
}

const sumOf = (departments: StatementContent['departments']) =>
  departments.reduce((sum, { netCents }) => sum + netCents, 0);

export class StatementGap extends Error {
  override readonly name = 'StatementGap';
}

/**
 * Reads a month's statement from the ledger.
 *
 * @throws StatementGap if the lines of the purchases do not add up to the postings in the ledger
 */
export async function readMonth(trx: Trx, requestedMonth: StatementMonth) {
  const postedCents = await readPostedCents(trx, requestedMonth);
  let month = requestedMonth;
  let departments = await readDepartments(trx, month);
  if (sumOf(departments) !== postedCents) {
    month = await withLatePostings(trx, requestedMonth);
    departments = await readDepartments(trx, month);
  }
  const linesCents = sumOf(departments);
  if (linesCents !== postedCents) {
    const { accountId, startsOn } = month;
    throw new StatementGap(
      `${accountId}, ${startsOn}: lines ${linesCents}, ledger ${postedCents} cents`,
    );
  }
  const content: StatementContent = {
    departments,
    products: await readProducts(trx, month),
    lines: await readLines(trx, month),
    ...(month.purchasedFrom === undefined ? {} : { purchasedFrom: month.purchasedFrom }),
  };
  const openingCents = await readOwedBefore(trx, month.accountId, month.startsOn);
  return { openingCents, postedCents, content };
}
