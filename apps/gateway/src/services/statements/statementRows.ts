import { sql } from 'kysely';
import { dollarsOf, unitsOf } from '../../files/amounts.ts';
import type { Columns } from '../../files/exportFile.ts';
import type { ReadScope } from '../../http/context.ts';
import { sameAccount } from '../../store/inAccount.ts';
import { cursorOf, readDayPlace } from '../exports/dayPlace.ts';
import type { ExportPlace } from '../exports/ExportSource.ts';
import { departmentAs, departmentsIn, postingsOf, type StatementMonth } from './readMonth.ts';
import { linesOf } from '../../store/linesOf.ts';

/** Adds the department's number as on the statement to a row. */
const numberedIn =
  (month: StatementMonth) =>
  <Row extends Parameters<typeof departmentAs>[1]>(row: Row) => ({
    ...row,
    number: departmentAs(month, row).number,
  });

/** The next page of a statement's purchases, in the order in which they were posted. */
export async function readPostings(scope: ReadScope, month: StatementMonth, place: ExportPlace) {
  const after = readDayPlace(place.cursor);
  let matching = postingsOf(scope.trx, month);
  if (after) {
    matching = matching.where(
      sql<boolean>`(e.entered_on, e.id) > (${after.day}::date, ${after.id})`,
    );
  }
  const rows = await matching
    .innerJoin('cards as c', (on) => sameAccount(on, 'c.id', 't.card_id'))
    .leftJoin(departmentsIn(scope.trx, month), (on) => on.onRef('d.id', '=', 't.department_id'))
    .innerJoin('sites as s', 's.site_number', 't.site_number')
    .leftJoinLateral(
      linesOf(month.accountId)
        .select([
          sql<number>`coalesce(sum(l.gross_cents), 0)::bigint`.as('gross'),
          sql<number>`coalesce(sum(l.discount_cents), 0)::bigint`.as('discount'),
        ])
        .as('lines'),
      (on) => on.onTrue(),
    )
    .select(['e.id', 'e.entered_on', 'e.amount_cents', 'e.currency', 't.occurred_on'])
    .select(['t.transaction_number', 't.fuel_milligallons', 'c.last4', 'c.name_on_card'])
    .select(['t.department_id as departmentId', 'd.number', 'd.name', 's.name as site'])
    .select(['s.city', 's.state', 'lines.gross', 'lines.discount'])
    .orderBy('e.entered_on')
    .orderBy('e.id')
    .limit(place.limit)
    .execute();
  const last = rows.at(-1);
  const isLast = rows.length < place.limit || last === undefined;
  return {
    rows: rows.map(numberedIn(month)),
    nextCursor: isLast ? null : cursorOf({ day: last.entered_on, id: last.id }),
  };
}
type PostingRow = Awaited<ReturnType<typeof readPostings>>['rows'][number];

/** The columns of a statement's file, as a purchase fills them. */
export const STATEMENT_COLUMNS: Columns<PostingRow> = {
  Entered: (row) => row.entered_on,
  Purchased: (row) => row.occurred_on,
  What: () => 'Purchase',
  Number: (row) => row.transaction_number,
  Card: (row) => `•••• ${row.last4}`,
  'Name on card': (row) => row.name_on_card,
  Department: (row) => row.number,
  Site: (row) => row.site,
  City: (row) => row.city,
  State: (row) => row.state,
  'Gallons of fuel': (row) => unitsOf(row.fuel_milligallons),
  Gross: (row) => dollarsOf(row.gross ?? 0),
  Discount: (row) => dollarsOf(row.discount ?? 0),
  Amount: (row) => dollarsOf(row.amount_cents),
  Currency: (row) => row.currency,
};

/** Purchases by card and department in a month, in the order of the departments. */
export async function readCards({ trx }: ReadScope, month: StatementMonth) {
  const rows = await postingsOf(trx, month)
    .innerJoin('cards as c', (on) => sameAccount(on, 'c.id', 't.card_id'))
    .leftJoin(departmentsIn(trx, month), (on) => on.onRef('d.id', '=', 't.department_id'))
    .groupBy(['c.id', 'c.last4', 'c.name_on_card', 't.department_id', 'd.number', 'd.name'])
    .select(['c.last4', 'c.name_on_card', 't.department_id as departmentId', 'd.number', 'd.name'])
    .select([
      sql<number>`count(*)`.as('purchases'),
      sql<number>`sum(t.fuel_milligallons)::bigint`.as('milligallons'),
      sql<number>`sum(e.amount_cents)::bigint`.as('cents'),
    ])
    .orderBy('d.number')
    .orderBy('c.name_on_card')
    .orderBy('c.id')
    .execute();
  return rows.map(numberedIn(month));
}
