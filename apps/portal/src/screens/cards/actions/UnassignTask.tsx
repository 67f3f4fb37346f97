import { useMutation } from '@forecourt/api-client/react';
import { ConfirmDialog } from '@forecourt/ui';
import type { Card } from '@forecourt/validation';
import { useNotify } from '../../../app/useNotify.ts';
import { useText } from '../../../messages/text.ts';
import { holderOf } from '../cardColumns.tsx';
import { TaskFailure } from './TaskFailure.tsx';

/** Confirms unassigning a card. [CARD-09] */
export function UnassignDialog({
  card,
  onBack,
}: {
  readonly card: Card;
  readonly onBack: () => void;
}) {
  const text = useText();
  const unassign = useMutation('unassignCard');
  const notify = useNotify();
  const send = async () => {
    const request = { params: { cardId: card.cardId }, body: {} };
    const result = await unassign.send(request, { ifMatch: card.version });
    if (notify(result, text('cardTask.unassign.done', { last4: card.last4 }))) onBack();
  };
  return (
    <ConfirmDialog
      title={text('cardTask.unassign.title', { last4: card.last4 })}
      confirmLabel={text('cardTask.unassign.confirm')}
      isPending={unassign.isPending}
      onConfirm={() => void send()}
      onCancel={onBack}
      fields={<TaskFailure failure={unassign.failure} />}
    >
      {text('cardTask.unassign.ends', { name: holderOf(card, text) })}
    </ConfirmDialog>
  );
}
