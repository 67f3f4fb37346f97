import {
  PAYMENT_STATE_OF_STAGE,
  paymentHistoryDays,
  paymentHistoryRange,
  TRANSFER_STAGES,
} from '@forecourt/validation';
import { sql } from 'kysely';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { readDays, requireRange } from '../../http/days.ts';
import { selectIn } from '../../store/inAccount.ts';
import { withinDays } from '../../store/withinDays.ts';
import { historyOf } from '../events/historyOf.ts';
import { pageOfTransfers, readTransfer, transfersOf } from '../transfers/transferRows.ts';

/** Bill payments, newest first, from the last three years. [GW-99, PAY-02, PAY-04] */
export const listPayments: HandlerOf<'listPayments'> = async ({ query }, context) => {
  const { trx, account, now } = context;
  const clock = { now, timeZone: account.time_zone };
  const requestedDays = readDays(query);
  const days = paymentHistoryDays(clock, requestedDays);
  requireRange(paymentHistoryRange(clock), days);
  const filterDays = { fromDate: days.fromDate, toDate: requestedDays.toDate };
  let payments = transfersOf(trx, account.account_id)
    .where('t.purpose', '=', 'bill')
    .where(withinDays('t.submitted_at', account.time_zone, filterDays));
  const { state } = query;
  if (state) {
    const stages = TRANSFER_STAGES.filter((stage) => PAYMENT_STATE_OF_STAGE[stage] === state);
    payments = payments.where('t.stage', 'in', stages);
  }
  return pageOfTransfers(payments, query);
};

/** A transfer with its ledger movements and history. @throws Refusal `payment.notFound` */
export async function readPayment(
  context: Pick<AccountContext, 'trx' | 'account'>,
  paymentId: string,
) {
  const { trx, account } = context;
  const accountId = account.account_id;
  const transfer = await readTransfer(trx, accountId, paymentId);
  const movements = await selectIn(trx, accountId, 'ledger_entries')
    .select(['movement_id as movementId', 'entered_on as enteredOn', 'kind'])
    .select(
      sql<number>`coalesce(sum(amount_cents) FILTER (WHERE ledger = 'receivable'), 0)::bigint`.as(
        'owedCents',
      ),
    )
    .where('reference_id', '=', paymentId)
    .where('kind', '<>', 'authorization')
    .groupBy(['movement_id', 'entered_on', 'kind'])
    .orderBy('movement_id')
    .execute();
  const history = await historyOf(context, 'transfer', paymentId).orderBy('e.id').execute();
  return { transfer, movements, history };
}

/** The details for the receipt on screen. */
export const getPayment: HandlerOf<'getPayment'> = ({ params }, context) =>
  readPayment(context, params.paymentId);
