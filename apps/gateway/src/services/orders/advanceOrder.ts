import { jsonb } from '@forecourt/server';
import {
  type CardAction,
  cardLifecycle,
  type NotificationKind,
  type OrderAction,
  orderLifecycle,
  startsFrom,
} from '@forecourt/validation';
import type { JobScope } from '../../http/context.ts';
import type { JobData } from '../../jobs/jobs.ts';
import { anyOf } from '../../store/anyOf.ts';
import { countOf } from '../../store/countOf.ts';
import { changeRow, selectIn, updateIn, rowIn } from '../../store/inAccount.ts';
import { readAccount } from '../../store/readAccount.ts';
import type { Row, Trx } from '../../store/schema.ts';
import { lifecycleContext } from '../cards/lockCard.ts';
import { type EventFact, type EventSource, recordEvents, recordFact } from '../events/record.ts';
import { systemSource } from '../events/source.ts';
import { notify } from '../notifications/notify.ts';

type Account = Row<'accounts'>;
type Step = JobData['order-step']['to'];

interface StepRule {
  readonly action: OrderAction;
  /** What happens to the order's cards; `null` if nothing changes. */
  readonly cardAction: Extract<CardAction, 'ship' | 'activate'> | null;
  readonly next: Step | null;
  readonly kind: NotificationKind;
}

/** What each order step does: shipped cards await activation, then become active. */
const STEP_RULES: Readonly<Record<Step, StepRule>> = {
  printed: {
    action: 'print',
    cardAction: null,
    next: 'shipped',
    kind: 'notification.orderPrinted',
  },
  shipped: {
    action: 'ship',
    cardAction: 'ship',
    next: 'active',
    kind: 'notification.orderShipped',
  },
  active: {
    action: 'activate',
    cardAction: 'activate',
    next: null,
    kind: 'notification.orderActive',
  },
};

export interface AdvanceContext extends JobScope {
  readonly orderStepSeconds: number;
}

type MovingAction = NonNullable<StepRule['cardAction']>;

/** Whether the account's state lets the order take the step, and its cards with it. */
function isPossible(order: Row<'orders'>, { action, cardAction }: StepRule, account: Account) {
  const context = { accountState: account.state };
  if (!orderLifecycle.apply(order.step, action, context).ok) return false;
  if (cardAction === null) return true;
  return cardLifecycle.table[cardAction].from.some(
    (from) => cardLifecycle.apply(from, cardAction, context).ok,
  );
}

/** The order's cards that are in a state from which the action starts. */
const cardsBefore = (trx: Trx, order: Row<'orders'>, action: MovingAction) =>
  selectIn(trx, order.account_id, 'cards')
    .where('order_id', '=', order.id)
    .where('status', 'in', [...cardLifecycle.table[action].from]);

/**
 * Advances the cards whose lifecycle allows it, and returns how many; those stopped or unassigned
 * in the meantime stay as they are.
 */
async function moveCards(
  { trx, now }: AdvanceContext,
  source: EventSource,
  account: Account,
  order: Row<'orders'>,
  action: MovingAction,
): Promise<number> {
  const cards = await cardsBefore(trx, order, action)
    .select(['id', 'status', 'driver_id', 'vehicle_id', 'card_type', 'expires_on'])
    .orderBy('id')
    .forUpdate()
    .execute();
  const status = cardLifecycle.table[action].to;
  const moving = cards.filter(
    (card) => cardLifecycle.apply(card.status, action, lifecycleContext(card, { account, now })).ok,
  );
  await updateIn(trx, account.account_id, 'cards')
    .set((e) => ({
      status,
      version: e('version', '+', 1),
      ...(action === 'activate' ? { activated_at: now.toISOString() } : {}),
    }))
    .where('id', '=', anyOf(moving.map(({ id }) => id)))
    .execute();
  const facts = moving.map((card): EventFact => ({
    subject: ['card', card.id],
    action: `card.${action}`,
    before: { status: card.status },
    after: { status, orderId: order.id },
  }));
  await recordEvents(trx, source, facts);
  return moving.length;
}

/** The fleet that all cards are for; `null` if there are several. */
async function onlyFleet(trx: Trx, order: Row<'orders'>): Promise<string | null> {
  const fleets = await selectIn(trx, order.account_id, 'cards')
    .select('fleet_id')
    .distinct()
    .where('order_id', '=', order.id)
    .limit(2)
    .execute();
  return fleets.length === 1 ? (fleets[0]?.fleet_id ?? null) : null;
}

/** Locks an order until the transaction ends. Returns it with its account; `null` if not found. */
async function lockOrder(trx: Trx, accountId: string, orderId: string) {
  const order = await rowIn(trx, accountId, 'orders', orderId).forUpdate().executeTakeFirst();
  const account = await readAccount(trx, accountId);
  return order && account ? { order, account } : null;
}

async function notifyOfStep(
  context: AdvanceContext,
  order: Row<'orders'>,
  kind: NotificationKind,
  count: number,
) {
  await notify(context.trx, {
    accountId: order.account_id,
    fleetId: await onlyFleet(context.trx, order),
    kind,
    params: { orderNumber: order.order_number, count },
    orderId: order.id,
    at: context.now,
  });
}

async function writeStep({ trx, now }: AdvanceContext, order: Row<'orders'>, to: Step) {
  await changeRow(trx, order.account_id, 'orders', order.id, {
    step: to,
    steps: jsonb([...order.steps, { step: to, at: now.toISOString() }]),
  });
}

/**
 * Advances an order to its next step, with history and a notification of the cards that it concerns,
 * and enqueues the step after it. Repeating a step changes nothing; if the account's state forbids
 * the step, it is retried one step interval later.
 */
export async function advanceOrder(
  context: AdvanceContext,
  job: JobData['order-step'],
): Promise<void> {
  const { trx, now, jobs, orderStepSeconds } = context;
  const { accountId, orderId, to } = job;
  const rule = STEP_RULES[to];
  const locked = await lockOrder(trx, accountId, orderId);
  if (!locked || !startsFrom(orderLifecycle, rule.action, locked.order.step)) return;
  const { order, account } = locked;
  if (!isPossible(order, rule, account)) return jobs.send(trx, 'order-step', job, orderStepSeconds);
  await writeStep(context, order, to);
  const source = systemSource(accountId, now, { jobs });
  const count = rule.cardAction
    ? await moveCards(context, source, account, order, rule.cardAction)
    : await countOf(cardsBefore(trx, order, 'ship'));
  await recordFact(trx, source, ['order', orderId], `order.${rule.action}`, {
    before: { step: order.step },
    after: { step: to },
  });
  if (count > 0) await notifyOfStep(context, order, rule.kind, count);
  if (rule.next) {
    await jobs.send(trx, 'order-step', { accountId, orderId, to: rule.next }, orderStepSeconds);
  }
}
