import { newId } from '../store/ids.ts';
import type { Ledger, MovementKind, NewRow, Trx } from '../store/schema.ts';

/** One side of a movement; the amounts of all sides add up to zero. */
export interface MovementLine {
  readonly ledger: Ledger;
  readonly amountCents: number;
}

export interface Movement {
  readonly accountId: string;
  /** Day in the account's zone. */
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
 * The rows of one double-entry movement.
 *
 * @throws UnbalancedMovement when it has fewer than two sides, a side is no integer of cents, or
 * the sides do not add up to zero.
 */
export function movementRows(movement: Movement): NewRow<'ledger_entries'>[] {
  const { accountId, enteredOn, currency, kind, referenceId, lines } = movement;
  if (lines.length < 2) throw new UnbalancedMovement('A movement has at least two sides.');
  const total = lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  if (!lines.every(({ amountCents }) => Number.isSafeInteger(amountCents)) || total !== 0) {
    throw new UnbalancedMovement(`The sides of a ${kind} add up to ${total}.`);
  }
  const movementId = newId();
  return lines.map((line) => ({
    account_id: accountId,
    id: newId(),
    movement_id: movementId,
    entered_on: enteredOn,
    ledger: line.ledger,
    amount_cents: line.amountCents,
    currency,
    kind,
    reference_id: referenceId,
  }));
}

/** Writes one movement; answers its id. @throws UnbalancedMovement */
export async function postMovement(trx: Trx, movement: Movement): Promise<string> {
  const rows = movementRows(movement);
  await trx.insertInto('ledger_entries').values(rows).execute();
  return rows[0]?.movement_id ?? '';
}
