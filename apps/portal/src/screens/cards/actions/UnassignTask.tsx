import { ConfirmDialog } from '@forecourt/ui';
import { useAction } from '../../../app/useAction.ts';
import { useText } from '../../../messages/text.ts';
import { holderOf } from '../cardColumns.tsx';
import { TaskFailure } from './TaskFailure.tsx';
import type { TaskProps } from './TaskProps.ts';

/** Confirms unassigning a card. [CARD-09] */
export function UnassignDialog({ card, onBack }: Pick<TaskProps, 'card' | 'onBack'>) {
  const text = useText();
  const done = text('cardTask.unassign.done', { last4: card.last4 });
  const unassign = useAction('unassignCard', done);
  const send = async () => {
    const request = { params: { cardId: card.cardId }, body: {} };
    if (await unassign.run(request, { ifMatch: card.version })) onBack();
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
