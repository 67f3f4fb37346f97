import {
  firstPayDay,
  PAYMENT_DAYS_AHEAD_MAX,
  PAYMENT_STATE_OF_STAGE,
  paymentCountry,
  paymentCutoffAt,
  paymentLifecycle,
  type PaymentContext,
  type Reason,
} from '@forecourt/validation';
import { parseDate } from '@internationalized/date';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import {
  notFound,
  Refusal,
  refusedAt,
  refusedFor,
  requireCurrent,
  type issueAt,
} from '../../http/refusal.ts';
import { secondsUntil } from '../../store/instants.ts';
import type { Row } from '../../store/schema.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { sourceOf } from '../events/source.ts';
import { lockTransfer, moveTransfer } from '../transfers/moveTransfer.ts';
import { insertTransfer } from '../transfers/newTransfer.ts';
import { readTransfer } from '../transfers/transferRows.ts';
import { usableMethod } from '../funding/methodRows.ts';
import { owedOf } from './bills.ts';

const refused = (...issue: Parameters<typeof issueAt>) =>
  refusedAt(409, 'payment.refused', ...issue);
const refusedBy = (path: string, reasons: readonly Reason[]) =>
  refusedFor(409, 'payment.refused', path, reasons);

const paymentContextOf = ({ account, now }: AccountContext, payOn: string): PaymentContext => ({
  accountState: account.state,
  now,
  country: paymentCountry(account.currency),
  payOn,
});

function checkDay(context: AccountContext, payOn: string): void {
  const paymentContext = paymentContextOf(context, payOn);
  const applied = paymentLifecycle.apply('unpaid', 'schedule', paymentContext);
  if (!applied.ok) throw refusedBy('payOn', applied.reasons);
  const first = parseDate(firstPayDay(context.now, paymentContext.country));
  if (parseDate(payOn).compare(first.add({ days: PAYMENT_DAYS_AHEAD_MAX })) <= 0) return;
  throw refused('payOn', 'payment.tooFarAhead', { max: PAYMENT_DAYS_AHEAD_MAX });
}

/** Refuses more than is owed and not yet scheduled, which is most likely a second payment. */
async function checkAmount(context: AccountContext, amountCents: number): Promise<void> {
  if (amountCents === 0) throw refused('amountCents', 'payment.amountRequired');
  const { owedCents, scheduledCents } = await owedOf(context);
  const maxCents = Math.max(0, owedCents - scheduledCents);
  if (amountCents <= maxCents) return;
  throw refused('amountCents', 'payment.aboveOwed', { owedCents: maxCents });
}

/** Submits a payment immediately or, if it has a day, after that day's cutoff. */
async function submitPayment(
  context: AccountContext,
  transfer: Row<'transfers'>,
  isNow: boolean,
): Promise<void> {
  const { trx, account, now, jobs } = context;
  const job = { accountId: account.account_id, transferId: transfer.id };
  if (isNow) {
    await moveTransfer(context, { transfer, account }, 'submit', {}, sourceOf(context));
    return jobs.send(trx, 'transfer-submit', job, 0);
  }
  const cutoff = new Date(paymentCutoffAt(transfer.pay_on ?? '', paymentCountry(account.currency)));
  return jobs.send(trx, 'transfer-submit', job, secondsUntil(cutoff, now) + 1);
}

/** Pays now or on a later day, even if locked. [PAY-01, PAY-03, PAY-05, PAY-06, USER-07] */
export const payBill: HandlerOf<'payBill'> = async ({ body }, context) => {
  const { trx, account, person, now } = context;
  const accountId = account.account_id;
  const payOn = body.payOn ?? firstPayDay(now, paymentCountry(account.currency));
  checkDay(context, payOn);
  const method = await usableMethod(context, body.methodId);
  // a method that is being removed can only pay now
  if (body.payOn !== null && method.removedAt !== null) {
    throw new Refusal(409, 'funds.methodNotUsable');
  }
  await checkAmount(context, body.amountCents);
  const transfer = await insertTransfer({
    trx,
    account,
    now,
    purpose: 'bill',
    methodId: method.methodId,
    amountCents: body.amountCents,
    feeCents: 0,
    payOn,
    askedBy: `${person.first_name} ${person.last_name}`,
  });
  if (!transfer) throw new Refusal(409, 'funds.pendingTransaction');
  await recordEvent(context, ['transfer', transfer.id], 'transfer.asked', {
    after: { amountCents: body.amountCents, payOn, methodId: method.methodId },
  });
  await submitPayment(context, transfer, body.payOn === null);
  return readTransfer(trx, accountId, transfer.id);
};

/** Cancels a scheduled payment, until its day's cutoff. [PAY-03, PAY-05, PAY-06] */
export const cancelPayment: HandlerOf<'cancelPayment'> = async ({ params }, context) => {
  const { trx, account } = context;
  const locked = await lockTransfer(trx, account.account_id, params.paymentId);
  if (locked?.transfer.purpose !== 'bill') throw notFound('payment');
  const { transfer } = locked;
  requireCurrent(context, transfer);
  const paymentContext = paymentContextOf(context, transfer.pay_on ?? '');
  const applied = paymentLifecycle.apply(
    PAYMENT_STATE_OF_STAGE[transfer.stage],
    'cancel',
    paymentContext,
  );
  if (!applied.ok) throw refusedBy('action', applied.reasons);
  if (!(await moveTransfer(context, locked, 'cancel', {}, sourceOf(context)))) {
    throw refused('action', 'payment.underWay');
  }
  return readTransfer(trx, account.account_id, transfer.id);
};
