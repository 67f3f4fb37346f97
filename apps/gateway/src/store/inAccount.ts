import {
  sql,
  type InsertObject,
  type JoinBuilder,
  type SelectQueryBuilder,
  type StringReference,
  type UpdateObject,
} from 'kysely';
import { stale } from '../http/refusal.ts';
import type { Db, Row, Schema, Trx } from './schema.ts';

/** Tables whose rows belong to an account. */
type AccountTable = {
  [T in keyof Schema]: Schema[T] extends { account_id: string } ? T : never;
}[keyof Schema];
type TableRef = AccountTable | `${AccountTable} as ${string}`;

declare const queries: Trx;
type SelectQuery<R extends TableRef> = ReturnType<typeof queries.selectFrom<R>>;
type UpdateQuery<T extends AccountTable> = ReturnType<typeof queries.updateTable<T>>;
type DeleteQuery<T extends AccountTable> = ReturnType<typeof queries.deleteFrom<T>>;

/** Selects rows of one account. Every key starts with its ID, so this runs on a single shard. */
export function selectIn<R extends TableRef>(db: Db, accountId: string, table: R): SelectQuery<R>;
export function selectIn(db: Db, accountId: string, table: 'fleets') {
  const column = sql.ref<string>(`${table.split(' as ').at(-1)}.account_id`);
  return db.selectFrom(table).where(column, '=', accountId);
}

type TableWithId = {
  [T in AccountTable]: Schema[T] extends { id: string } ? T : never;
}[AccountTable];

/** Selects one row of an account by ID. */
export function rowIn<T extends TableWithId>(
  db: Db,
  accountId: string,
  table: T,
  id: string,
): SelectQueryBuilder<Schema, T, Row<T>>;
export function rowIn(db: Db, accountId: string, table: 'fleets', id: string) {
  return selectIn(db, accountId, table).selectAll().where('id', '=', id);
}

interface AccountScope {
  readonly trx: Db;
  readonly account: { readonly account_id: string };
}

/** Whether a row other than `ownId` has this text in the column, ignoring case. */
export async function isTaken<T extends TableWithId>(
  scope: AccountScope,
  table: T,
  column: keyof Schema[T] & string,
  text: string,
  ownId: string | null,
): Promise<boolean>;
export async function isTaken(
  { trx, account }: AccountScope,
  table: 'fleets',
  column: string,
  text: string,
  ownId: string | null,
) {
  const other = await selectIn(trx, account.account_id, table)
    .select('id')
    .where(sql<boolean>`upper(${sql.ref(column)}) = upper(${text})`)
    .where('id', '<>', ownId ?? '')
    .executeTakeFirst();
  return other !== undefined;
}

const accountOf = (column: string) => sql.ref(`${column.split('.')[0]}.account_id`);

/** Joins a row to the one that references it, both in the same account. */
export const sameAccount = <DB, TB extends keyof DB>(
  join: JoinBuilder<DB, TB>,
  id: StringReference<DB, TB>,
  reference: StringReference<DB, TB>,
) => join.on(sql<boolean>`${accountOf(id)} = ${accountOf(reference)}`).onRef(id, '=', reference);

/**
 * Joins a purchase to a row that references it by day and ID, both in the same account. Limit the
 * days of both: if only one has a range, the other's rows of all months are read.
 */
export const samePurchase = <DB, TB extends keyof DB>(
  join: JoinBuilder<DB, TB>,
  purchase: string,
  row: string,
  day = 'occurred_on',
) =>
  join.on(sql<boolean>`${sql.ref(`${purchase}.account_id`)} = ${sql.ref(`${row}.account_id`)}
    AND ${sql.ref(`${purchase}.occurred_on`)} = ${sql.ref(`${row}.${day}`)}
    AND ${sql.ref(`${purchase}.id`)} = ${sql.ref(`${row}.transaction_id`)}`);

/** Updates rows of one account. */
export function updateIn<T extends AccountTable>(
  db: Db,
  accountId: string,
  table: T,
): UpdateQuery<T>;
export function updateIn(db: Db, accountId: string, table: 'fleets') {
  return db.updateTable(table).where('account_id', '=', accountId);
}

/** Deletes rows of one account. */
export function deleteIn<T extends AccountTable>(
  db: Db,
  accountId: string,
  table: T,
): DeleteQuery<T>;
export function deleteIn(db: Db, accountId: string, table: 'fleets') {
  return db.deleteFrom(table).where('account_id', '=', accountId);
}

