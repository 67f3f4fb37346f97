import type { TransferAction } from '@forecourt/validation';
import { postMovement, type Movement, between } from '../../ledger/postMovement.ts';
import type { Row, Trx } from '../../store/schema.ts';

type Booking = Pick<Movement, 'kind' | 'lines'>;
const bookingOf = (kind: Movement['kind'], ...sides: Parameters<typeof between>): Booking => ({
  kind,
  lines: between(...sides),
});

/** A payment counts from the day it was received, and is in the bank once it has settled. */
function billBookings(
  { stage, amount_cents }: Row<'transfers'>,
  action: TransferAction,
): Booking[] {
  const creditedLedger = stage === 'settled' ? 'cash' : 'payments';
  // nothing was posted for a payment that is still scheduled
  if (stage === 'scheduled' && action !== 'submit') return [];
  switch (action) {
    case 'submit':
      return [bookingOf('payment', 'payments', 'receivable', amount_cents)];
    case 'settle':
      return [bookingOf('payment', 'cash', 'payments', amount_cents)];
    case 'fail':
    case 'return':
    case 'chargeBack':
      return [bookingOf('reversal', 'receivable', creditedLedger, amount_cents)];
    case 'accept':
    case 'cancel':
      return [];
  }
}

/** Funds count once they have settled; their fee is a separate movement, reversed with them. */
function fundsBookings(
  { stage, amount_cents, fee_cents }: Row<'transfers'>,
  action: TransferAction,
): Booking[] {
  const totalCents = amount_cents + fee_cents;
  const fee = (to: 'receivable' | 'fees', from: 'receivable' | 'fees') =>
    fee_cents === 0 ? [] : [bookingOf('fee.funding', to, from, fee_cents)];
  if (action === 'settle') {
    return [bookingOf('funding', 'cash', 'receivable', totalCents), ...fee('receivable', 'fees')];
  }
  const isReversed = stage === 'settled' && (action === 'return' || action === 'chargeBack');
  if (!isReversed) return [];
  return [bookingOf('reversal', 'receivable', 'cash', totalCents), ...fee('fees', 'receivable')];
}

/** Posts an action's ledger entries, in the transaction that changes the transfer's stage. */
export async function bookTransfer(
  trx: Trx,
  transfer: Row<'transfers'>,
  action: TransferAction,
  enteredOn: string,
): Promise<void> {
  const { account_id: accountId, currency, id: referenceId } = transfer;
  const bookings = (transfer.purpose === 'bill' ? billBookings : fundsBookings)(transfer, action);
  for (const booking of bookings) {
    await postMovement(trx, { accountId, currency, referenceId, enteredOn, ...booking });
  }
}
