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
import { anyOf } from '../../store/anyOf.ts';
import { rowIn, selectIn } from '../../store/inAccount.ts';
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

/**
 * Cards that the person may touch, locked until the transaction ends: always in the same order, so that
 * two calls that lock the same cards cannot deadlock. [USER-20]
 */
export const lockCards = (
  { trx, account, fleetIds }: Pick<AccountContext, 'trx' | 'account' | 'fleetIds'>,
  cardIds: readonly string[],
): Promise<Row<'cards'>[]> =>
  selectIn(trx, account.account_id, 'cards')
    .selectAll()
    .where('id', '=', anyOf(cardIds))
    .where(inFleets('fleet_id', fleetIds))
    .orderBy('id')
    .forUpdate()
    .execute();

type Asked = Pick<Row<'cards'>, 'status' | 'driver_id' | 'vehicle_id' | 'card_type' | 'expires_on'>;
interface Around {
  readonly account: Pick<Row<'accounts'>, 'state' | 'time_zone'>;
  readonly now: Date;
}

/** What the lifecycle asks besides the card's state. */
export const lifecycleContext = (
  card: Omit<Asked, 'status'>,
  { account, now }: Around,
): CardContext => ({
  accountState: account.state,
  isAssigned: card.driver_id !== null || card.vehicle_id !== null || card.card_type === 'single',
  isPastExpiry: isOverIn(card.expires_on, { now, timeZone: account.time_zone }),
});

/**
 * The state of a card after an action; `more`: what is not, or not yet, as the card says.
 * @throws Refusal `card.refused` with every reason against it
 */
export function stateAfter(
  card: Asked,
  action: CardAction,
  around: Around,
  more: Pick<CardContext, 'isAssigned' | 'transferTo'> = {},
): CardState {
  const asked = { ...lifecycleContext(card, around), ...more };
  const applied = cardLifecycle.apply(card.status, action, asked);
  if (applied.ok) return applied.state;
  throw refusedFor(409, 'card.refused', 'action', applied.reasons);
}

/** A field names something that is not there, or not for this person. */
export const notPossible = (...fields: FieldIssue[]): Refusal =>
  new Refusal(422, 'card.notPossible', { fields });
