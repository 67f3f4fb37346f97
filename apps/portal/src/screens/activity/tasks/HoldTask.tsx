import { ConfirmDialog } from '@forecourt/ui';
import type { Card } from '@forecourt/validation';
import { useText } from '../../../messages/text.ts';
import { useCardActions } from '../../cards/useCardActions.ts';

interface HoldTaskProps {
  readonly card: Card;
  readonly onClose: () => void;
}

/** Stops a card that was tried by no one of the fleet; it can be undone. */
export function HoldTask({ card, onClose }: HoldTaskProps) {
  const text = useText();
  const actions = useCardActions(card);
  const hold = async () => {
    if (await actions.run('hold', null)) onClose();
  };
  return (
    <ConfirmDialog
      title={text('activity.hold.title', { last4: card.last4 })}
      confirmLabel={text('activity.hold.confirm')}
      cancelLabel={text('activity.hold.cancel')}
      isPending={actions.isPending}
      blockedReason={actions.reasonAgainst('hold')}
      onConfirm={() => void hold()}
      onCancel={onClose}
    >
      {text('activity.hold.why')}
    </ConfirmDialog>
  );
}
