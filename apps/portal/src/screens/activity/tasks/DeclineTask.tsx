import { useQuery } from '@forecourt/api-client/react';
import { Button, ConfirmDialog, Dialog } from '@forecourt/ui';
import type { Card, Transaction } from '@forecourt/validation';
import { useText } from '../../../messages/text.ts';
import { failedOf, NotLoaded } from '../../cards/NotLoaded.tsx';
import { useCardActions } from '../../cards/useCardActions.ts';
import { AllowOnceDialog } from '../../limits/AllowOnceDialog.tsx';
import { ResetDialog } from '../../limits/ResetDialog.tsx';
import { MessageTask } from './MessageTask.tsx';
import { resettable, type DeclineTaskName } from './declineTasks.ts';
import { UnlockTask } from './UnlockTask.tsx';

interface DeclineTaskProps {
  readonly task: DeclineTaskName;
  readonly transaction: Transaction;
  readonly onClose: () => void;
}

/** Confirms a reversible hold on a card that someone outside the fleet tried to use. */
function HoldTask({ card, onClose }: { readonly card: Card } & Pick<DeclineTaskProps, 'onClose'>) {
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

/** The dialog for a decline's task, opened from its row or its panel. */
export function DeclineTask({ task, transaction, onClose }: DeclineTaskProps) {
  const text = useText();
  const isAboutCard = task !== 'message' && task !== 'unlock';
  const card = useQuery('getCard', isAboutCard ? { params: { cardId: transaction.cardId } } : null);
  const details = useQuery('getTransaction', {
    params: { transactionId: transaction.transactionId },
  });
  const failedQuery = failedOf(details, card);
  if (failedQuery) {
    return (
      <Dialog
        title={text('purchase.title.declined')}
        onClose={onClose}
        actions={<Button onPress={onClose}>{text('activity.message.cancel')}</Button>}
      >
        <NotLoaded
          query={failedQuery}
          subject={text(failedQuery === card ? 'card.what' : 'purchase.what')}
        />
      </Dialog>
    );
  }
  if (!details.data) return null;
  if (task === 'message') return <MessageTask details={details.data} onClose={onClose} />;
  if (task === 'unlock') return <UnlockTask details={details.data} onClose={onClose} />;
  if (!card.data) return null;
  if (task === 'hold') return <HoldTask card={card.data.card} onClose={onClose} />;
  if (task === 'reset') {
    return (
      <ResetDialog
        card={card.data.card}
        limits={card.data.limits}
        usage={card.data.usage}
        initialCounters={resettable(transaction)}
        onClose={onClose}
      />
    );
  }
  const { asked } = details.data;
  const sum = (amountOf: (line: (typeof asked)[number]) => number) =>
    asked.reduce((total, line) => total + amountOf(line), 0);
  return (
    <AllowOnceDialog
      card={card.data.card}
      declined={{
        amountCents: sum(({ amountCents }) => amountCents),
        milligallons: sum(({ milligallons }) => milligallons),
        groups: [...new Set(asked.map(({ group }) => group))],
        site: transaction.site,
      }}
      onClose={onClose}
    />
  );
}
