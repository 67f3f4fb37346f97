import { sql } from 'kysely';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { countOf } from '../../store/countOf.ts';
import { likeText } from '../../store/likeText.ts';
import { inOrder, sortedPage, type SortKey } from '../../store/sortedPage.ts';
import { historyOf } from '../events/historyOf.ts';
import { findUser, managedAccounts, toAccountUser, usersOf } from './accountUsers.ts';

type Filter = Parameters<HandlerOf<'listUsers'>>[0]['query'];

/** Maximum number of history events that are returned with a user. */
const HISTORY_MAX = 50;

const NAMES = sql`concat_ws(' ', p.username, p.first_name, p.last_name, p.email)`;
const SORT_KEYS: Readonly<Record<NonNullable<Filter['sort']>, SortKey>> = {
  name: { expression: sql`lower(p.last_name || ' ' || p.first_name)`, type: 'text' },
  role: { expression: sql`g.role`, type: 'text' },
  state: { expression: sql`g.state`, type: 'text' },
  lastLogin: {
    expression: sql`coalesce(to_char(p.last_login_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'), '')`,
    type: 'text',
  },
};

function matchingUsers(context: AccountContext, { q, role, state }: Filter) {
  const search = q?.trim() ?? '';
  const isDeleted = state === 'deleted';
  return usersOf(context, isDeleted ? 'deleted' : 'present')
    .$if(search !== '', (users) => users.where(sql<boolean>`${NAMES} ILIKE ${likeText(search)}`))
    .$if(role !== undefined, (users) => users.where(sql<boolean>`g.role = ${role}`))
    .$if(state !== undefined && !isDeleted, (users) =>
      users.where(sql<boolean>`g.state = ${state}`),
    );
}

/** The account's users, filtered, sorted, and paged. [GW-46, USER-01] */
export const listUsers: HandlerOf<'listUsers'> = async ({ query }, context) => {
  const isDeleted = query.state === 'deleted';
  // deleted users all have the same state
  const sort = isDeleted && query.sort === 'state' ? 'name' : (query.sort ?? 'name');
  const request = { ...query, sort };
  const rows = await inOrder(
    matchingUsers(context, query),
    SORT_KEYS[sort],
    sql`p.user_id`,
    request,
  ).execute();
  const toUser = toAccountUser(context.person.user_id);
  const page = sortedPage(rows, request, (row: (typeof rows)[number]) => toUser(row));
  if (query.total === undefined) return page;
  const all = context.trx.selectFrom(matchingUsers(context, query).as('all'));
  return { ...page, total: await countOf(all) };
};

/** The user's accounts whose users the caller also manages. [USER-20] */
function sharedAccounts(context: AccountContext, userId: string) {
  return context.trx
    .selectFrom('grants as g')
    .innerJoin('accounts as a', 'a.account_id', 'g.account_id')
    .where('g.user_id', '=', userId)
    .where('g.account_id', 'in', managedAccounts(context))
    .select(['a.account_id as sysAccountId', 'a.account_number as accountNumber'])
    .select(['a.name', 'a.state', 'g.role'])
    .orderBy('a.account_number')
    .execute();
}

/** Whether they may reset a forgotten password. [ROLE-22] */
async function isRecoveryAllowed({ trx }: AccountContext, userId: string): Promise<boolean> {
  const person = await trx
    .selectFrom('people')
    .select('is_recovery_disallowed')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return !person.is_recovery_disallowed;
}

/** One user, with their accounts that the caller also manages, and their history here. */
export const getUser: HandlerOf<'getUser'> = async ({ params }, context) => {
  const user = toAccountUser(context.person.user_id)(await findUser(context, params.userId));
  const history = await historyOf(context, 'user', params.userId)
    .select('e.reason')
    .orderBy('e.id', 'desc')
    .limit(HISTORY_MAX)
    .execute();
  return {
    user,
    isRecoveryAllowed: await isRecoveryAllowed(context, params.userId),
    accounts: await sharedAccounts(context, params.userId),
    history: history.map(({ at, actor, ...event }) => ({ ...event, occurredAt: at, by: actor })),
  };
};
