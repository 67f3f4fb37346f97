import { cardLifecycle, reasonsFor } from '@forecourt/validation';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { asFields, invalid, notFound, Refusal, stale } from '../../http/refusal.ts';
import type { Row } from '../../store/schema.ts';
import { inFleets } from '../../store/scope.ts';
import { recordEvents } from '../events/record.ts';
import { sourceOf } from '../events/source.ts';
import { notify } from '../notifications/notify.ts';
import { cardsByIds } from './cardRows.ts';

type Change = Parameters<HandlerOf<'changeCardStatus'>>[0]['body'];

async function lockCard({ trx, account, fleetIds }: AccountContext, cardId: string) {
  const card = await trx
    .selectFrom('cards')
    .selectAll()
    .where('account_id', '=', account.account_id)
    .where('id', '=', cardId)
    .where(inFleets('cards.fleet_id', fleetIds))
    .forUpdate()
    .executeTakeFirst();
  if (!card) throw notFound('card');
  return card;
}

/** A reason must be one that fits what is done. */
function checkReason({ action, reason }: Change): void {
  if (reason === null || (action !== 'block' && action !== 'hold')) return;
  if (reasonsFor(action).some((one) => one === reason)) return;
  throw invalid([{ path: 'reason', key: 'value.invalid', params: {} }]);
}

/** The state after the action. @throws Refusal `card.refused` with every reason against it. */
function stateAfter(card: Row<'cards'>, { account }: AccountContext, action: Change['action']) {
  const isAssigned =
    card.driver_id !== null || card.vehicle_id !== null || card.card_type === 'single';
  const applied = cardLifecycle.apply(card.status, action, {
    accountState: account.state,
    isAssigned,
  });
  if (applied.ok) return applied.state;
  throw new Refusal(409, 'card.refused', { fields: asFields('action', applied.reasons) });
}

async function tell(context: AccountContext, card: Row<'cards'>): Promise<void> {
  const { trx, account, person, now } = context;
  await notify(trx, {
    accountId: account.account_id,
    fleetId: card.fleet_id,
    kind: 'notification.cardBlocked',
    params: { last4: card.last4, name: `${person.first_name} ${person.last_name}` },
    cardId: card.id,
    orderId: null,
    at: now,
  });
}

/**
 * Activates, holds, reactivates or blocks one card, if its lifecycle lets it and nobody changed it
 * meanwhile. [CARD-04, CARD-07, CARD-12, CARD-13]
 */
export const changeCardStatus: HandlerOf<'changeCardStatus'> = async (
  { params, body },
  context,
) => {
  const { trx, account, now, expectedVersion } = context;
  checkReason(body);
  const card = await lockCard(context, params.cardId);
  if (card.version !== expectedVersion) throw stale(expectedVersion, card.version);
  const status = stateAfter(card, context, body.action);
  await trx
    .updateTable('cards')
    .set({
      status,
      version: card.version + 1,
      ...(body.action === 'activate' ? { activated_at: now.toISOString() } : {}),
    })
    .where('account_id', '=', account.account_id)
    .where('id', '=', card.id)
    .execute();
  await recordEvents(trx, sourceOf(context), [
    {
      subjectType: 'card',
      subjectId: card.id,
      action: `card.${body.action}`,
      before: { status: card.status },
      after: { status, note: body.note },
      reason: body.reason,
    },
  ]);
  if (body.action === 'block') await tell(context, card);
  const [changed] = await cardsByIds(context, [card.id]);
  if (!changed) throw notFound('card');
  return { card: changed };
};
