import { useQuery } from '@forecourt/api-client/react';
import type { Transaction } from '@forecourt/validation';
import { AllowOnceDialog } from '../../limits/AllowOnceDialog.tsx';
import { ResetDialog } from '../../limits/ResetDialog.tsx';
import { HoldTask } from './HoldTask.tsx';
import { MessageTask } from './MessageTask.tsx';
import { resettable, type DeclineTaskName } from './declineTasks.ts';
import { UnlockTask } from './UnlockTask.tsx';

interface DeclineTaskProps {
  readonly task: DeclineTaskName;
  readonly transaction: Transaction;
  readonly onClose: () => void;
}

/** What repairs a decline, begun where it is shown: from its row or from its panel. */
export function DeclineTask({ task, transaction, onClose }: DeclineTaskProps) {
  const isAboutCard = task !== 'message' && task !== 'unlock';
  const card = useQuery('getCard', isAboutCard ? { params: { cardId: transaction.cardId } } : null);
  const details = useQuery('getTransaction', {
    params: { transactionId: transaction.transactionId },
  });
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
        chosen={resettable(transaction)}
        onClose={onClose}
      />
    );
  }
  const { asked } = details.data;
  const sum = (of: (line: (typeof asked)[number]) => number) =>
    asked.reduce((all, line) => all + of(line), 0);
  return (
    <AllowOnceDialog
      card={card.data.card}
      asked={{
        amountCents: sum(({ amountCents }) => amountCents),
        milligallons: sum(({ milligallons }) => milligallons),
        groups: [...new Set(asked.map(({ group }) => group))],
        site: transaction.site,
      }}
      onClose={onClose}
    />
  );
}
