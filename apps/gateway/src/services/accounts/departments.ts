import { contract } from '@forecourt/api-client/contract';
import { ACCOUNT_PART_REFUSALS, type DepartmentForm, type FieldIssue } from '@forecourt/validation';
import { sql } from 'kysely';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { notFound, Refusal, refusedAt, issueIf } from '../../http/refusal.ts';
import { factsOf } from '../../store/factsOf.ts';
import { hasRow } from '../../store/hasRow.ts';
import { newId } from '../../store/ids.ts';
import { changeRow, deleteIn, insertIn, sameAccount, selectIn } from '../../store/inAccount.ts';
import { inFleets } from '../../store/scope.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { lockPart } from './parts.ts';
import { seesFleet } from './seesFleet.ts';

type Body = DepartmentForm & { readonly fleetId: string };

const departmentRows = ({ trx, account, fleetIds }: AccountContext) => {
  const countOf = (table: 'cards' | 'prompted_ids') =>
    sql<number>`(SELECT count(*) FROM ${sql.table(table)} x
      WHERE x.account_id = ${account.account_id} AND x.department_id = d.id)`;
  return selectIn(trx, account.account_id, 'departments as d')
    .innerJoin('fleets as f', (on) => sameAccount(on, 'f.id', 'd.fleet_id'))
    .selectAll('d')
    .select([
      'f.name as fleet_name',
      countOf('cards').as('cards'),
      countOf('prompted_ids').as('prompted_ids'),
    ])
    .where(inFleets('d.fleet_id', fleetIds))
    .orderBy('d.number');
};

type DepartmentRow = Awaited<ReturnType<ReturnType<typeof departmentRows>['execute']>>[number];

const toDetails = (row: DepartmentRow) => ({
  ...factsOf(contract.addDepartment.response.shape.department, row),
  departmentId: row.id,
  cardCount: row.cards,
  promptedIdCount: row.prompted_ids,
});

/** Departments of the fleets that the person may see. [GW-89] */
export const listDepartments: HandlerOf<'listDepartments'> = async (_input, context) => {
  const { trx, account, fleetIds } = context;
  const items = await selectIn(trx, account.account_id, 'departments')
    .select(['id as departmentId', 'fleet_id as fleetId', 'number', 'name'])
    .where(inFleets('departments.fleet_id', fleetIds))
    .orderBy('number')
    .execute();
  return { items };
};

/** Departments with their card and prompted ID counts. [GW-85, USER-02] */
export const listFleetDepartments: HandlerOf<'listFleetDepartments'> = async (
  { query },
  context,
) => {
  const all = departmentRows(context);
  const matching = query.fleetId ? all.where('d.fleet_id', '=', query.fleetId) : all;
  return { items: (await matching.execute()).map(toDetails) };
};

async function findDepartment(context: AccountContext, id: string): Promise<DepartmentRow> {
  return departmentRows(context)
    .where('d.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('department'));
}

const holdDepartment = (context: AccountContext, id: string): Promise<DepartmentRow> =>
  lockPart(context, 'departments', id, () => findDepartment(context, id));

/** @throws Refusal `fleet.notFound`, `department.notPossible` */
async function check(
  context: AccountContext,
  body: Body,
  existing: DepartmentRow | null,
): Promise<void> {
  const { trx, account } = context;
  if (!(await seesFleet(context, body.fleetId))) throw notFound('fleet');
  const sameNumbered = selectIn(trx, account.account_id, 'departments')
    .where('number', '=', body.subDepartmentNumber)
    .where('id', '<>', existing?.id ?? '');
  const isMoved = existing !== null && existing.fleet_id !== body.fleetId;
  const fields: FieldIssue[] = [
    ...issueIf(
      await hasRow(sameNumbered),
      'subDepartmentNumber',
      ACCOUNT_PART_REFUSALS.departmentNumberTaken,
    ),
    // the department's cards and prompted IDs belong to its fleet as well
    ...issueIf(
      isMoved && existing.cards + existing.prompted_ids > 0,
      'fleetId',
      ACCOUNT_PART_REFUSALS.departmentInUse,
    ),
  ];
  if (fields.length > 0) throw new Refusal(422, 'department.notPossible', { fields });
}

const toColumns = (body: Body) => ({
  fleet_id: body.fleetId,
  number: body.subDepartmentNumber,
  name: body.name,
  description: body.description,
});
const storedColumns = ({ fleet_id, number, name, description }: DepartmentRow) => ({
  fleet_id,
  number,
  name,
  description,
});

/** Adds a department to a fleet. [USER-02, USER-04 to USER-06] */
export const addDepartment: HandlerOf<'addDepartment'> = async ({ body }, context) => {
  await check(context, body, null);
  const id = newId();
  const columns = toColumns(body);
  await insertIn(context.trx, context.account.account_id, 'departments', { id, ...columns });
  await recordEvent(context, ['department', id], 'department.added', { after: columns });
  return { department: toDetails(await findDepartment(context, id)) };
};

/** Edits a department; one that is in use cannot move to another fleet. [USER-02] */
export const editDepartment: HandlerOf<'editDepartment'> = async ({ params, body }, context) => {
  const row = await holdDepartment(context, params.departmentId);
  await check(context, body, row);
  const columns = toColumns(body);
  await changeRow(context.trx, row.account_id, 'departments', row.id, columns);
  await recordEvent(context, ['department', row.id], 'department.edited', {
    before: storedColumns(row),
    after: columns,
  });
  return { department: toDetails(await findDepartment(context, row.id)) };
};

/** Deletes a department that has no cards or prompted IDs. Reports keep its name. [USER-02] */
export const removeDepartment: HandlerOf<'removeDepartment'> = async ({ params }, context) => {
  const row = await holdDepartment(context, params.departmentId);
  if (row.cards + row.prompted_ids > 0) {
    throw refusedAt(409, 'department.inUse', '', ACCOUNT_PART_REFUSALS.departmentInUse);
  }
  const { account_id, id, number, name } = row;
  await deleteIn(context.trx, account_id, 'departments').where('id', '=', id).execute();
  await insertIn(context.trx, account_id, 'deleted_departments', { id, number, name });
  await recordEvent(context, ['department', row.id], 'department.deleted', {
    before: storedColumns(row),
  });
  return { departmentId: row.id };
};
