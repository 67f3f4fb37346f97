import type { EventFact } from '../../services/events/record.ts';
import type { Row } from '../../store/schema.ts';
import { demoId } from '../chance/ids.ts';
import type { Random } from '../chance/random.ts';
import type { DemoAccount, DemoCard } from '../fleet/account.ts';

export interface Fact extends EventFact {
  readonly at: number;
  readonly userId: string | null;
  /** The driver who did it; omitted if none did. */
  readonly driverId?: string | null;
}

/** A fact's row in `events`. */
export const eventRow = (
  random: Random,
  account: Pick<DemoAccount, 'id'>,
  fact: Fact,
): Row<'events'> => ({
  account_id: account.id,
  id: demoId(random, fact.at),
  occurred_at: new Date(fact.at).toISOString(),
  user_id: fact.userId,
  driver_id: fact.driverId ?? null,
  emulated_by: null,
  subject_type: fact.subject[0],
  subject_id: fact.subject[1],
  action: fact.action,
  before: fact.before ?? null,
  after: fact.after ?? null,
  reason: fact.reason ?? null,
  request_id: null,
});

/** A card's events, from its order to its current state. */
export function cardEvents(
  random: Random,
  account: DemoAccount,
  { row, life }: DemoCard,
  userId: string | null,
): Row<'events'>[] {
  const subject = ['card', row.id] as const;
  let state = 'ordered';
  const ordered: Fact = {
    subject,
    at: life.orderedAt,
    userId,
    action: 'card.ordered',
    after: { status: 'ordered', orderId: row.order_id },
  };
  const changes = life.changes.map((change): Fact => {
    const before = { status: state };
    state = change.state;
    return {
      subject,
      at: change.at,
      userId: change.byPerson ? userId : null,
      action: `card.${change.action}`,
      before,
      after: { status: change.state, note: null },
      reason: change.reason,
    };
  });
  return [ordered, ...changes].map((fact) => eventRow(random, account, fact));
}

const STEP_ACTIONS = {
  ordered: 'order.placed',
  printed: 'order.print',
  shipped: 'order.ship',
  active: 'order.activate',
} as const;

/** The events of an order's steps. */
export function orderEvents(
  random: Random,
  account: DemoAccount,
  order: Row<'orders'>,
  userId: string | null,
): Row<'events'>[] {
  return order.steps.map(({ step, at }, index) => {
    const before = order.steps[index - 1];
    const isFirst = before === undefined;
    return eventRow(random, account, {
      at: Date.parse(at),
      userId: isFirst ? userId : null,
      subject: ['order', order.id],
      action: STEP_ACTIONS[step],
      before: isFirst ? null : { step: before.step },
      after: isFirst ? { step, cardCount: order.card_count, source: order.source } : { step },
    });
  });
}

/** The event of the account becoming read-only. */
export const readOnlyEvent = (random: Random, account: DemoAccount): Row<'events'> =>
  eventRow(random, account, {
    at: account.closesAt,
    userId: null,
    subject: ['account', account.id],
    action: 'account.readOnly',
    before: { state: 'open' },
    after: { state: 'readOnly' },
  });
