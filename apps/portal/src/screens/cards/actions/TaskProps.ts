import type { Card } from '@forecourt/validation';

/** Props of a task shown in place of a card's panel. */
export interface TaskProps {
  readonly card: Card;
  /** Returns to the card. */
  readonly onBack: () => void;
  readonly onDirty: (isDirty: boolean) => void;
}
