import type { TransferPurpose } from '@forecourt/validation';
import { newId } from '../../store/ids.ts';
import type { Row, Trx } from '../../store/schema.ts';
import { nextNumber } from '../orders/counters.ts';

const NUMBER_DIGITS = 6;

export interface NewTransfer {
  readonly trx: Trx;
  readonly account: Row<'accounts'>;
  readonly now: Date;
  readonly purpose: TransferPurpose;
  readonly methodId: string;
  readonly amountCents: number;
  readonly feeCents: number;
  readonly payOn: string | null;
  /** null: the auto-reload. */
  readonly askedBy: string | null;
}

/** Enters a transfer that nothing was moved for yet; undefined: funds are on their way already. [FUND-07] */
export async function insertTransfer(asked: NewTransfer): Promise<Row<'transfers'> | undefined> {
  const { trx, account, now, purpose } = asked;
  const number = await nextNumber(trx, account.account_id, 'transfer');
  return trx
    .insertInto('transfers')
    .values({
      account_id: account.account_id,
      id: newId(),
      transfer_number: String(number).padStart(NUMBER_DIGITS, '0'),
      purpose,
      // funds go at once; a payment waits for its day
      stage: purpose === 'funds' ? 'submitting' : 'scheduled',
      method_id: asked.methodId,
      amount_cents: asked.amountCents,
      fee_cents: asked.feeCents,
      currency: account.currency,
      pay_on: asked.payOn,
      submitted_at: now.toISOString(),
      received_on: null,
      posted_at: null,
      ended_at: null,
      failure: null,
      return_code: null,
      asked_by: asked.askedBy,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}
