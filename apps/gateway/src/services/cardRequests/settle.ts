import {
  cardholderRequestLifecycle,
  reason,
  type CardholderRequestContext,
} from '@forecourt/validation';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { anyOf } from '../../store/anyOf.ts';
import { sameAccount, selectIn, setIn, updateIn } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import { inFleets } from '../../store/scope.ts';
import { readHolderIds } from '../cards/cardholders.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { requestsByIds } from './cardRequests.ts';

/** Locks the card to assign and reads its cardholders; `null` if there is no such card. */
async function readCard(context: AccountContext, cardId: string | null) {
  if (cardId === null) return null;
  const { trx, account, fleetIds } = context;
  const card = await selectIn(trx, account.account_id, 'cards')
    .select(['id', 'status'])
    .where('id', '=', cardId)
    .where(inFleets('cards.fleet_id', fleetIds))
    .forUpdate()
    .executeTakeFirst();
  return card ? { ...card, holderIds: await readHolderIds(context, cardId) } : null;
}

const lockRequests = ({ trx, account, fleetIds }: AccountContext, ids: readonly string[]) =>
  selectIn(trx, account.account_id, 'cardholder_requests as r')
    .innerJoin('drivers as d', (on) => sameAccount(on, 'd.id', 'r.driver_id'))
    .selectAll('r')
    .select(['d.first_name', 'd.last_name', 'd.status as driver_status'])
    .where('r.id', 'in', [...ids])
    .where(inFleets('d.fleet_id', fleetIds))
    .orderBy('r.id')
    .forUpdate('r')
    .execute();

async function store(
  context: AccountContext,
  request: Row<'cardholder_requests'>,
  status: Row<'cardholder_requests'>['status'],
  cardId: string | null,
): Promise<void> {
  const { trx, account, person, now } = context;
  const assignedCardId = status === 'assigned' ? cardId : null;
  await setIn(trx, account.account_id, 'cardholder_requests', request.id, {
    status,
    card_id: assignedCardId,
    settled_at: now.toISOString(),
    settled_by: person.user_id,
  });
  await recordEvent(context, ['cardholderRequest', request.id], `cardholderRequest.${status}`, {
    before: { status: request.status, cardId: request.card_id },
    after: { status, cardId: assignedCardId },
  });
}

/** Returns the requests that cards were assigned for, when these are unassigned or end for good. */
export async function unassignRequests(
  context: AccountContext,
  cardIds: readonly string[],
): Promise<string[]> {
  const { trx, account } = context;
  const requests = await selectIn(trx, account.account_id, 'cardholder_requests')
    .selectAll()
    .where('card_id', '=', anyOf(cardIds))
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const request of requests) await store(context, request, 'unassigned', null);
  return requests.map(({ id }) => id);
}

/** Moves the requests that one card was assigned for to the other, in place of the other's own. */
export async function moveRequests(
  context: AccountContext,
  fromCardId: string,
  toCardId: string,
): Promise<void> {
  const { trx, account } = context;
  await unassignRequests(context, [toCardId]);
  await updateIn(trx, account.account_id, 'cardholder_requests')
    .set({ card_id: toCardId })
    .where('card_id', '=', fromCardId)
    .execute();
}

type LockedCard = NonNullable<Awaited<ReturnType<typeof readCard>>>;
type LockedRequest = Awaited<ReturnType<typeof lockRequests>>[number];
type Settlement = Parameters<HandlerOf<'settleCardRequests'>>[0]['body'];
type Action = Settlement['action'];

/** The card as a driver's request finds it: with the number of others who hold it by now. */
function cardFor(card: LockedCard, driverId: string, assignedIds: ReadonlySet<string>) {
  const otherIds = new Set([...card.holderIds, ...assignedIds]);
  otherIds.delete(driverId);
  return { state: card.status, cardholderCount: otherIds.size };
}

/** Decides a request; drivers who were terminated since it was made get no card. [DRIVER-18] */
function decide(request: LockedRequest, action: Action, context: CardholderRequestContext) {
  if (action === 'assign' && request.driver_status === 'terminated') {
    return { ok: false, reasons: [reason('roster.is.terminated')] } as const;
  }
  return cardholderRequestLifecycle.apply(request.status, action, context);
}

/** Settles requests; returns the IDs of those that were, and the others with a reason. */
async function settle(context: AccountContext, { requestIds, action, cardId }: Settlement) {
  // the card first, as when it is unassigned
  const card = action === 'assign' ? await readCard(context, cardId) : undefined;
  const requests = await lockRequests(context, requestIds);
  const assignedIds = new Set<string>();
  const settled: string[] = [];
  const refused = [];
  for (const request of requests) {
    const applied = decide(request, action, {
      accountState: context.account.state,
      ...(card === undefined
        ? {}
        : { card: card && cardFor(card, request.driver_id, assignedIds) }),
    });
    if (applied.ok) {
      await store(context, request, applied.state, card?.id ?? null);
      if (action === 'assign') assignedIds.add(request.driver_id);
      settled.push(request.id);
      continue;
    }
    const [first] = applied.reasons;
    const name = `${request.first_name} ${request.last_name}`;
    const firstReason = first && { key: first.key, params: { ...first.params } };
    if (firstReason) refused.push({ requestId: request.id, name, ...firstReason });
  }
  return { settled, refused };
}

/**
 * Settles up to 50 requests according to their lifecycle. Returns those that cannot be settled with
 * a reason. A card can have up to five cardholders. [CARD-10, CARD-20, CARD-33]
 */
export const settleCardRequests: HandlerOf<'settleCardRequests'> = async ({ body }, context) => {
  const { settled, refused } = await settle(context, body);
  return { settled: await requestsByIds(context, settled), refused };
};

/**
 * Assigns a locked card again for the requests that `unassignRequests` returned, except those that
 * were settled since, that another fleet's drivers made, or whose driver has left.
 */
export async function assignRequestsAgain(
  context: AccountContext,
  cardId: string,
  requestIds: readonly string[],
): Promise<void> {
  await settle(context, { requestIds: [...requestIds], action: 'assign', cardId });
}
