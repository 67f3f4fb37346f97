import { jsonb } from '@forecourt/server';
import {
  CARD_SHIPPING_BUSINESS_DAYS,
  cardLifecycle,
  orderLifecycle,
  type CardAction,
  type Notification,
  type NotificationKind,
  type OrderAction,
} from '@forecourt/validation';
import type { JobScope } from '../../http/context.ts';
import type { JobData } from '../../jobs/queue.ts';
import { changeRow, selectIn, updateIn, rowIn } from '../../store/inAccount.ts';
import { readAccount } from '../../store/readAccount.ts';
import type { Row, Trx } from '../../store/schema.ts';
import { type EventFact, type EventSource, recordEvents, recordFact } from '../events/record.ts';
import { systemSource } from '../events/source.ts';
import { notify } from '../notifications/notify.ts';

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

/** Advances the cards whose lifecycle allows it; those stopped in the meantime stay as they are. */
async function moveCards(
  { trx, now }: AdvanceContext,
  source: EventSource,
  account: Row<'accounts'>,
  orderId: string,
  action: NonNullable<StepRule['cardAction']>,
): Promise<void> {
  for (const from of cardLifecycle.table[action].from) {
    const applied = cardLifecycle.apply(from, action, { accountState: account.state });
    if (!applied.ok) continue;
    const cards = await updateIn(trx, account.account_id, 'cards')
      .set((e) => ({
        status: applied.state,
        version: e('version', '+', 1),
        ...(action === 'activate' ? { activated_at: now.toISOString() } : {}),
      }))
      .where('order_id', '=', orderId)
      .where('status', '=', from)
      .returning('id')
      .execute();
    const facts = cards.map(({ id }): EventFact => ({
      subject: ['card', id],
      action: `card.${action}`,
      before: { status: from },
      after: { status: applied.state, orderId },
    }));
    await recordEvents(trx, source, facts);
  }
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

async function notifyOfStep(context: AdvanceContext, order: Row<'orders'>, kind: NotificationKind) {
  const params: Notification['params'] = {
    orderNumber: order.order_number,
    count: order.card_count,
    ...(kind === 'notification.orderShipped' ? { days: CARD_SHIPPING_BUSINESS_DAYS } : {}),
  };
  await notify(context.trx, {
    accountId: order.account_id,
    fleetId: await onlyFleet(context.trx, order),
    kind,
    params,
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
 * Advances an order to its next step, with history and a notification, and enqueues the step after
 * it. Repeating a step changes nothing; if the account's state forbids the step, it is retried one
 * step interval later.
 */
export async function advanceOrder(
  context: AdvanceContext,
  job: JobData['order-step'],
): Promise<void> {
  const { trx, now, jobs, orderStepSeconds } = context;
  const { accountId, orderId, to } = job;
  const rule = STEP_RULES[to];
  const locked = await lockOrder(trx, accountId, orderId);
  if (!locked || !orderLifecycle.table[rule.action].from.includes(locked.order.step)) return;
  const { order, account } = locked;
  const applied = orderLifecycle.apply(order.step, rule.action, { accountState: account.state });
  if (!applied.ok) return jobs.send(trx, 'order-step', job, orderStepSeconds);
  await writeStep(context, order, to);
  const source = systemSource(accountId, now, { jobs });
  if (rule.cardAction) await moveCards(context, source, account, orderId, rule.cardAction);
  await recordFact(trx, source, ['order', orderId], `order.${rule.action}`, {
    before: { step: order.step },
    after: { step: to },
  });
  await notifyOfStep(context, order, rule.kind);
  if (rule.next) {
    await jobs.send(trx, 'order-step', { accountId, orderId, to: rule.next }, orderStepSeconds);
  }
}
