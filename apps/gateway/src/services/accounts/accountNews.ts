import { DEFAULT_ALERT_TIMES, type NotificationKind } from '@forecourt/validation';
import type { JobScope } from '../../http/context.ts';
import { sameAccount, selectIn } from '../../store/inAccount.ts';
import type { Row, Trx } from '../../store/schema.ts';
import type { AccountNews } from '../../store/tables/alerts.ts';
import { enqueueMessage } from '../alerts/enqueue.ts';
import { notifyAll, settleOpen, type NewNotification } from '../notifications/notify.ts';

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
    .select(['g.user_id', 'p.email', 't.times'])
    .where('g.role', '=', 'administrator')
    .where('g.state', '=', 'activated')
    .orderBy('g.user_id')
    .execute();

/**
 * Tells the administrators what became of their account, in the portal and by email: who does not
 * sign in sees no banner. [USER-07, USER-10, USER-11]
 */
export async function tellAdministrators(
  scope: JobScope,
  account: Pick<Row<'accounts'>, 'account_id' | 'time_zone'>,
  { news, params, by }: Told,
): Promise<void> {
  const { trx, now } = scope;
  const { account_id: accountId } = account;
  await settleAccountNews(scope, accountId, by);
  const others = (await readAdministrators(trx, accountId)).filter(({ user_id }) => user_id !== by);
  const shared = {
    accountId,
    fleetId: null,
    kind: news,
    params,
    at: now,
  };
  await notifyAll(
    trx,
    others.map(({ user_id: userId }) => ({ ...shared, userId })),
  );
  for (const { user_id: userId, email, times } of others) {
    await enqueueMessage(scope, account, {
      userId,
      channel: 'email',
      recipient: email,
      pace: 'now',
      times: times ?? DEFAULT_ALERT_TIMES,
      items: [{ news, at: now.toISOString() }],
    });
  }
}
