import type { AccountContext } from '../../http/context.ts';
import { notFound, Refusal, requireCurrent, refusedFor } from '../../http/refusal.ts';
import {
  cardLifecycle,
  isOverIn,
  type CardAction,
  type CardContext,
  type CardState,
  type FieldIssue,
} from '@forecourt/validation';
import { rowIn } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import { inFleets } from '../../store/scope.ts';

const visibleCard = ({ trx, account, fleetIds }: AccountContext, cardId: string) =>
  rowIn(trx, account.account_id, 'cards', cardId).where(inFleets('cards.fleet_id', fleetIds));

/** A card that the person may see, for calls that change nothing. @throws Refusal `card.notFound` */
export async function readCard(context: AccountContext, cardId: string): Promise<Row<'cards'>> {
  const card = await visibleCard(context, cardId).executeTakeFirst();
  if (!card) throw notFound('card');
  return card;
}

/** The same, locked until the transaction ends. @throws Refusal `card.notFound` */
export async function lockCard(context: AccountContext, cardId: string): Promise<Row<'cards'>> {
  const card = await visibleCard(context, cardId).forUpdate().executeTakeFirst();
  if (!card) throw notFound('card');
  return card;
}

/** Locked, and no one changed it since it was read. @throws Refusal `version.stale` */
export async function lockCurrentCard(
  context: AccountContext,
  cardId: string,
): Promise<Row<'cards'>> {
  return requireCurrent(context, await lockCard(context, cardId));
}

/** What the lifecycle asks besides the card's state. */
export function lifecycleContext(
  card: Pick<Row<'cards'>, 'driver_id' | 'vehicle_id' | 'card_type' | 'expires_on'>,
  {
    account,
    now,
  }: { readonly account: Pick<Row<'accounts'>, 'state' | 'time_zone'>; readonly now: Date },
  more: Pick<CardContext, 'transferTo'> = {},
): CardContext {
  const isAssigned =
    card.driver_id !== null || card.vehicle_id !== null || card.card_type === 'single';
  return {
    accountState: account.state,
    isAssigned,
    isPastExpiry: isOverIn(card.expires_on, { now, timeZone: account.time_zone }),
    ...more,
  };
}

/** The state after an action. @throws Refusal `card.refused` with every reason against it. */
export function stateAfter(state: CardState, action: CardAction, asked: CardContext): CardState {
  const applied = cardLifecycle.apply(state, action, asked);
  if (applied.ok) return applied.state;
  throw refusedFor(409, 'card.refused', 'action', applied.reasons);
}

/** A field names something that is not there, or not for this person. */
export const notPossible = (...fields: FieldIssue[]): Refusal =>
  new Refusal(422, 'card.notPossible', { fields });
