import type { AccountContext } from '../../http/context.ts';
import { notFound, Refusal, requireCurrent, refusedFor } from '../../http/refusal.ts';
import {
  cardLifecycle,
  isMonthOver,
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

/** Reads a card that the person may see, without a lock. @throws Refusal `card.notFound` */
export const readCard = (context: AccountContext, cardId: string): Promise<Row<'cards'>> =>
  visibleCard(context, cardId).executeTakeFirstOrThrow(() => notFound('card'));

/** Reads and locks a card until the transaction ends. @throws Refusal `card.notFound` */
export const lockCard = (context: AccountContext, cardId: string): Promise<Row<'cards'>> =>
  visibleCard(context, cardId)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('card'));

/** Locks a card and requires its expected version. @throws Refusal `version.stale` */
export async function lockCurrentCard(
  context: AccountContext,
  cardId: string,
): Promise<Row<'cards'>> {
  return requireCurrent(context, await lockCard(context, cardId));
}

/**
 * Locks those of the cards that are in the person's fleets until the transaction ends. Always in ID
 * order, so that two calls that lock the same cards cannot deadlock. [USER-20]
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

type LifecycleCard = Pick<
  Row<'cards'>,
  'status' | 'driver_id' | 'vehicle_id' | 'card_type' | 'expires_on'
>;
interface LifecycleScope {
  readonly account: Pick<Row<'accounts'>, 'state' | 'time_zone'>;
  readonly now: Date;
}

/** Builds the context that the card lifecycle's guards need. */
export const lifecycleContext = (
  card: Omit<LifecycleCard, 'status'>,
  { account, now }: LifecycleScope,
): CardContext => ({
  accountState: account.state,
  isAssigned: card.driver_id !== null || card.vehicle_id !== null || card.card_type === 'single',
  isPastExpiry: isMonthOver(card.expires_on, { now, timeZone: account.time_zone }),
});

/**
 * The state of a card after an action. `overrides` replaces context that the card does not reflect
 * yet.
 * @throws Refusal `card.refused` with every reason why the action is not possible
 */
export function stateAfter(
  card: LifecycleCard,
  action: CardAction,
  scope: LifecycleScope,
  overrides: Pick<CardContext, 'isAssigned' | 'transferTo'> = {},
): CardState {
  const context = { ...lifecycleContext(card, scope), ...overrides };
  const applied = cardLifecycle.apply(card.status, action, context);
  if (applied.ok) return applied.state;
  throw refusedFor(409, 'card.refused', 'action', applied.reasons);
}

/** A 422 `card.notPossible` for the given fields. */
export const notPossible = (...fields: FieldIssue[]): Refusal =>
  new Refusal(422, 'card.notPossible', { fields });
