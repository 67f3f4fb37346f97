import { sql } from 'kysely';
import { insertRows } from '../store/insertRows.ts';
import { newId } from '../store/ids.ts';
import type { Ledger, MovementKind, NewRow, Row, Trx } from '../store/schema.ts';

/** One side of a movement. The amounts of all sides add up to zero. */
export interface MovementLine {
  readonly ledger: Ledger;
  readonly amountCents: number;
}

/** The two sides of an amount that moves from one ledger to another. */
export const between = (to: Ledger, from: Ledger, cents: number): MovementLine[] => [
  { ledger: to, amountCents: cents },
  { ledger: from, amountCents: -cents },
];

export interface Movement {
  readonly accountId: string;
  /** Day in the account's time zone. */
  readonly enteredOn: string;
  readonly currency: string;
  readonly kind: MovementKind;
  readonly referenceId: string | null;
  readonly lines: readonly MovementLine[];
}

export class UnbalancedMovement extends Error {
  override readonly name = 'UnbalancedMovement';
}

/**
 * Returns the rows of a double-entry movement. `makeId` creates its ID and theirs.
 *
 * @throws UnbalancedMovement when it has fewer than two sides, a side is not a whole number of
 * cents, or the sides do not add up to zero.
 */
export function movementRows(
  movement: Movement,
  makeId: () => string = newId,
): Row<'ledger_entries'>[] {
  const { accountId, enteredOn, currency, kind, referenceId, lines } = movement;
  if (lines.length < 2) throw new UnbalancedMovement('A movement has at least two sides.');
  const total = lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  if (!lines.every(({ amountCents }) => Number.isSafeInteger(amountCents)) || total !== 0) {
    throw new UnbalancedMovement(`The sides of a ${kind} add up to ${total}.`);
  }
  const movementId = makeId();
  return lines.map((line) => ({
    account_id: accountId,
    id: makeId(),
    movement_id: movementId,
    entered_on: enteredOn,
    ledger: line.ledger,
    amount_cents: line.amountCents,
    currency,
    kind,
    reference_id: referenceId,
  }));
}

/**
 * Inserts entries and adds them to their ledgers' balances in the same transaction. Nothing but
 * this and `write_batch` inserts entries; `checkBooks` verifies the balances.
 */
export async function insertEntries(
  trx: Trx,
  rows: readonly NewRow<'ledger_entries'>[],
): Promise<void> {
  await insertRows(trx, 'ledger_entries', rows);
  const sums = new Map<string, NewRow<'account_balances'>>();
  for (const { account_id, ledger, amount_cents } of rows) {
    const name = `${account_id} ${ledger}`;
    const sum = sums.get(name)?.amount_cents ?? 0;
    sums.set(name, { account_id, ledger, amount_cents: sum + amount_cents });
  }
  if (sums.size === 0) return;
  // in the same order everywhere, so that transactions don't deadlock
  const ordered = [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
  await trx
    .insertInto('account_balances')
    .values(ordered)
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'ledger']).doUpdateSet({
        amount_cents: sql<number>`account_balances.amount_cents + excluded.amount_cents`,
      }),
    )
    .execute();
}

/** Posts a movement and returns its ID. @throws UnbalancedMovement */
export async function postMovement(trx: Trx, movement: Movement): Promise<string> {
  const rows = movementRows(movement);
  await insertEntries(trx, rows);
  return rows[0]?.movement_id ?? '';
}
