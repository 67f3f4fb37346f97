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
  readonly asked: number;
  /** Days since it was settled; `null` if it is pending. */
  readonly settled: number | null;
}

/** Requests for cards: the first ones are pending, the others were settled long ago. */
const PLANS: readonly Plan[] = [
  { status: 'pending', asked: 2, settled: null },
  { status: 'pending', asked: 3, settled: null },
  { status: 'pending', asked: 6, settled: null },
  { status: 'pending', asked: 9, settled: null },
  { status: 'assigned', asked: 16, settled: 15 },
  { status: 'denied', asked: 22, settled: 21 },
  { status: 'assigned', asked: 34, settled: 33 },
  { status: 'assigned', asked: 47, settled: 46 },
  { status: 'unassigned', asked: 90, settled: 20 },
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
  for (const [index, { status, asked, settled }] of PLANS.entries()) {
    const requester = requesters[index];
    if (!requester) break;
    const { driver, card } = requester;
    const requestedAt = officeTime(random, now, asked);
    const settledAt = settled === null ? null : officeTime(random, now, settled);
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
