import {
  dayIn,
  PENDING_STAGES,
  transferLifecycle,
  type FundingFailure,
  type TransferAction,
} from '@forecourt/validation';
import type { JobScope } from '../../http/context.ts';
import { hasRow } from '../../store/hasRow.ts';
import { changeRow, selectIn, updateIn, rowIn } from '../../store/inAccount.ts';
import { readAccount } from '../../store/readAccount.ts';
import type { Row, Trx } from '../../store/schema.ts';
import { updateAccountLock } from '../accounts/accountLocks.ts';
import { lockAccount } from '../accounts/lockAccount.ts';
import { recordFact, type EventSource } from '../events/record.ts';
import { notify } from '../notifications/notify.ts';
import { lockBalances } from '../payments/bills.ts';
import { bookTransfer } from './book.ts';

const MONTH_CHARACTERS = 'YYYY-MM'.length;
const monthOf = (day: string) => day.slice(0, MONTH_CHARACTERS);

interface Ending {
  readonly failure?: FundingFailure | null;
  readonly code?: string | null;
}

/** Locks a transfer until the transaction ends, and reads its account; `undefined` if not found. */
export async function lockTransfer(trx: Trx, accountId: string, transferId: string) {
  const transfer = await rowIn(trx, accountId, 'transfers', transferId)
    .forUpdate()
    .executeTakeFirst();
  const account = await readAccount(trx, accountId);
  return transfer && account ? { transfer, account } : undefined;
}

/**
 * The day on which to post a payment: when it was received or, if that month already has a
 * statement, today, so that billed amounts do not change. If it may get one at any moment, locks the
 * account, which issuing a statement does too.
 */
async function bookingDay(trx: Trx, accountId: string, receivedOn: string, today: string) {
  if (monthOf(receivedOn) >= monthOf(today)) return receivedOn;
  // the balances first, since a payment of a bill holds them already
  await lockBalances(trx, accountId);
  await lockAccount(trx, accountId);
  const statements = selectIn(trx, accountId, 'statements').where('ends_on', '>=', receivedOn);
  return (await hasRow(statements)) ? today : receivedOn;
}

/**
 * The day on which to post what becomes of a payment: today, but not before it was received, which
 * is tomorrow if it was sent after the cutoff.
 */
const dayAfterwards = ({ received_on: receivedOn }: Row<'transfers'>, today: string): string =>
  receivedOn !== null && receivedOn > today ? receivedOn : today;

/** Applies method changes that waited for pending transfers, once there are none. [FUND-08] */
async function releaseMethods({ trx, now }: JobScope, accountId: string): Promise<void> {
  const pending = selectIn(trx, accountId, 'transfers').where('stage', 'in', PENDING_STAGES);
  if (await hasRow(pending)) return;
  const at = now.toISOString();
  for (const column of ['usable_from', 'removed_at'] as const) {
    await updateIn(trx, accountId, 'funding_methods')
      .set({ [column]: at })
      .where(column, '>', at)
      .execute();
  }
}

const ENDING_ACTIONS: readonly TransferAction[] = ['fail', 'return', 'chargeBack', 'cancel'];
const NOTIFIED_ACTIONS: readonly TransferAction[] = ['fail', 'return', 'chargeBack'];

async function notifyOfReturn(
  { trx, now }: JobScope,
  transfer: Row<'transfers'>,
  code: string | null,
) {
  await notify(trx, {
    accountId: transfer.account_id,
    fleetId: null,
    kind: 'notification.paymentReturned',
    params: {
      amountCents: transfer.amount_cents,
      code: code ?? '–',
      receivedAt: transfer.submitted_at,
      returnedAt: now.toISOString(),
    },
    at: now,
  });
}

/** Turns off an auto-reload whose transfer failed, because it would retry again and again. */
async function stopAutoReload(trx: Trx, accountId: string): Promise<void> {
  await updateIn(trx, accountId, 'funding_settings')
    .set((e) => ({ auto_is_on: false, version: e('version', '+', 1) }))
    .execute();
}

/**
 * Applies an action to a transfer that the caller has locked: stage, ledger, history, and
 * notification. Returns `false`, changing nothing, if the action is no longer possible.
 */
export async function moveTransfer(
  context: JobScope,
  { transfer, account }: { readonly transfer: Row<'transfers'>; readonly account: Row<'accounts'> },
  action: TransferAction,
  { failure = null, code = null }: Ending = {},
  by: Pick<EventSource, 'userId' | 'emulatedBy'> = { userId: null },
): Promise<boolean> {
  const { trx, now, jobs } = context;
  const { account_id: accountId } = transfer;
  const applied = transferLifecycle.apply(transfer.stage, action, null);
  if (!applied.ok) return false;
  const today = dayIn(account.time_zone, now).toString();
  const receivedOn = transfer.pay_on ?? today;
  const isSubmitted = action === 'submit';
  const enteredOn = isSubmitted
    ? await bookingDay(trx, accountId, receivedOn, today)
    : dayAfterwards(transfer, today);
  await bookTransfer(trx, transfer, action, enteredOn);
  await changeRow(trx, accountId, 'transfers', transfer.id, {
    stage: applied.state,
    ...(isSubmitted ? { received_on: receivedOn } : {}),
    ...(action === 'settle' ? { posted_at: now.toISOString() } : {}),
    ...(ENDING_ACTIONS.includes(action)
      ? { ended_at: now.toISOString(), failure, return_code: code }
      : {}),
  });
  const { userId, emulatedBy = null } = by;
  const source = { accountId, userId, emulatedBy, requestId: null, at: now, jobs };
  await recordFact(trx, source, ['transfer', transfer.id], `transfer.${action}`, {
    before: { stage: transfer.stage },
    after: { stage: applied.state },
    reason: code ?? failure,
  });
  if (NOTIFIED_ACTIONS.includes(action)) {
    await notifyOfReturn(context, transfer, code);
    if (transfer.asked_by === null) await stopAutoReload(trx, accountId);
  }
  if (!isSubmitted && action !== 'accept') await releaseMethods(context, accountId);
  // the payment may have covered what locked the account
  if (account.state === 'locked') await updateAccountLock(context, accountId);
  return true;
}
