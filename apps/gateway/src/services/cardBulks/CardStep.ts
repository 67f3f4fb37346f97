import type { Reason } from '@forecourt/validation';
import type { AccountContext } from '../../http/context.ts';
import type { Row } from '../../store/schema.ts';
import type { StoredBulkAction } from '../../store/tables/cards.ts';

export interface StepInput {
  readonly context: AccountContext;
  /** The card's row, locked. */
  readonly card: Row<'cards'>;
  readonly row: Row<'card_bulk_rows'>;
  readonly bulk: Row<'card_bulks'>;
  readonly action: StoredBulkAction;
}

export interface StepResult {
  /** Messages about the result, such as a replacement's number. */
  readonly reasons?: readonly Reason[];
  /** IDs of other cards that changed along with this one. */
  readonly alsoChanged?: readonly string[];
}

/** A bulk action's work on one card, shared with the single-card call. Each throws a Refusal. */
export interface CardStep {
  /** Locks rows that the cards share, before the cards themselves are locked. */
  readonly prepare?: (
    context: AccountContext,
    rows: readonly Row<'card_bulk_rows'>[],
  ) => Promise<void>;
  /** Whether the preview still applies to the card. Defaults to comparing versions. */
  readonly isCurrent?: (input: StepInput) => boolean;
  readonly run: (input: StepInput) => Promise<StepResult | undefined>;
  /** `null` if the action cannot be undone. */
  readonly undo: ((input: StepInput) => Promise<StepResult | undefined>) | null;
}
