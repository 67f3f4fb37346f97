import { jsonb } from '@forecourt/server';
import {
  CARD_REFUSALS,
  cardLifecycle,
  holdMoment,
  type CardState,
  type HoldMoment,
  type HoldSchedule,
} from '@forecourt/validation';
import type { AccountContext, HandlerOf, JobScope } from '../../http/context.ts';
import { issueAt } from '../../http/refusal.ts';
import type { JobData } from '../../jobs/jobs.ts';
import { anyOf } from '../../store/anyOf.ts';
import {
  changeRow,
  deleteIn,
  insertIn,
  rowIn,
  selectIn,
  setIn,
  updateIn,
} from '../../store/inAccount.ts';
import { secondsUntil } from '../../store/instants.ts';
import { readAccount } from '../../store/readAccount.ts';
import type { Row, Trx } from '../../store/schema.ts';
import { recordFact, type EventSource } from '../events/record.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { sourceOf, systemSource } from '../events/source.ts';
import { cardById } from './cardRows.ts';
import {
  lifecycleContext,
  lockCard,
  lockCurrentCard,
  notPossible,
  stateAfter,
} from './lockCard.ts';

const readSchedule = (trx: Trx, accountId: string, cardId: string) =>
  selectIn(trx, accountId, 'card_hold_schedules')
    .selectAll()
    .where('card_id', '=', cardId)
    .executeTakeFirst();

/** Deletes cards' hold schedules, such as when they are reactivated or ended, and returns them. */
export const dropSchedules = (
  trx: Trx,
  accountId: string,
  cardIds: readonly string[],
): Promise<Pick<Row<'card_hold_schedules'>, 'schedule' | 'is_held'>[]> =>
  deleteIn(trx, accountId, 'card_hold_schedules')
    .where('card_id', '=', anyOf(cardIds))
    .returning(['schedule', 'is_held'])
    .execute();

/** A schedule that a person's change ended. */
export interface EndedSchedule {
  readonly schedule?: HoldSchedule | undefined;
  /** Whether the schedule was holding the card, and so has to release it. */
  readonly isHeldBySchedule?: boolean | undefined;
}

/** An ended schedule in the format of a card's history. */
export const endedInHistory = ({ schedule, isHeldBySchedule }: EndedSchedule) =>
  schedule ? { holdSchedule: schedule, isHeldBySchedule: isHeldBySchedule === true } : {};

/** Ends the schedule of a card that a person changes. */
export async function endByHand(
  trx: Trx,
  accountId: string,
  cardId: string,
): Promise<EndedSchedule> {
  const [ended] = await dropSchedules(trx, accountId, [cardId]);
  return ended ? { schedule: ended.schedule, isHeldBySchedule: ended.is_held } : {};
}

/** Queues the job that applies the schedule at `nextAt`. */
async function queueRecheck({ trx, now, jobs }: JobScope, card: Row<'cards'>, nextAt: Date) {
  const at = nextAt.toISOString();
  await jobs.send(
    trx,
    'card-hold',
    { accountId: card.account_id, cardId: card.id, at },
    secondsUntil(nextAt, now),
  );
}

interface ScheduleEffect {
  readonly to: CardState;
  readonly isHeld: boolean;
}

/**
 * Decides what the schedule does to the card now. Leaves alone cards that a person put on hold or
 * that the account's state keeps from changing; the schedule then releases its own hold later.
 */
function effectOf(
  card: Row<'cards'>,
  account: Row<'accounts'>,
  now: Date,
  isHeld: boolean,
  wasHeld: boolean,
): ScheduleEffect {
  const isOwn = wasHeld && card.status === 'onHold';
  const isDue = isHeld ? card.status === 'active' : isOwn;
  const unchanged = { to: card.status, isHeld: isOwn };
  if (!isDue) return unchanged;
  const action = isHeld ? 'hold' : 'reactivate';
  const context = lifecycleContext(card, { account, now });
  const applied = cardLifecycle.apply(card.status, action, context);
  return applied.ok ? { to: applied.state, isHeld } : unchanged;
}

/**
 * Interval for rechecking a card: whether the account now allows its release after the schedule
 * ended, or whether it was activated during the hold.
 */
