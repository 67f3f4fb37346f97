import { PUSH_BROWSERS_MAX } from '@forecourt/validation';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { PushSender, PushText } from '../../messages/webPush.ts';
import { anyOf } from '../../store/anyOf.ts';
import { newId } from '../../store/ids.ts';
import { deleteIn, selectIn, updateIn } from '../../store/inAccount.ts';
import type { Db, Trx } from '../../store/schema.ts';

const browsersOf = async (trx: Db, accountId: string, userId: string) => {
  const rows = await selectIn(trx, accountId, 'push_subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const isGone = (row: (typeof rows)[number]) => row.gone_at !== null;
  return { alerted: rows.filter((row) => !isGone(row)), gone: rows.filter(isGone) };
};

async function describePush({ trx, account, person, push }: AccountContext) {
  const { alerted, gone } = await browsersOf(trx, account.account_id, person.user_id);
  return {
    publicKey: push?.publicKey ?? null,
    endpoints: alerted.map(({ endpoint }) => endpoint),
    gone: gone.map(({ endpoint }) => endpoint),
  };
}

/** Lists the caller's browsers that receive alerts, and those that unsubscribed. */
export const getPush: HandlerOf<'getPush'> = (_input, context) => describePush(context);

/** Subscribes one of the caller's browsers to alerts; drops the oldest beyond the maximum. */
export const putPush: HandlerOf<'putPush'> = async ({ body }, context) => {
  const { trx, account, person, now, push } = context;
  if (!push) throw new Refusal(409, 'push.off');
  const { account_id } = account;
  const { user_id } = person;
  const { p256dh, auth } = body;
  await trx
    .insertInto('push_subscriptions')
    .values({ account_id, id: newId(), user_id, ...body, created_at: now.toISOString() })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'user_id', 'endpoint'])
        .doUpdateSet({ p256dh, auth, gone_at: null }),
    )
    .execute();
  const { alerted, gone } = await browsersOf(trx, account_id, user_id);
  const excess = [alerted, gone].flatMap((rows) => rows.slice(PUSH_BROWSERS_MAX));
  if (excess.length > 0) {
    await deleteIn(trx, account_id, 'push_subscriptions')
      .where('id', '=', anyOf(excess.map(({ id }) => id)))
      .execute();
  }
  return describePush(context);
};

/** Unsubscribes one of the caller's browsers from alerts. */
export const endPush: HandlerOf<'endPush'> = async ({ body }, context) => {
  const { trx, account, person } = context;
  await deleteIn(trx, account.account_id, 'push_subscriptions')
    .where('user_id', '=', person.user_id)
    .where('endpoint', '=', body.endpoint)
    .execute();
  return describePush(context);
};

/** The users among `userIds` with at least one subscribed browser. */
export async function withPush(
  trx: Trx,
  accountId: string,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await selectIn(trx, accountId, 'push_subscriptions')
    .select('user_id')
    .where('user_id', 'in', userIds)
    .where('gone_at', 'is', null)
    .execute();
  return new Set(rows.map((row) => row.user_id));
}

/**
 * Alerts all of a person's browsers. Unsubscribed ones are marked as gone but not deleted, because
 * the browser may still hold the subscription. Returns `false` if none was reached, including when
 * a push service fails: someone is waiting at a pump, so callers try another channel immediately.
 */
export async function pushTo(
  { db, push, now }: { readonly db: Db; readonly push: PushSender; readonly now: Date },
  { accountId, userId }: { readonly accountId: string; readonly userId: string },
  text: PushText,
): Promise<boolean> {
  const { alerted } = await browsersOf(db, accountId, userId);
  const results = await Promise.allSettled(alerted.map((row) => push.send(row, text)));
  const gone = alerted.filter((_row, index) => {
    const result = results[index];
    return result?.status === 'fulfilled' && !result.value;
  });
  if (gone.length > 0) {
    await updateIn(db, accountId, 'push_subscriptions')
      .set({ gone_at: now.toISOString() })
      .where('id', '=', anyOf(gone.map(({ id }) => id)))
      .execute();
  }
  return results.some((result) => result.status === 'fulfilled' && result.value);
}
