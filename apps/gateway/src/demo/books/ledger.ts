import type { Ledger, MovementKind, Row } from '../../store/schema.ts';
import { demoId } from '../chance/ids.ts';
import type { Random } from '../chance/random.ts';

/** One side of a movement. */
export type Side = readonly [ledger: Ledger, amountCents: number];

/** The sides of what goes from one ledger to another. */
export const between = (to: Ledger, from: Ledger, cents: number): readonly Side[] => [
  [to, cents],
  [from, -cents],
];

export interface DemoMovement {
  readonly accountId: string;
  /** Instant that the ids carry. */
  readonly at: number;
  /** Day in the account's zone. */
  readonly enteredOn: string;
  readonly kind: MovementKind;
  readonly referenceId: string;
  readonly sides: readonly Side[];
}

/** The rows of a double-entry movement. @throws RangeError when its sides do not add up to zero. */
export function movementRows(
  random: Random,
  { accountId, at, enteredOn, kind, referenceId, sides }: DemoMovement,
): Row<'ledger_entries'>[] {
  if (sides.reduce((sum, [, cents]) => sum + cents, 0) !== 0) {
    throw new RangeError(`The sides of a ${kind} do not add up to zero.`);
  }
  const movementId = demoId(random, at);
  return sides.map(([ledger, cents]) => ({
    account_id: accountId,
    id: demoId(random, at),
    movement_id: movementId,
    entered_on: enteredOn,
    ledger,
    amount_cents: cents,
    currency: 'USD',
    kind,
    reference_id: referenceId,
  }));
}
