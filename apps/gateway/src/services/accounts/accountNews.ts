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
  resolveOpen,
  type NewNotification,
} from '../notifications/notify.ts';

type Account = Pick<Row<'accounts'>, 'account_id' | 'time_zone'>;

interface Announcement {
  readonly news: AccountNews['news'];
  readonly params: NewNotification['params'];
  /** The user who did it, and so is not notified; `null` if the gateway did. */
  readonly by: string | null;
}

/** Notifications that become outdated when the account's state changes again. */
const OUTDATED = [
  'notification.accountLockedDelinquent',
  'notification.accountLockedInactive',
  'notification.accountUnlocked',
  'notification.accountClosed',
] as const satisfies readonly NotificationKind[];

/** Resolves open notifications about a state that the account is no longer in. */
export const resolveAccountNews = (
  { trx, now }: Pick<JobScope, 'trx' | 'now'>,
  accountId: string,
  by: string | null,
): Promise<void> => resolveOpen(trx, { accountId, by, at: now }, 'message_key', OUTDATED);

/** The account's active administrators, with the times at which messages may be sent to them. */
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
 * Notifies the administrators of a change to their account, in the portal and also by email, since
 * people who do not sign in never see the banner. [USER-07, USER-10, USER-11]
 */
export async function notifyAdministrators(
  scope: JobScope,
  account: Account,
  { news, params, by }: Announcement,
): Promise<void> {
  const { trx, now } = scope;
  const { account_id: accountId } = account;
  await resolveAccountNews(scope, accountId, by);
  const recipients = (await readAdministrators(trx, accountId)).filter(
    ({ user_id }) => user_id !== by,
  );
  const notification = { accountId, fleetId: null, kind: news, params, at: now };
  await notifyAll(
    trx,
    recipients.map(({ user_id: userId }) => ({ ...notification, userId })),
  );
  for (const recipient of recipients)
    await email(scope, account, recipient, { news, at: now.toISOString() });
}

/** A connection to an external system. */
interface Link {
  readonly accountId: string;
  /** ID of the webhook endpoint or the statement. */
  readonly id: string;
}
interface FailedLink extends Link {
  readonly news: AccountNews['news'];
}
const groupKeyOf = ({ news, id }: FailedLink, userId: string) => `${id} ${news} ${userId}`;

/**
 * Tells administrators that a link to an external system failed. Only those who see every fleet are
 * notified, because a link affects all of them. Further failures join the open notification and are
 * not emailed again. `name` identifies the link in the email.
 */
export async function notifyOfFailedLink(
  scope: JobScope,
  link: FailedLink,
  params: NewNotification['params'],
  name: string,
): Promise<void> {
  const { trx, now } = scope;
  const { accountId, news } = link;
  const account = await requireAccount(trx, accountId);
  const notification = { accountId, fleetId: null, kind: news, params, at: now };
  for (const administrator of await readAdministrators(trx, accountId)) {
    const { user_id: userId, fleet_ids: fleetIds } = administrator;
    if (fleetIds !== null) continue;
    const isFirst = await notifyGrouped(trx, { ...notification, userId }, groupKeyOf(link, userId));
    if (isFirst) await email(scope, account, administrator, { news, at: now.toISOString(), name });
  }
}

/** Resolves a link's notifications of one kind or, if `news` is omitted, all of a deleted link. */
export async function settleFailedLink(
  { trx, now: at }: Pick<JobScope, 'trx' | 'now'>,
  { accountId, id, news }: Link & Partial<FailedLink>,
  by: string | null,
): Promise<void> {
  const ofLink = news === undefined ? `${id} ` : groupKeyOf({ accountId, id, news }, '');
  // includes people who have since stopped being administrators
  const rows = await selectIn(trx, accountId, 'notifications')
    .select('group_key')
    .where('state', '=', 'open')
    .where(sql<boolean>`starts_with(group_key, ${ofLink})`)
    .execute();
  const keys = rows.flatMap(({ group_key: key }) => key ?? []);
  await resolveOpen(trx, { accountId, by, at }, 'group_key', keys);
}
