import type { TransferPurpose } from '@forecourt/validation';
import { columnsOf } from '../../store/factsOf.ts';
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
  /** `null` for auto-reload. */
  readonly askedBy: string | null;
}

/** Adds a transfer, without ledger entries; `undefined` if funds are already pending. [FUND-07] */
export async function insertTransfer(input: NewTransfer): Promise<Row<'transfers'> | undefined> {
  const { trx, account, now, ...fields } = input;
  const number = await nextNumber(trx, account.account_id, 'transfer');
  return trx
    .insertInto('transfers')
    .values({
      account_id: account.account_id,
      id: newId(),
      transfer_number: String(number).padStart(NUMBER_DIGITS, '0'),
      // funds are submitted immediately; a payment waits for its day
      stage: fields.purpose === 'funds' ? 'submitting' : 'scheduled',
      ...columnsOf(fields),
      currency: account.currency,
      submitted_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}
