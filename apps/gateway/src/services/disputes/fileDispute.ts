import { jsonb } from '@forecourt/server';
import {
  dayIn,
  DISPUTE_REMINDER_DAYS,
  disputeRefusal,
  documentationDueOn,
  startOfDay,
} from '@forecourt/validation';
import { parseDate } from '@internationalized/date';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { invalidAt, notFound, Refusal } from '../../http/refusal.ts';
import { newId } from '../../store/ids.ts';
import { secondsUntil } from '../../store/instants.ts';
import type { Row } from '../../store/schema.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { nextNumber } from '../orders/counters.ts';
import { dayOfTransaction } from '../transactions/dayOfTransaction.ts';
import { visibleTransactions } from '../transactions/filters.ts';
import { readDispute } from './readDisputes.ts';
import { gatherEvidence } from './evidence.ts';

const NUMBER_DIGITS = 6;

/** @throws Refusal unless the purchase has posted and is within the filing period */
function checkPurchase({ account, now }: AccountContext, purchase: Row<'transactions'>): void {
  const { status, occurred_on: occurredOn } = purchase;
  const refusal = disputeRefusal({ status, occurredOn }, dayIn(account.time_zone, now));
  if (refusal) throw new Refusal(409, refusal.key, { params: { ...refusal.params } });
}

function amountOf(purchase: Row<'transactions'>, requestedCents: number | null): number {
  const amount = requestedCents ?? purchase.net_cents;
  if (amount <= 0) throw invalidAt('amountCents', 'dispute.amountRequired');
  if (amount > purchase.net_cents) {
    const params = { purchaseCents: purchase.net_cents };
    throw invalidAt('amountCents', 'dispute.amountAbovePurchase', params);
  }
  return amount;
}

/**
 * Disputes a posted purchase, in whole or in part. Each can be disputed only once. The dispute
 * expires unless documents are added in time. [DISP-01, DISP-02, DISP-06]
 */
export const fileDispute: HandlerOf<'fileDispute'> = async ({ body }, context) => {
  const { trx, account, person, now, jobs } = context;
  const accountId = account.account_id;
  const purchase = await visibleTransactions(context)
    .where('t.occurred_on', '=', await dayOfTransaction(context, body.transactionId))
    .where('t.id', '=', body.transactionId)
    .selectAll('t')
    .executeTakeFirstOrThrow(() => notFound('transaction'));
  checkPurchase(context, purchase);
  const amountCents = amountOf(purchase, body.amountCents);
  const number = await nextNumber(trx, accountId, 'dispute');
  const dueOn = documentationDueOn(dayIn(account.time_zone, now).toString());
  const evidence = await gatherEvidence(context, purchase, {
    cardPlace: body.cardPlace ?? null,
    hasAskedSite: body.hasAskedSite ?? null,
  });
  const dispute = await trx
    .insertInto('disputes')
    .values({
      account_id: accountId,
      id: newId(),
      dispute_number: String(number).padStart(NUMBER_DIGITS, '0'),
      type: body.type,
      reason: body.reason,
      status: 'documentsDue',
      amount_cents: amountCents,
      transaction_id: purchase.id,
      transaction_on: purchase.occurred_on,
      fleet_id: purchase.fleet_id,
      filed_at: now.toISOString(),
      filed_by: `${person.first_name} ${person.last_name}`,
      documents_due_on: dueOn,
      evidence: jsonb(evidence),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirstOrThrow(() => new Refusal(409, 'dispute.alreadyFiled'));
  await recordEvent(context, ['dispute', dispute.id], 'dispute.filed', {
    after: { status: 'documentsDue', type: body.type, amountCents },
    reason: body.reason,
  });
  const secondsUntilDay = (daysAfterDue: number) => {
    const day = parseDate(dueOn).add({ days: daysAfterDue });
    return secondsUntil(startOfDay(account.time_zone, day), now);
  };
  const job = { accountId, disputeId: dispute.id };
  const reminderSeconds = secondsUntilDay(-DISPUTE_REMINDER_DAYS);
  await jobs.send(trx, 'dispute-step', { ...job, step: 'remind' }, reminderSeconds);
  await jobs.send(trx, 'dispute-step', { ...job, step: 'expire' }, secondsUntilDay(1));
  return readDispute(context, dispute.id);
};
