import { accountLifecycle, endingActionOf, type AccountState } from '@forecourt/validation';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { Refusal, requireCurrent, refusedFor } from '../../http/refusal.ts';
import { selectIn, updateIn } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import { endCards } from '../cards/endCards.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { lockOrders } from '../orders/counters.ts';
import { requirePasscode } from '../people/passcodeProofs.ts';
import { notifyAdministrators } from './accountNews.ts';
import { CLOSING_REASON, describeAccount, requireSelected, lifecycleContext } from './details.ts';
import { lockAccount } from './lockAccount.ts';
import { requireEveryFleet } from './seesFleet.ts';

/** Locks the account as the person saw it. @throws Refusal `version.stale` */
export async function lockCurrentAccount(context: AccountContext): Promise<Row<'accounts'>> {
  return requireCurrent(context, await lockAccount(context.trx, context.account.account_id));
}

/** Cards that must end when the account closes, each with the action that ends it. */
async function endingCards({ trx, account }: AccountContext) {
  const rows = await selectIn(trx, account.account_id, 'cards')
    .select(['id', 'status'])
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.flatMap((row) => {
    const action = endingActionOf(row.status, { accountState: 'closed' });
    return action ? [{ row, action }] : [];
  });
}

/** @throws Refusal `account.notPossible` with every reason why the account cannot be closed */
async function requireClosing(context: AccountContext, state: AccountState): Promise<void> {
  const applied = accountLifecycle.apply(state, 'close', await lifecycleContext(context));
  if (applied.ok) return;
  throw refusedFor(409, 'account.notPossible', '', applied.reasons);
}

/** Closes the account and permanently ends its remaining cards. [USER-08, USER-09] */
export const closeAccount: HandlerOf<'closeAccount'> = async ({ params, body }, context) => {
  requireSelected(context, params.sysAccountId);
  const { trx, now } = context;
  requireEveryFleet(context);
  const lockedAccount = await lockCurrentAccount(context);
  await requireClosing(context, lockedAccount.state);
  // orders and replacements under way end first, so that their cards are seen
  await lockOrders(trx, lockedAccount.account_id);
  const cards = await endingCards(context);
  if (cards.length !== body.expectedCards) {
    throw new Refusal(409, 'account.changed', { params: { cards: cards.length } });
  }
  await requirePasscode(context);
  await endCards(context, cards, CLOSING_REASON);
  const account = await updateIn(trx, lockedAccount.account_id, 'accounts')
    .set({
      state: 'closed',
      locked_from: null,
      closed_at: now.toISOString(),
      version: lockedAccount.version + 1,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordEvent(context, ['account', lockedAccount.account_id], 'account.closed', {
    before: { state: lockedAccount.state },
    after: { state: 'closed', cards: cards.length },
    reason: body.reason,
  });
  const { person } = context;
  await notifyAdministrators(context, account, {
    news: 'notification.accountClosed',
    params: { name: `${person.first_name} ${person.last_name}`, cards: cards.length },
    by: person.user_id,
  });
  const canceled = cards.filter(({ action }) => action === 'cancelOrder').length;
  return {
    account: await describeAccount({ ...context, account }),
    blockedCards: cards.length - canceled,
    canceledCards: canceled,
  };
};
