import type { Card } from '@forecourt/validation';

/** A task that a card's panel shows in its place. */
export interface TaskProps {
  readonly card: Card;
  /** Leads back to the card. */
  readonly onBack: () => void;
  readonly onDirty: (isDirty: boolean) => void;
}
