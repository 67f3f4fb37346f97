import { PUSH_BROWSERS_MAX } from '@forecourt/validation';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { PushSender, PushText } from '../../messages/webPush.ts';
import { newId } from '../../store/ids.ts';
import { deleteIn, selectIn } from '../../store/inAccount.ts';
import type { Db, Trx } from '../../store/schema.ts';

const browsersOf = (trx: Db | Trx, accountId: string, userId: string) =>
  selectIn(trx, accountId, 'push_subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

async function shown({ trx, account, person, push }: AccountContext) {
  const rows = await browsersOf(trx, account.account_id, person.user_id);
  return {
    publicKey: push?.publicKey ?? null,
    endpoints: rows.map(({ endpoint }) => endpoint),
  };
}

/** Which browsers of the caller are alerted. */
export const getPush: HandlerOf<'getPush'> = (_input, context) => shown(context);

/** Alerts a browser of the caller; beyond so many, the one that came first is left out. */
export const putPush: HandlerOf<'putPush'> = async ({ body }, context) => {
  const { trx, account, person, now, push } = context;
  if (!push) throw new Refusal(409, 'push.off');
  const { account_id } = account;
  const { user_id } = person;
  const { endpoint, p256dh, auth } = body;
  await trx
    .insertInto('push_subscriptions')
    .values({
      account_id,
      id: newId(),
      user_id,
      endpoint,
      p256dh,
      auth,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'user_id', 'endpoint']).doUpdateSet({ p256dh, auth }),
    )
    .execute();
  const rows = await browsersOf(trx, account_id, user_id);
  await forget(
    trx,
    account_id,
    rows.slice(PUSH_BROWSERS_MAX).map(({ id }) => id),
  );
  return shown(context);
};

/** Alerts a browser of the caller no longer. */
export const endPush: HandlerOf<'endPush'> = async ({ body }, context) => {
  const { trx, account, person } = context;
  await deleteIn(trx, account.account_id, 'push_subscriptions')
    .where('user_id', '=', person.user_id)
    .where('endpoint', '=', body.endpoint)
    .execute();
  return shown(context);
};

async function forget(trx: Db | Trx, accountId: string, ids: readonly string[]) {
  if (ids.length === 0) return;
  await deleteIn(trx, accountId, 'push_subscriptions').where('id', 'in', ids).execute();
}

/** Those of some people who let a browser be alerted. */
export async function withPush(
  trx: Trx,
  accountId: string,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await selectIn(trx, accountId, 'push_subscriptions')
    .select('user_id')
    .where('user_id', 'in', userIds)
    .execute();
  return new Set(rows.map((row) => row.user_id));
}

/**
 * Alerts every browser of a person, and forgets those that have unsubscribed; false: none was reached,
 * also where a push service failed. Someone waits at a pump, so another way is taken right away.
 */
export async function pushTo(
  db: Db,
  push: PushSender,
  { accountId, userId }: { readonly accountId: string; readonly userId: string },
  text: PushText,
): Promise<boolean> {
  const rows = await browsersOf(db, accountId, userId);
  const sent = await Promise.allSettled(rows.map((row) => push.send(row, text)));
  const gone = rows.filter((_row, at) => {
    const one = sent[at];
    return one?.status === 'fulfilled' && !one.value;
  });
  await forget(
    db,
    accountId,
    gone.map(({ id }) => id),
  );
  return sent.some((one) => one.status === 'fulfilled' && one.value);
}
