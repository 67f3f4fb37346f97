import {
  addFundsReasons,
  FUND_FEE_BASIS_POINTS,
  fundFeeCents,
  PENDING_STAGES,
} from '@forecourt/validation';
import type { HandlerOf } from '../../http/context.ts';
import { readDays } from '../../http/days.ts';
import { Refusal } from '../../http/refusal.ts';
import { hasRow } from '../../store/hasRow.ts';
import { selectIn } from '../../store/inAccount.ts';
import type { Trx } from '../../store/schema.ts';
import { withinDays } from '../../store/withinDays.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { insertTransfer } from '../transfers/newTransfer.ts';
import { pageOfTransfers, readTransfer, transfersOf } from '../transfers/transferRows.ts';
import { agreeToFee } from './consents.ts';
import { usableMethod } from './methodRows.ts';

/** Whether the account has a pending transfer of funds. [FUND-07] */
export const hasPendingFunds = (trx: Trx, accountId: string): Promise<boolean> =>
  hasRow(
    selectIn(trx, accountId, 'transfers')
      .where('purpose', '=', 'funds')
      .where('stage', 'in', PENDING_STAGES),
  );

const pendingRefusal = () => new Refusal(409, 'funds.pendingTransaction');

/** Adds funds, with consent to a separate fee, if none are pending. [FUND-07, FUND-09, FUND-12] */
export const addFunds: HandlerOf<'addFunds'> = async ({ body }, context) => {
  const { trx, account, person, now, jobs } = context;
  const accountId = account.account_id;
  const hasPendingTransaction = await hasPendingFunds(trx, accountId);
  if (addFundsReasons({ hasPendingTransaction }).length > 0) throw pendingRefusal();
  const method = await usableMethod(context, body.methodId);
  const { amountCents } = body;
  const feeCents = fundFeeCents(amountCents, FUND_FEE_BASIS_POINTS[method.type]);
  await agreeToFee(context, feeCents, body.agreement, null);
  const transfer = await insertTransfer({
    trx,
    account,
    now,
    purpose: 'funds',
    methodId: method.methodId,
    amountCents,
    feeCents,
    payOn: null,
    askedBy: `${person.first_name} ${person.last_name}`,
  });
  if (!transfer) throw pendingRefusal();
  await recordEvent(context, ['transfer', transfer.id], 'transfer.asked', {
    after: { amountCents, feeCents, methodId: method.methodId },
  });
  await jobs.send(trx, 'transfer-submit', { accountId, transferId: transfer.id }, 0);
  return readTransfer(trx, accountId, transfer.id);
};

/** Transfers of funds to the account, newest first. [GW-108] */
export const listFundHistory: HandlerOf<'listFundHistory'> = async ({ query }, context) => {
  const { trx, account } = context;
  const transfers = transfersOf(trx, account.account_id)
    .where('t.purpose', '=', 'funds')
    .where(withinDays('t.submitted_at', account.time_zone, readDays(query)));
  return pageOfTransfers(
    query.stage ? transfers.where('t.stage', '=', query.stage) : transfers,
    query,
  );
};
