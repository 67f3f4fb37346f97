import {
  EXPRESS_REFUSALS,
  expressCharges,
  samePayee,
  duplicatesSince,
  type ExpressCheckDraft,
} from '@forecourt/validation';
import type { AccountContext } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { between } from '../../ledger/postMovement.ts';
import { postToday } from '../../ledger/postToday.ts';
import { columnsOf } from '../../store/factsOf.ts';
import { newId } from '../../store/ids.ts';
import { insertIn, selectIn } from '../../store/inAccount.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { nextNumber } from '../orders/counters.ts';
import { todayOf } from './availability.ts';

/** Digits in a check's sequence number, which is padded with zeros. */
export const NUMBER_DIGITS = 6;

/** @throws Refusal if the payee recently got the same amount, unless that check is named */
export async function refuseDuplicate(
  { trx, account, now }: AccountContext,
  draft: ExpressCheckDraft,
  payeeCents: number,
  notDuplicateOf: string | null,
): Promise<void> {
  const recentChecks = await selectIn(trx, account.account_id, 'express_checks')
    .select(['id', 'sequence_number', 'issued_at', 'payee_name'])
    .where('issued_at', '>', duplicatesSince(now).toISOString())
    .where('amount_cents', '=', payeeCents)
    .where('status', '=', 'activated')
    .orderBy('issued_at', 'desc')
    .execute();
  const duplicate = recentChecks.find((row) => samePayee(row.payee_name, draft.payeeName));
  if (!duplicate || duplicate.id === notDuplicateOf) return;
  const params = {
    checkId: duplicate.id,
    sequenceNumber: duplicate.sequence_number,
    issuedAt: duplicate.issued_at,
  };
  throw new Refusal(409, EXPRESS_REFUSALS.duplicate, { params });
}

/** Posts the check and its fee as separate movements; the account now owes both. */
async function charge(context: AccountContext, checkId: string, payeeCents: number, fee: number) {
  const check = between('receivable', 'checks', payeeCents);
  await postToday(context, 'expressCheck', checkId, check);
  if (fee === 0) return;
  await postToday(context, 'fee.expressCheck', checkId, between('receivable', 'fees', fee));
}

interface NewCheck {
  readonly draft: ExpressCheckDraft;
  readonly feeCents: number;
  readonly issuedBy: string;
  readonly approvedBy: string | null;
}

/** Issues a check, with its code, ledger entries, and history. Returns its ID. */
export async function issueCheck(context: AccountContext, newCheck: NewCheck): Promise<string> {
  const { trx, account, now, vault } = context;
  const { draft, feeCents, issuedBy, approvedBy } = newCheck;
  const { payeeCents } = expressCharges(draft.amountCents, draft.feeMode, feeCents);
  const checkId = newId();
  const code = vault.issueCheckCode(checkId);
  const number = await nextNumber(trx, account.account_id, 'expressCheck');
  const sequenceNumber = String(number).padStart(NUMBER_DIGITS, '0');
  await insertIn(trx, account.account_id, 'express_checks', {
    id: checkId,
    sequence_number: sequenceNumber,
    ...columnsOf(draft),
    status: 'activated',
    amount_cents: payeeCents,
    fee_cents: feeCents,
    code_hmac: code.hmac,
    code_last4: code.last4,
    code_sealed: code.sealed,
    issued_at: now.toISOString(),
    issued_on: todayOf(context),
    issued_by: issuedBy,
    approved_by: approvedBy,
  });
  await charge(context, checkId, payeeCents, feeCents);
  await recordEvent(
    context,
    ['expressCheck', checkId],
    approvedBy === null ? 'expressCheck.issued' : 'expressCheck.approved',
    { after: { sequenceNumber, amountCents: payeeCents, feeCents, purpose: draft.purpose } },
  );
  return checkId;
}
