import { MILLISECONDS_PER_DAY } from '@forecourt/validation';
import type { Row } from '../../store/schema.ts';
import { demoId } from '../chance/ids.ts';
import type { Random } from '../chance/random.ts';
import type { DemoAccount } from '../fleet/account.ts';
import { SANDBOX_BANK_TOKEN } from '../../payments/sandbox/sandboxTokens.ts';
import { RETURNED } from './billing.ts';

const NUMBER_DIGITS = 6;
/** Adding a bank took place long before the first bill. */
const BANK_AGE_MILLISECONDS = 560 * MILLISECONDS_PER_DAY;
const OFFICE_HOUR = 'T15:00:00.000Z';

/** The bank account from which the bills were paid. */
function bankRow(random: Random, accountId: string, by: string, now: number) {
  const at = now - BANK_AGE_MILLISECONDS;
  const added = new Date(at).toISOString();
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
    added_at: added,
    added_by: by,
    usable_from: added,
    removed_at: null,
    version: 1,
  } satisfies Row<'funding_methods'>;
}

/** The payment that a movement's entries belong to. */
function transferRow(
  entries: readonly Row<'ledger_entries'>[],
  methodId: string,
  by: string,
  number: number,
): Row<'transfers'>[] {
  const received = entries.find((row) => row.ledger === 'receivable' && row.kind === 'payment');
  if (received?.reference_id == null) return [];
  const cleared = entries.find((row) => row.ledger === 'cash');
  const back = entries.find((row) => row.kind === 'reversal');
  const stage = back ? 'returned' : cleared ? 'settled' : 'pending';
  return [
    {
      account_id: received.account_id,
      id: received.reference_id,
      transfer_number: String(number).padStart(NUMBER_DIGITS, '0'),
      purpose: 'bill',
      stage,
      method_id: methodId,
      amount_cents: 0 - received.amount_cents,
      fee_cents: 0,
      currency: received.currency,
      pay_on: received.entered_on,
      submitted_at: received.entered_on + OFFICE_HOUR,
      received_on: received.entered_on,
      posted_at: cleared ? cleared.entered_on + OFFICE_HOUR : null,
      ended_at: back ? back.entered_on + OFFICE_HOUR : null,
      failure: back ? 'insufficientFunds' : null,
      return_code: back ? RETURNED.code : null,
      asked_by: by,
      version: 1,
    },
  ];
}

/** The payments behind the entries of an account, oldest first, and the bank that they came from. */
export function transferRows(
  random: Random,
  account: DemoAccount,
  entries: readonly Row<'ledger_entries'>[],
  by: string,
  now: number,
) {
  const bank = bankRow(random, account.id, by, now);
  const groups = new Map<string | null, Row<'ledger_entries'>[]>();
  for (const row of entries) {
    if (row.kind !== 'payment' && row.kind !== 'reversal') continue;
    const group = groups.get(row.reference_id) ?? [];
    groups.set(row.reference_id, [...group, row]);
  }
  const transfers = [...groups.values()].flatMap((rows, at) =>
    transferRow(rows, bank.id, by, at + 1),
  );
  return { methods: [bank], transfers };
}
