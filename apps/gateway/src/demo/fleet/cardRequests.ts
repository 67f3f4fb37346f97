import type { Row } from '../../store/schema.ts';
import { demoId } from '../chance/ids.ts';
import type { Random } from '../chance/random.ts';
import { eventRow } from '../history/events.ts';
import type { DemoAccount, DemoCard, DemoFleet } from './account.ts';
import { officeTime } from './cardLife.ts';

type Request = Row<'cardholder_requests'>;

interface Plan {
  readonly status: Request['status'];
  /** Days since it was requested. */
  readonly requestedDaysAgo: number;
  /** Days since it was settled; `null` if it is pending. */
  readonly settledDaysAgo: number | null;
}

/** Requests for cards: the first ones are pending, the others were settled long ago. */
const PLANS: readonly Plan[] = [
  { status: 'pending', requestedDaysAgo: 2, settledDaysAgo: null },
  { status: 'pending', requestedDaysAgo: 3, settledDaysAgo: null },
  { status: 'pending', requestedDaysAgo: 6, settledDaysAgo: null },
  { status: 'pending', requestedDaysAgo: 9, settledDaysAgo: null },
  { status: 'assigned', requestedDaysAgo: 16, settledDaysAgo: 15 },
  { status: 'denied', requestedDaysAgo: 22, settledDaysAgo: 21 },
  { status: 'assigned', requestedDaysAgo: 34, settledDaysAgo: 33 },
  { status: 'assigned', requestedDaysAgo: 47, settledDaysAgo: 46 },
  { status: 'unassigned', requestedDaysAgo: 90, settledDaysAgo: 20 },
];

/** A fleet's active shop cards, which belong to no one in particular. */
const sharedCards = (cards: readonly DemoCard[], fleet: DemoFleet) =>
  cards.filter(
    (card) =>
      card.fleet === fleet && card.row.card_type === 'single' && card.row.status === 'active',
  );

/** Requests of drivers who have no card of their own, with the decisions. */
export function cardRequestRows(
  random: Random,
  account: DemoAccount,
  cards: readonly DemoCard[],
  userId: string | null,
  now: number,
): { readonly requests: Request[]; readonly events: Row<'events'>[] } {
  const holders = new Set(cards.map(({ row }) => row.driver_id));
  const people = account.fleets.flatMap((fleet) => {
    const shared = sharedCards(cards, fleet);
    if (shared.length === 0) return [];
    return fleet.drivers
      .filter(({ id }) => !holders.has(id))
      .map((driver) => ({ driver, card: random.pick(shared) }));
  });
  const requests: Request[] = [];
  const events: Row<'events'>[] = [];
  const requesters = random.shuffled(people);
  for (const [index, { status, requestedDaysAgo, settledDaysAgo }] of PLANS.entries()) {
    const requester = requesters[index];
    if (!requester) break;
    const { driver, card } = requester;
    const requestedAt = officeTime(random, now, requestedDaysAgo);
    const settledAt = settledDaysAgo === null ? null : officeTime(random, now, settledDaysAgo);
    const id = demoId(random, requestedAt);
    const cardId = status === 'assigned' ? card.row.id : null;
    requests.push({
      account_id: account.id,
      id,
      driver_id: driver.id,
      status,
      card_id: cardId,
      requested_at: new Date(requestedAt).toISOString(),
      settled_at: settledAt === null ? null : new Date(settledAt).toISOString(),
      settled_by: settledAt === null ? null : userId,
    });
    const fact = { subject: ['cardholderRequest', id], userId } as const;
    events.push(
      eventRow(random, account, {
        ...fact,
        at: requestedAt,
        action: 'cardholderRequest.asked',
        after: { status: 'pending' },
      }),
    );
    if (settledAt === null) continue;
    const wasAssigned = status === 'unassigned';
    events.push(
      eventRow(random, account, {
        ...fact,
        at: settledAt,
        action: `cardholderRequest.${status}`,
        before: {
          status: wasAssigned ? 'assigned' : 'pending',
          cardId: wasAssigned ? card.row.id : null,
        },
        after: { status, cardId },
      }),
    );
  }
  return { requests, events };
}
