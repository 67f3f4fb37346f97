import {
  cardholderRequestLifecycle,
  reason,
  type CardholderRequestContext,
} from '@forecourt/validation';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
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
    .forUpdate()
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

/** Moves the requests that one card was assigned for to the other, in place of the other's own. */
export async function moveRequests(
  context: AccountContext,
  fromCardId: string,
  toCardId: string,
): Promise<void> {
  const { trx, account } = context;
  const replaced = await selectIn(trx, account.account_id, 'cardholder_requests')
    .selectAll()
    .where('card_id', '=', toCardId)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const request of replaced) await store(context, request, 'unassigned', null);
  await updateIn(trx, account.account_id, 'cardholder_requests')
    .set({ card_id: toCardId })
    .where('card_id', '=', fromCardId)
    .execute();
}

type LockedCard = NonNullable<Awaited<ReturnType<typeof readCard>>>;
type LockedRequest = Awaited<ReturnType<typeof lockRequests>>[number];
type Action = Parameters<HandlerOf<'settleCardRequests'>>[0]['body']['action'];

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

/**
 * Settles up to 50 requests according to their lifecycle. Returns those that cannot be settled with
 * a reason. A card can have up to five cardholders. [CARD-10, CARD-20, CARD-33]
 */
export const settleCardRequests: HandlerOf<'settleCardRequests'> = async ({ body }, context) => {
  const requests = await lockRequests(context, body.requestIds);
  const card = body.action === 'assign' ? await readCard(context, body.cardId) : undefined;
  const assignedIds = new Set<string>();
  const settled: string[] = [];
  const refused = [];
  for (const request of requests) {
    const applied = decide(request, body.action, {
      accountState: context.account.state,
      ...(card === undefined
        ? {}
        : { card: card && cardFor(card, request.driver_id, assignedIds) }),
    });
    if (applied.ok) {
      await store(context, request, applied.state, card?.id ?? null);
      if (body.action === 'assign') assignedIds.add(request.driver_id);
      settled.push(request.id);
      continue;
    }
    const [first] = applied.reasons;
    const name = `${request.first_name} ${request.last_name}`;
    const firstReason = first && { key: first.key, params: { ...first.params } };
    if (firstReason) refused.push({ requestId: request.id, name, ...firstReason });
  }
  return { settled: await requestsByIds(context, settled), refused };
};
