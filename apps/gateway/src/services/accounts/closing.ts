import {
  accountLifecycle,
  CARD_ACTION_OF_ACCOUNT,
  cardLifecycle,
  type AccountState,
} from '@forecourt/validation';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { Refusal, requireCurrent, refusedFor } from '../../http/refusal.ts';
import { changeRow, selectIn, updateIn } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import { dropSchedules } from '../cards/holdSchedules.ts';
import type { EventFact } from '../events/record.ts';
import { recordEvent, recordFacts } from '../events/recordEvent.ts';
import { requirePasscode } from '../people/passcodeProofs.ts';
import { tellAdministrators } from './accountNews.ts';
import { CLOSING_REASON, describeAccount, requireSelected, standingOf } from './details.ts';
import { requireEveryFleet } from './seesFleet.ts';

/** The account, held against everyone else. @throws Refusal `version.stale` */
export async function holdAccount(context: AccountContext): Promise<Row<'accounts'>> {
  const { trx, account } = context;
  return requireCurrent(
    context,
    await selectIn(trx, account.account_id, 'accounts')
      .selectAll()
      .forUpdate()
      .executeTakeFirstOrThrow(),
  );
}

/** Cards that end with the account, each with what happens to it. */
async function endingCards({ trx, account }: AccountContext) {
  const rows = await selectIn(trx, account.account_id, 'cards')
    .select(['id', 'status'])
    .orderBy('id')
    .forUpdate()
    .execute();
  const action = CARD_ACTION_OF_ACCOUNT.close ?? 'block';
  return rows.flatMap((row) => {
    // an ordered card cannot be blocked: its order is canceled
    for (const what of [action, 'cancelOrder'] as const) {
      const applied = cardLifecycle.apply(row.status, what, { accountState: 'closed' });
      if (applied.ok) return [{ row, what, status: applied.state }];
    }
    return [];
  });
}

type Ending = Awaited<ReturnType<typeof endingCards>>[number];

async function endCards(context: AccountContext, cards: readonly Ending[]): Promise<void> {
  const { trx, account } = context;
  for (const { row, status } of cards) {
    await changeRow(trx, account.account_id, 'cards', row.id, { status, hold_changes_at: null });
  }
  const cardIds = cards.map(({ row }) => row.id);
  await dropSchedules(trx, account.account_id, cardIds);
  await recordFacts(
    context,
    cards.map(({ row, what, status }): EventFact => ({
      subject: ['card', row.id],
      action: `card.${what}`,
      before: { status: row.status },
      after: { status },
      reason: CLOSING_REASON,
    })),
  );
}

/** @throws Refusal `account.notPossible` with every reason against closing */
async function requireClosing(context: AccountContext, state: AccountState): Promise<void> {
  const applied = accountLifecycle.apply(state, 'close', await standingOf(context));
  if (applied.ok) return;
  throw refusedFor(409, 'account.notPossible', '', applied.reasons);
}

/** Closes the account with every card that is not ended, for good. [USER-08, USER-09] */
export const closeAccount: HandlerOf<'closeAccount'> = async ({ params, body }, context) => {
  requireSelected(context, params.sysAccountId);
  const { trx, now } = context;
  requireEveryFleet(context);
  const held = await holdAccount(context);
  await requireClosing(context, held.state);
  const cards = await endingCards(context);
  if (cards.length !== body.expectedCards) {
    throw new Refusal(409, 'account.changed', { params: { cards: cards.length } });
  }
  await requirePasscode(context);
  await endCards(context, cards);
  const account = await updateIn(trx, held.account_id, 'accounts')
    .set({ state: 'closed', closed_at: now.toISOString(), version: held.version + 1 })
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordEvent(context, ['account', held.account_id], 'account.closed', {
    before: { state: held.state },
    after: { state: 'closed', cards: cards.length },
    reason: body.reason,
  });
  const { person } = context;
  await tellAdministrators(context, account, {
    news: 'notification.accountClosed',
    params: { name: `${person.first_name} ${person.last_name}`, cards: cards.length },
    by: person.user_id,
  });
  const canceled = cards.filter(({ what }) => what === 'cancelOrder').length;
  return {
    account: await describeAccount({ ...context, account }),
    blockedCards: cards.length - canceled,
    canceledCards: canceled,
  };
};
