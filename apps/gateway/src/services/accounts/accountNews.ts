import { DEFAULT_ALERT_TIMES, type NotificationKind } from '@forecourt/validation';
import { sql } from 'kysely';
import type { JobScope } from '../../http/context.ts';
import { sameAccount, selectIn } from '../../store/inAccount.ts';
import { requireAccount } from '../../store/readAccount.ts';
import type { Row, Trx } from '../../store/schema.ts';
import type { AccountNews } from '../../store/tables/alerts.ts';
import { enqueueMessage } from '../alerts/enqueue.ts';
import {
  notifyAll,
  notifyGrouped,
  settleOpen,
  type NewNotification,
} from '../notifications/notify.ts';

type Account = Pick<Row<'accounts'>, 'account_id' | 'time_zone'>;

interface Told {
  readonly news: AccountNews['news'];
  readonly params: NewNotification['params'];
  /** Who did it, and knows. */
  readonly by: string | null;
}

/** What the next state of the account makes out of date. */
const OUTDATED = [
  'notification.accountLockedDelinquent',
  'notification.accountLockedInactive',
  'notification.accountUnlocked',
] as const satisfies readonly NotificationKind[];

/** Ends what is told of a state that the account is not in anymore. */
export const settleAccountNews = (
  { trx, now }: Pick<JobScope, 'trx' | 'now'>,
  accountId: string,
  by: string | null,
): Promise<void> => settleOpen(trx, { accountId, by, at: now }, 'message_key', OUTDATED);

/** Those who run the account, with when messages may reach them. */
const readAdministrators = (trx: Trx, accountId: string) =>
  selectIn(trx, accountId, 'grants as g')
    .innerJoin('people as p', 'p.user_id', 'g.user_id')
    .leftJoin('alert_times as t', (on) => sameAccount(on, 't.user_id', 'g.user_id'))
    .select(['g.user_id', 'g.fleet_ids', 'p.email', 't.times'])
    .where('g.role', '=', 'administrator')
    .where('g.state', '=', 'activated')
    .orderBy('g.user_id')
    .execute();
type Administrator = Awaited<ReturnType<typeof readAdministrators>>[number];

const email = (
  scope: JobScope,
  account: Account,
  { user_id: userId, email: recipient, times }: Administrator,
  item: AccountNews,
): Promise<void> =>
  enqueueMessage(scope, account, {
    userId,
    channel: 'email',
    recipient,
    pace: 'now',
    times: times ?? DEFAULT_ALERT_TIMES,
    items: [item],
  });

/**
 * Tells the administrators what became of their account, in the portal and by email: who does not
 * sign in sees no banner. [USER-07, USER-10, USER-11]
 */
export async function tellAdministrators(
  scope: JobScope,
  account: Account,
  { news, params, by }: Told,
): Promise<void> {
  const { trx, now } = scope;
  const { account_id: accountId } = account;
  await settleAccountNews(scope, accountId, by);
  const others = (await readAdministrators(trx, accountId)).filter(({ user_id }) => user_id !== by);
  const one = { accountId, fleetId: null, kind: news, params, at: now };
  await notifyAll(
    trx,
    others.map(({ user_id: userId }) => ({ ...one, userId })),
  );
  for (const other of others) await email(scope, account, other, { news, at: now.toISOString() });
}

/** A way to another system. */
interface Link {
  readonly accountId: string;
  /** Of the endpoint or the statement. */
  readonly id: string;
}
interface FailedLink extends Link {
  readonly news: AccountNews['news'];
}
const groupKeyOf = ({ news, id }: FailedLink, userId: string) => `${id} ${news} ${userId}`;

/**
 * Tells the administrators who see every fleet that a link to another system failed, by the name that
 * it has: it is about all fleets. What fails again before they settle it joins its group, and is not
 * emailed again.
 */
export async function tellOfFailedLink(
  scope: JobScope,
  link: FailedLink,
  params: NewNotification['params'],
  name: string,
): Promise<void> {
  const { trx, now } = scope;
  const { accountId, news } = link;
  const account = await requireAccount(trx, accountId);
  const one = { accountId, fleetId: null, kind: news, params, at: now };
  for (const administrator of await readAdministrators(trx, accountId)) {
    const { user_id: userId, fleet_ids: fleetIds } = administrator;
    if (fleetIds !== null) continue;
    const isFirst = await notifyGrouped(trx, { ...one, userId }, groupKeyOf(link, userId));
    if (isFirst) await email(scope, account, administrator, { news, at: now.toISOString(), name });
  }
}

/** Settles what was told of a link that works again or, without its news, all of one that is gone. */
export async function settleFailedLink(
  { trx, now: at }: Pick<JobScope, 'trx' | 'now'>,
  { accountId, id, news }: Link & Partial<FailedLink>,
  by: string | null,
): Promise<void> {
  const ofLink = news === undefined ? `${id} ` : groupKeyOf({ accountId, id, news }, '');
  // whoever was told, also if they are no administrator anymore
  const told = await selectIn(trx, accountId, 'notifications')
    .select('group_key')
    .where('state', '=', 'open')
    .where(sql<boolean>`starts_with(group_key, ${ofLink})`)
    .execute();
  const keys = told.flatMap(({ group_key: key }) => key ?? []);
  await settleOpen(trx, { accountId, by, at }, 'group_key', keys);
}
