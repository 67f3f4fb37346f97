import type { TransferAction } from '@forecourt/validation';
import { postMovement, type Movement, between } from '../../ledger/postMovement.ts';
import type { Row, Trx } from '../../store/schema.ts';

type Booking = Pick<Movement, 'kind' | 'lines'>;
const move = (kind: Movement['kind'], ...sides: Parameters<typeof between>): Booking => ({
  kind,
  lines: between(...sides),
});

/** A payment counts from the day it was received, and is in the bank once it has settled. */
function ofBill({ stage, amount_cents }: Row<'transfers'>, action: TransferAction): Booking[] {
  const heldIn = stage === 'settled' ? 'cash' : 'payments';
  // nothing was posted for a payment that is still scheduled
  if (stage === 'scheduled' && action !== 'submit') return [];
  switch (action) {
    case 'submit':
      return [move('payment', 'payments', 'receivable', amount_cents)];
    case 'settle':
      return [move('payment', 'cash', 'payments', amount_cents)];
    case 'fail':
    case 'return':
    case 'chargeBack':
      return [move('reversal', 'receivable', heldIn, amount_cents)];
    case 'accept':
    case 'cancel':
      return [];
  }
}

/** Funds count once they have settled; their fee is a separate movement, reversed with them. */
function ofFunds(
  { stage, amount_cents, fee_cents }: Row<'transfers'>,
  action: TransferAction,
): Booking[] {
  const charged = amount_cents + fee_cents;
  const fee = (to: 'receivable' | 'fees', from: 'receivable' | 'fees') =>
    fee_cents === 0 ? [] : [move('fee.funding', to, from, fee_cents)];
  if (action === 'settle') {
    return [move('funding', 'cash', 'receivable', charged), ...fee('receivable', 'fees')];
  }
  const isTakenBack = stage === 'settled' && (action === 'return' || action === 'chargeBack');
  if (!isTakenBack) return [];
  return [move('reversal', 'receivable', 'cash', charged), ...fee('fees', 'receivable')];
}

/** Posts an action's ledger entries, in the transaction that changes the transfer's stage. */
export async function bookTransfer(
  trx: Trx,
  transfer: Row<'transfers'>,
  action: TransferAction,
  enteredOn: string,
): Promise<void> {
  const { account_id: accountId, currency, id: referenceId } = transfer;
  const bookings = (transfer.purpose === 'bill' ? ofBill : ofFunds)(transfer, action);
  for (const booking of bookings) {
    await postMovement(trx, { accountId, currency, referenceId, enteredOn, ...booking });
  }
}
