import { BULK_RESULTS, promptsAfter, reason, type BulkActionName } from '@forecourt/validation';
import { unassignLocked } from '../cards/assignCard.ts';
import { changeStatus } from '../cards/changeCardStatus.ts';
import { applyEdit } from '../cards/editCard.ts';
import { putScheduleBack, setHoldSchedule, removeSchedule } from '../cards/holdSchedules.ts';
import { isLoss } from '../cards/lossReport.ts';
import { changePrompts, promptsIn } from '../cards/prompts.ts';
import { reissueLocked, replaceLocked } from '../cards/replaceCard.ts';
import { undoUnassignment } from '../cards/undo.ts';
import { lockOrders } from '../orders/counters.ts';
import type { StoredBulkAction } from '../../store/tables/cards.ts';
import { changeLimitStep } from './changeLimit.ts';
import type { CardStep } from './CardStep.ts';

const unassign: CardStep = {
  run: async ({ context, card }) => {
    await unassignLocked(context, card);
  },
  undo: async ({ context, card }) => {
    await undoUnassignment(context, card);
  },
};

const moveToFleet: CardStep = {
  run: async ({ context, card, action }) => {
    const { fleetId = '', departmentId = null } = action;
    await applyEdit(context, card, { fleetId, departmentId });
  },
  undo: async ({ context, card, row: { before } }) => {
    const { fleetId = card.fleet_id, departmentId = null } = before;
    await applyEdit(context, card, { fleetId, departmentId }, 'card.undo');
  },
};

const prompts: CardStep = {
  run: async ({ context, card, action }) => {
    const requestedPrompts = action.prompts ?? { id: null, odometer: null };
    await changePrompts(
      context,
      card,
      promptsAfter(promptsIn(card), requestedPrompts, card.card_type),
    );
  },
  undo: async ({ context, card, row: { before } }) => {
    if (before.prompts) await changePrompts(context, card, before.prompts, 'card.undo');
  },
};

const scheduleHold: CardStep = {
  run: async ({ context, card, action: { schedule } }) => {
    if (!schedule) throw new Error('A hold has no schedule.');
    await setHoldSchedule(context, card, schedule);
  },
  undo: async ({ context, card, row: { before } }) => {
    await removeSchedule(context, card);
    await putScheduleBack(context, card.id, before);
  },
};

const prepareOrders: CardStep['prepare'] = ({ trx, account }) =>
  lockOrders(trx, account.account_id);

const replace: CardStep = {
  prepare: prepareOrders,
  run: async ({ context, card, action }) => {
    const { replacementReason, delivery = null } = action;
    if (!replacementReason) throw new Error('A replacement has no reason.');
    const request = { reason: replacementReason, delivery };
    const { successor, receipt } = await replaceLocked(context, card, request);
    const params = { last4: successor.last4, order: successor.order.order_number };
    const receiptReasons = receipt === null ? [] : [reason(BULK_RESULTS.receipt, { receipt })];
    return { reasons: [reason(BULK_RESULTS.replacedBy, params), ...receiptReasons] };
  },
  undo: null,
};

const reissue: CardStep = {
  prepare: prepareOrders,
  run: async ({ context, card, action: { delivery = null } }) => {
    const { last4, order } = await reissueLocked(context, card, { nameOnCard: null, delivery });
    return { reasons: [reason(BULK_RESULTS.replacedBy, { last4, order: order.order_number })] };
  },
  undo: null,
};

const reportLoss: CardStep = {
  run: async ({ context, card, action: { reason: why } }) => {
    const body = { action: 'block', reason: why, note: null } as const;
    const receipt = await changeStatus(context, card, body);
    return { reasons: receipt === null ? [] : [reason(BULK_RESULTS.receipt, { receipt })] };
  },
  undo: null,
};

/** Actions that run card by card; all others update many cards in a few statements. */
const CARD_STEPS: Readonly<Partial<Record<BulkActionName, CardStep>>> = {
  unassign,
  moveToFleet,
  changeLimit: changeLimitStep,
  changePrompts: prompts,
  scheduleHold,
  replace,
  reissue,
};

/** The step of an action that runs card by card, such as blocking lost cards with receipts. */
export const stepOf = ({ name, reason: why }: StoredBulkAction): CardStep | undefined =>
  name === 'block' && isLoss(why) ? reportLoss : CARD_STEPS[name];