const RECHECK_AFTER_MS = 3_600_000;

const AWAITED_STATES: readonly CardState[] = ['ordered', 'pendingActivation'];

/** When to check the card again; `null` if the schedule is over and no longer holds the card. */
function nextCheckOf(
  { isHeld, nextAt }: HoldMoment,
  effect: ScheduleEffect,
  now: Date,
): Date | null {
  const recheckAt = new Date(now.getTime() + RECHECK_AFTER_MS);
  if (nextAt === null) return effect.isHeld ? recheckAt : null;
  return isHeld && AWAITED_STATES.includes(effect.to) && recheckAt < nextAt ? recheckAt : nextAt;
}

async function applySchedule(
  scope: JobScope,
  card: Row<'cards'>,
  account: Row<'accounts'>,
  row: Pick<Row<'card_hold_schedules'>, 'schedule' | 'is_held'>,
  source: EventSource,
): Promise<void> {
  const { trx, now } = scope;
  const moment = holdMoment(row.schedule, account.time_zone, now);
  const effect = effectOf(card, account, now, moment.isHeld, row.is_held);
  const nextAt = nextCheckOf(moment, effect, now);
  const changes = { status: effect.to, hold_changes_at: nextAt?.toISOString() ?? null };
  // a check that changes nothing must not raise the version, or open edits would become stale
  if (effect.to === card.status && source.userId === null)
    await setIn(trx, account.account_id, 'cards', card.id, changes);
  else await changeRow(trx, account.account_id, 'cards', card.id, changes);
  if (nextAt === null) await dropSchedules(trx, account.account_id, [card.id]);
  else {
    await updateIn(trx, account.account_id, 'card_hold_schedules')
      .set({ is_held: effect.isHeld })
      .where('card_id', '=', card.id)
      .execute();
    await queueRecheck(scope, card, nextAt);
  }
  if (effect.to === card.status) return;
  const action = effect.to === 'onHold' ? 'card.hold' : 'card.reactivate';
  await recordFact(trx, source, ['card', card.id], action, {
    before: { status: card.status },
    after: { status: effect.to, until: nextAt?.toISOString() ?? null },
    reason: 'schedule',
  });
}

/** Whether a schedule is over for good. */
export const isScheduleOver = (
  schedule: HoldSchedule,
  { account, now }: Pick<AccountContext, 'account' | 'now'>,
): boolean => holdMoment(schedule, account.time_zone, now).nextAt === null;

/**
 * Whether a new schedule takes over the card's current hold: if the previous schedule placed it, or
 * if the new schedule has already begun and so sets its end. A person's hold alongside a future or
 * nightly schedule stays until a person ends it.
 */
function isTakenOver(
  card: Row<'cards'>,
  schedule: HoldSchedule,
  wasHeldBySchedule: boolean,
  { account, now }: Pick<AccountContext, 'account' | 'now'>,
): boolean {
  if (card.status !== 'onHold') return false;
  if (wasHeldBySchedule) return true;
  return schedule.nightly === null && holdMoment(schedule, account.time_zone, now).isHeld;
}

/** Gives a locked card a schedule and puts it on hold immediately if the schedule is in effect. */
async function putSchedule(
  context: AccountContext,
  card: Row<'cards'>,
  schedule: HoldSchedule,
  isHeld: boolean,
): Promise<void> {
  const { trx, account } = context;
  const row = { card_id: card.id, schedule: jsonb(schedule), is_held: isHeld };
  await insertIn(trx, account.account_id, 'card_hold_schedules', row);
  await applySchedule(context, card, account, { schedule, is_held: isHeld }, sourceOf(context));
}

/**
 * Schedules a hold of a locked card, once or nightly; replaces any other. `wasHeldBySchedule` says
 * that a schedule that ended earlier placed the card's hold. @throws Refusal
 */
export async function setHoldSchedule(
  context: AccountContext,
  card: Row<'cards'>,
  body: HoldSchedule,
  wasHeldBySchedule = false,
): Promise<void> {
  const { trx, account } = context;
  if (card.status !== 'onHold') stateAfter(card, 'hold', context);
  if (isScheduleOver(body, context)) {
    throw notPossible(issueAt('endsAt', CARD_REFUSALS.holdOver));
  }
  const [replaced] = await dropSchedules(trx, account.account_id, [card.id]);
  const wasHeld = wasHeldBySchedule || replaced?.is_held === true;
  const isHeld = isTakenOver(card, body, wasHeld, context);
  await recordEvent(context, ['card', card.id], 'card.scheduleHold', {
    after: { holdSchedule: body },
  });
  await putSchedule(context, card, body, isHeld);
}

