import { jsonb } from '@forecourt/server';
import {
  SHARED_VIEWS_SHOWN_MAX,
  VIEW_REFUSALS,
  VIEWS_PER_LIST_MAX,
  savedView,
  type ViewedList,
} from '@forecourt/validation';
import { sql } from 'kysely';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { notFound, Refusal, refusedAt, requireCurrent } from '../../http/refusal.ts';
import { countOf } from '../../store/countOf.ts';
import { factsOf } from '../../store/factsOf.ts';
import { hasRow } from '../../store/hasRow.ts';
import { newId } from '../../store/ids.ts';
import { addRow, changeRow, deleteIn, sameAccount, selectIn } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import { lockAccount } from '../accounts/lockAccount.ts';

type ViewRow = Row<'saved_views'>;

const toView = (row: ViewRow & { readonly shared_by?: string }) => ({
  ...factsOf(savedView, row),
  viewId: row.id,
  sharedBy: row.shared_by ?? null,
});

const ownViews = ({ trx, account, person }: AccountContext) =>
  selectIn(trx, account.account_id, 'saved_views').where('user_id', '=', person.user_id);

/** Views that others share, if those people are still in the account. */
const sharedByOthers = ({ trx, account, person }: AccountContext, list: ViewedList) =>
  selectIn(trx, account.account_id, 'saved_views as v')
    .innerJoin('grants as g', (on) => sameAccount(on, 'g.user_id', 'v.user_id'))
    .innerJoin('people as p', 'p.user_id', 'v.user_id')
    .selectAll('v')
    .select(sql<string>`p.first_name || ' ' || p.last_name`.as('shared_by'))
    .where('v.list', '=', list)
    .where('v.is_shared', '=', true)
    .where('v.user_id', '<>', person.user_id)
    .orderBy(sql`lower(v.name)`)
    .orderBy('v.id')
    .limit(SHARED_VIEWS_SHOWN_MAX)
    .execute();

/** The caller's own views of a list, then those that others share; each by name. */
export const listViews: HandlerOf<'listViews'> = async ({ query }, context) => {
  const rows = await ownViews(context)
    .selectAll()
    .where('list', '=', query.list)
    .orderBy(sql`lower(name)`)
    .execute();
  const shared = await sharedByOthers(context, query.list);
  return { items: [...rows, ...shared].map(toView) };
};

/** @throws Refusal `view.nameTaken` if another of the caller's views of the list has the name. */
async function requireFreeName(
  context: AccountContext,
  list: ViewedList,
  name: string,
  exceptId = '',
): Promise<void> {
  const sameNamed = ownViews(context)
    .where('list', '=', list)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where('id', '<>', exceptId);
  if (!(await hasRow(sameNamed))) return;
  throw refusedAt(409, VIEW_REFUSALS.nameTaken, 'name', VIEW_REFUSALS.nameTaken);
}

/** Saves a list's filters and sorting as a view. */
export const saveView: HandlerOf<'saveView'> = async ({ body }, context) => {
  const { trx, account, person } = context;
  const { list, name, search } = body;
  await lockAccount(trx, account.account_id);
  if ((await countOf(ownViews(context).where('list', '=', list))) >= VIEWS_PER_LIST_MAX) {
    throw new Refusal(409, VIEW_REFUSALS.tooMany, { params: { max: VIEWS_PER_LIST_MAX } });
  }
  await requireFreeName(context, list, name);
  const row = await addRow(trx, account.account_id, 'saved_views', {
    id: newId(),
    user_id: person.user_id,
    list,
    name,
    search: jsonb(search),
  });
  return { view: toView(row) };
};

async function lockView(context: AccountContext, viewId: string) {
  return requireCurrent(
    context,
    await ownViews(context)
      .selectAll()
      .where('id', '=', viewId)
      .forUpdate()
      .executeTakeFirstOrThrow(() => notFound('view')),
  );
}

/** Renames a view, or saves the list's current filters and sorting in it. */
export const changeView: HandlerOf<'changeView'> = async ({ params, body }, context) => {
  await lockAccount(context.trx, context.account.account_id);
  const before = await lockView(context, params.viewId);
  await requireFreeName(context, before.list, body.name, before.id);
  const row = await changeRow(context.trx, before.account_id, 'saved_views', before.id, {
    name: body.name,
    search: jsonb(body.search),
  });
  return { view: toView(row) };
};

/** Shares a view with the account's other users, or stops sharing it. Only its owner can. */
export const shareView: HandlerOf<'shareView'> = async ({ params, body }, context) => {
  const before = await lockView(context, params.viewId);
  const row = await changeRow(context.trx, before.account_id, 'saved_views', before.id, {
    is_shared: body.isShared,
  });
  return { view: toView(row) };
};

/** Deletes a view. */
export const removeView: HandlerOf<'removeView'> = async ({ params }, context) => {
  const row = await lockView(context, params.viewId);
  await deleteIn(context.trx, row.account_id, 'saved_views').where('id', '=', row.id).execute();
  return {};
};
