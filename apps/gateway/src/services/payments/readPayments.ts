import {
  fieldIssues,
  PAYMENT_STATE_OF_STAGE,
  paymentHistoryDays,
  paymentHistoryRange,
  TRANSFER_STAGES,
} from '@forecourt/validation';
import { sql } from 'kysely';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { readDay } from '../../http/days.ts';
import { invalid } from '../../http/refusal.ts';
import { selectIn } from '../../store/inAccount.ts';
import {
  pageOfTransfers,
  readTransfer,
  transfersOf,
  withinDays,
} from '../transfers/transferRows.ts';

/** Payments, newest first; days reach three years back. [GW-99, PAY-02, PAY-04] */
export const listPayments: HandlerOf<'listPayments'> = async ({ query }, context) => {
  const { trx, account, now } = context;
  const to = readDay('toDate', query.toDate);
  const clock = { now, timeZone: account.time_zone };
  const given = { fromDate: readDay('fromDate', query.fromDate), toDate: to };
  const days = paymentHistoryDays(clock, given);
  const checked = paymentHistoryRange(clock).safeParse(days);
  if (!checked.success) throw invalid(fieldIssues(checked.error));
  let found = transfersOf(trx, account.account_id).where('t.purpose', '=', 'bill');
  if (query.state) {
    const { state } = query;
    const stages = TRANSFER_STAGES.filter((stage) => PAYMENT_STATE_OF_STAGE[stage] === state);
    found = found.where('t.stage', 'in', stages);
  }
  return pageOfTransfers(withinDays(found, context, days.fromDate, to), query);
};

/** A payment, or funds that were added, with what it moved and who did what. @throws Refusal `payment.notFound` */
export async function readPayment(
  { trx, account }: Pick<AccountContext, 'trx' | 'account'>,
  paymentId: string,
) {
  const accountId = account.account_id;
  const transfer = await readTransfer(trx, accountId, paymentId);
  const movements = await selectIn(trx, accountId, 'ledger_entries')
    .select(['movement_id', 'entered_on', 'kind'])
    .select(
      sql<number>`coalesce(sum(amount_cents) FILTER (WHERE ledger = 'receivable'), 0)::bigint`.as(
        'owed',
      ),
    )
    .where('reference_id', '=', paymentId)
    .where('kind', '<>', 'authorization')
    .groupBy(['movement_id', 'entered_on', 'kind'])
    .orderBy('movement_id')
    .execute();
  const history = await selectIn(trx, accountId, 'events as e')
    .leftJoin('people as p', 'p.user_id', 'e.user_id')
    .where('e.subject_type', '=', 'transfer')
    .where('e.subject_id', '=', paymentId)
    .select(['e.id', 'e.occurred_at', 'e.action'])
    .select(sql<string | null>`p.first_name || ' ' || p.last_name`.as('actor'))
    .orderBy('e.id')
    .execute();
  return {
    transfer,
    movements: movements.map(({ movement_id, entered_on, kind, owed }) => ({
      movementId: movement_id,
      enteredOn: entered_on,
      kind,
      owedCents: owed,
    })),
    history: history.map(({ id, occurred_at, actor, action }) => ({
      eventId: id,
      at: occurred_at,
      actor,
      action,
    })),
  };
}

/** The receipt on screen. */
export const getPayment: HandlerOf<'getPayment'> = ({ params }, context) =>
  readPayment(context, params.paymentId);
