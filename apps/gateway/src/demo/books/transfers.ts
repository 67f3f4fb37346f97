import { MILLISECONDS_PER_DAY, type TransferAction } from '@forecourt/validation';
import type { Row } from '../../store/schema.ts';
import { demoId } from '../chance/ids.ts';
import type { Random } from '../chance/random.ts';
import type { DemoAccount } from '../fleet/account.ts';
import { SANDBOX_BANK_TOKEN } from '../../payments/sandbox/sandboxTokens.ts';
import { eventRow } from '../history/events.ts';
import { RETURNED } from './billing.ts';

const NUMBER_DIGITS = 6;
/** The bank was added long before the first bill. */
const BANK_AGE_MILLISECONDS = 560 * MILLISECONDS_PER_DAY;
const OFFICE_HOUR = 'T15:00:00.000Z';

/** The bank account that pays the bills. */
export function bankRow(random: Random, accountId: string, by: string, now: number) {
  const at = now - BANK_AGE_MILLISECONDS;
  const addedAt = new Date(at).toISOString();
  return {
    account_id: accountId,
    id: demoId(random, at),
    type: 'bank',
    state: 'active',
    name: 'First Prairie Bank',
    last4: '6789',
    expires_on: null,
    token: SANDBOX_BANK_TOKEN,
    reference: null,
    tries_left: null,
    added_at: addedAt,
    added_by: by,
    usable_from: addedAt,
    removed_at: null,
    version: 1,
  } satisfies Row<'funding_methods'>;
}

/** A transfer before it is numbered. */
type Unnumbered = Omit<Row<'transfers'>, 'transfer_number'>;

/** The payment that these ledger entries belong to; empty if there is none. */
function transferRow(
  entries: readonly Row<'ledger_entries'>[],
  methodId: string,
  by: string,
): Unnumbered[] {
  const receivedEntry = entries.find(
    (row) => row.ledger === 'receivable' && row.kind === 'payment',
  );
  if (receivedEntry?.reference_id == null) return [];
  const clearedEntry = entries.find((row) => row.ledger === 'cash');
  const returnedEntry = entries.find((row) => row.kind === 'reversal');
  const stage = returnedEntry ? 'returned' : clearedEntry ? 'settled' : 'pending';
  return [
    {
      account_id: receivedEntry.account_id,
      id: receivedEntry.reference_id,
      purpose: 'bill',
      stage,
      method_id: methodId,
      amount_cents: 0 - receivedEntry.amount_cents,
      fee_cents: 0,
      currency: receivedEntry.currency,
      pay_on: receivedEntry.entered_on,
      submitted_at: receivedEntry.entered_on + OFFICE_HOUR,
      received_on: receivedEntry.entered_on,
      posted_at: clearedEntry ? clearedEntry.entered_on + OFFICE_HOUR : null,
      ended_at: returnedEntry ? returnedEntry.entered_on + OFFICE_HOUR : null,
      failure: returnedEntry ? 'insufficientFunds' : null,
      return_code: returnedEntry ? RETURNED.code : null,
      asked_by: by,
      version: 1,
    },
  ];
}

/** The payments behind an account's ledger entries. */
export function paymentRows(
  entries: readonly Row<'ledger_entries'>[],
  bankId: string,
  by: string,
): Unnumbered[] {
  const paymentEntries = entries.filter(({ kind }) => kind === 'payment' || kind === 'reversal');
  const groups = Map.groupBy(paymentEntries, (row) => row.reference_id);
  return [...groups.values()].flatMap((rows) => transferRow(rows, bankId, by));
}

/** Numbers the transfers, oldest first. */
export const numbered = (transfers: readonly Unnumbered[]): Row<'transfers'>[] =>
  transfers
    .toSorted((a, b) => a.submitted_at.localeCompare(b.submitted_at))
    .map((row, index) => ({
      ...row,
      transfer_number: String(index + 1).padStart(NUMBER_DIGITS, '0'),
    }));

const MINUTE = 60_000;

/** Events of a transfer: the request for it, and how the bank processed it. */
export function transferEvents(
  random: Random,
  account: DemoAccount,
  row: Row<'transfers'>,
  userId: string | null,
): Row<'events'>[] {
  const submittedAt = Date.parse(row.submitted_at);
  const eventOf = (
    at: number,
    action: TransferAction | 'asked',
    stage: string,
    by: string | null,
  ) =>
    eventRow(random, account, {
      at,
      userId: by,
      subject: ['transfer', row.id],
      action: `transfer.${action}`,
      after: { stage },
    });
  const rows = [
    eventOf(submittedAt, 'asked', 'submitting', row.asked_by === null ? null : userId),
    eventOf(submittedAt + MINUTE, 'submit', 'pending', null),
  ];
  if (row.posted_at !== null) {
    rows.push(eventOf(Date.parse(row.posted_at), 'settle', 'settled', null));
  }
  if (row.ended_at !== null) {
    const action = row.stage === 'returned' ? 'return' : 'fail';
    rows.push(eventOf(Date.parse(row.ended_at), action, row.stage, null));
  }
  return rows;
}