/** Restores a card's earlier schedule, unless that is over by now. */
export async function putScheduleBack(
  context: AccountContext,
  cardId: string,
  { schedule, isHeldBySchedule }: EndedSchedule,
): Promise<void> {
  if (!schedule || isScheduleOver(schedule, context)) return;
  await setHoldSchedule(context, await lockCard(context, cardId), schedule, isHeldBySchedule);
}

/** Whether a card's schedule is what holds it. */
export async function isOnScheduledHold(
  { trx, account }: Pick<AccountContext, 'trx' | 'account'>,
  cardId: string,
): Promise<boolean> {
  return (await readSchedule(trx, account.account_id, cardId))?.is_held === true;
}

/** Applies the schedule of a locked card that was assigned again. [CARD-07] */
export async function resumeSchedule(context: AccountContext, cardId: string): Promise<void> {
  const { trx, account } = context;
  const row = await readSchedule(trx, account.account_id, cardId);
  if (!row) return;
  await applySchedule(context, await lockCard(context, cardId), account, row, sourceOf(context));
}

/**
 * Moves a card's schedule, if any, to its successor, which loses its own; it applies once that is
 * active. [CARD-05, CARD-08, CARD-15]
 */
export async function moveSchedule(
  context: AccountContext,
  fromCardId: string,
  toCardId: string,
): Promise<void> {
  const { trx, account } = context;
  await dropSchedules(trx, account.account_id, [toCardId]);
  const [moved] = await dropSchedules(trx, account.account_id, [fromCardId]);
  if (!moved) return;
  await putSchedule(context, await lockCard(context, toCardId), moved.schedule, false);
}

/** Schedules a hold of a card, once or nightly. [CARD-07] */
export const scheduleHold: HandlerOf<'scheduleHold'> = async ({ params, body }, context) => {
  const card = await lockCurrentCard(context, params.cardId);
  await setHoldSchedule(context, card, body);
  return { card: await cardById(context, card.id) };
};

/** Removes a locked card's schedule and reactivates the card if the schedule put it on hold. */
export async function removeSchedule(context: AccountContext, card: Row<'cards'>): Promise<void> {
  const { trx, account } = context;
  const row = await readSchedule(trx, account.account_id, card.id);
  await dropSchedules(trx, account.account_id, [card.id]);
  const isHeld = row?.is_held === true && card.status === 'onHold';
  const status = isHeld ? stateAfter(card, 'reactivate', context) : card.status;
  await changeRow(trx, account.account_id, 'cards', card.id, { status, hold_changes_at: null });
  await recordEvent(context, ['card', card.id], 'card.endHoldSchedule', {
    before: { status: card.status },
    after: { status },
  });
}

/** Removes a card's schedule. [CARD-13] */
export const endHoldSchedule: HandlerOf<'endHoldSchedule'> = async ({ params }, context) => {
  const card = await lockCurrentCard(context, params.cardId);
  await removeSchedule(context, card);
  return { card: await cardById(context, card.id) };
};

/** Job that starts or ends a scheduled hold. Does nothing if the schedule has changed since. */
export async function runHoldSchedule(
  scope: JobScope,
  { accountId, cardId, at }: JobData['card-hold'],
): Promise<void> {
  const { trx, now } = scope;
  const account = await readAccount(trx, accountId);
  const card = await rowIn(trx, accountId, 'cards', cardId).forUpdate().executeTakeFirst();
  const row = await readSchedule(trx, accountId, cardId);
  if (!account || !card || !row || card.hold_changes_at === null) return;
  if (Date.parse(card.hold_changes_at) !== Date.parse(at)) return;
  if (now.getTime() < Date.parse(at)) {
    await queueRecheck(scope, card, new Date(at));
    return;
  }
  await applySchedule(scope, card, account, row, systemSource(accountId, now));
}
