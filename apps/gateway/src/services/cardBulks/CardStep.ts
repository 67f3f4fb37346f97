import type { Reason } from '@forecourt/validation';
import type { AccountContext } from '../../http/context.ts';
import type { Row } from '../../store/schema.ts';
import type { StoredBulkAction } from '../../store/tables/cards.ts';

export interface StepInput {
  readonly context: AccountContext;
  /** Locked. */
  readonly card: Row<'cards'>;
  readonly row: Row<'card_bulk_rows'>;
  readonly bulk: Row<'card_bulks'>;
  readonly action: StoredBulkAction;
}

export interface StepResult {
  /** The result, in words. */
  readonly reasons: readonly Reason[];
  /** Cards that changed with this one. */
  readonly together?: readonly string[];
}

export const DONE: StepResult = { reasons: [] };

/** What is done to one card by what the call for a single card does. Each throws a Refusal. */
export interface CardStep {
  /** Locks what the cards share, before the cards themselves. */
  readonly prepare?: (
    context: AccountContext,
    rows: readonly Row<'card_bulk_rows'>[],
  ) => Promise<void>;
  /** Whether the card is still as it was previewed; default: no one changed it since. */
  readonly isCurrent?: (input: StepInput) => boolean;
  readonly run: (input: StepInput) => Promise<StepResult>;
  /** null: it cannot be taken back. */
  readonly undo: ((input: StepInput) => Promise<StepResult>) | null;
}