type Values<T extends AccountTable> = Omit<InsertObject<Schema, T>, 'account_id'>;

/** Inserts a row and returns it as stored. */
export function addRow<T extends AccountTable>(
  db: Db,
  accountId: string,
  table: T,
  values: Values<T>,
): Promise<Row<T>>;
export function addRow(db: Db, accountId: string, table: 'fleets', values: Values<'fleets'>) {
  return db
    .insertInto(table)
    .values({ account_id: accountId, ...values })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Inserts a row. */
export async function insertIn<T extends AccountTable>(
  db: Db,
  accountId: string,
  table: T,
  values: Values<T>,
): Promise<void>;
export async function insertIn(
  db: Db,
  accountId: string,
  table: 'fleets',
  values: Values<'fleets'>,
) {
  await db
    .insertInto(table)
    .values({ account_id: accountId, ...values })
    .execute();
}

/** Updates one row by ID. */
export async function setIn<T extends TableWithId>(
  db: Db,
  accountId: string,
  table: T,
  id: string,
  values: UpdateObject<Schema, T>,
): Promise<void>;
export async function setIn(
  db: Db,
  accountId: string,
  table: 'fleets',
  id: string,
  values: UpdateObject<Schema, 'fleets'>,
) {
  await updateIn(db, accountId, table).set(values).where('id', '=', id).execute();
}

type TableWithIdAndVersion = {
  [T in AccountTable]: Schema[T] extends { id: string; version: unknown } ? T : never;
}[AccountTable];

/** Updates a row and increments its version. */
export function changeRow<T extends TableWithIdAndVersion>(
  db: Db,
  accountId: string,
  table: T,
  id: string,
  values: UpdateObject<Schema, T>,
): Promise<Row<T>>;
export function changeRow(
  db: Db,
  accountId: string,
  table: 'fleets',
  id: string,
  values: UpdateObject<Schema, 'fleets'>,
) {
  return updateIn(db, accountId, table)
    .set((e) => ({ ...values, version: e('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Inserts the row with this key, or updates the existing one. Returns it as stored. */
export function putRow<T extends AccountTable>(
  db: Db,
  accountId: string,
  table: T,
  key: Partial<Values<T>>,
  values: Partial<Values<T>>,
): Promise<Row<T>>;
export function putRow(
  db: Db,
  accountId: string,
  table: 'reward_accounts',
  key: object,
  values: Values<'reward_accounts'>,
) {
  return upsert(db, accountId, table, key, values).executeTakeFirstOrThrow();
}

const upsert = (
  db: Db,
  accountId: string,
  table: 'reward_accounts',
  key: object,
  values: Values<'reward_accounts'>,
  expectedVersion?: number,
) =>
  db
    .insertInto(table)
    .values({ account_id: accountId, ...key, ...values })
    .onConflict((conflict) => {
      const columns = ['account_id', ...Object.keys(key)].map((column) => sql.ref(column));
      const change = conflict.expression(sql.join(columns)).doUpdateSet(values);
      return expectedVersion === undefined
        ? change
        : change.where(`${table}.version`, '=', expectedVersion);
    })
    .returningAll();

type TableWithVersion = {
  [T in AccountTable]: Schema[T] extends { version: unknown } ? T : never;
}[AccountTable];
interface VersionedContext extends AccountScope {
  readonly expectedVersion: number;
}

/**
 * Inserts or updates a row that the caller saw in `expectedVersion`, 0 if there was none, and
 * increments its version. @throws Refusal `version.stale` when someone changed it since
 */
export function putVersioned<T extends TableWithVersion>(
  context: VersionedContext,
  table: T,
  key: Partial<Values<T>>,
  values: Partial<Values<T>>,
): Promise<Row<T>>;
export async function putVersioned(
  { trx, account, expectedVersion }: VersionedContext,
  table: 'reward_accounts',
  key: object,
  values: Values<'reward_accounts'>,
) {
  const existing = await selectIn(trx, account.account_id, table)
    .select('version')
    .where((e) => e.and({ ...key }))
    .forUpdate()
    .executeTakeFirst();
  const actual = existing?.version ?? 0;
  if (actual !== expectedVersion) throw stale(expectedVersion, actual);
  const version = expectedVersion + 1;
  const nextValues = { ...values, version };
  const row = await upsert(
    trx,
    account.account_id,
    table,
    key,
    nextValues,
    expectedVersion,
  ).executeTakeFirst();
  if (!row) throw stale(expectedVersion, version);
  return row;
}
