import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCards } from '@forecourt/api-client/react';
import { TransferCardForm } from '@forecourt/ui';
import { cardLifecycle } from '@forecourt/validation';
import { href } from '../../../addresses/href.ts';
import { useAction } from '../../../app/useAction.ts';
import { useText } from '../../../messages/text.ts';
import { useSelected } from '../../../shell/account.ts';
import { NotLoaded } from '../NotLoaded.tsx';
import { taskForm } from './taskForm.tsx';
import type { TaskProps } from './TaskProps.ts';

/** Transfers a card to another card that takes over from it. [CARD-08, CARD-17, CARD-18] */
export function TransferTask({ card, onBack, onDirty }: TaskProps) {
  const text = useText();
  const navigate = useNavigate();
  const { account } = useSelected();
  const [typed, setTyped] = useState('');
  const waiting = useCards({ q: typed, cardType: card.cardType, exactStatus: 'pendingActivation' });
  const unassigned = useCards({ q: typed, cardType: card.cardType, exactStatus: 'unassigned' });
  const transfer = useAction('transferCard', ({ successor: { last4: next } }) =>
    text('cardTask.transfer.done', { last4: card.last4, next }),
  );
  const form = taskForm(transfer);
  const failedQuery = [waiting, unassigned].find(({ failure }) => failure);
  const targets = [...waiting.cards, ...unassigned.cards].filter(
    ({ status, cardId }) =>
      cardId !== card.cardId &&
      cardLifecycle.apply(card.status, 'transfer', {
        accountState: account.state,
        transferTo: status,
      }).ok,
  );
  const send = async (toCardId: string) => {
    const request = { params: { cardId: card.cardId }, body: { toCardId } };
    const result = await transfer.send(request, { ifMatch: card.version });
    if (result.ok)
      void navigate(href('card', { cardId: result.data.successor.cardId }), { replace: true });
  };
  return (
    <TransferCardForm
      targets={targets.map(({ cardId, last4, status, fleetName }) => ({
        value: cardId,
        label: `•••• ${last4}`,
        help: `${text(`cardStatus.${status}`)} · ${fleetName}`,
      }))}
      isSearching={waiting.isStale || unassigned.isStale}
      hasSearchFailed={failedQuery !== undefined}
      onSearch={(value) => setTyped(value.replaceAll(/[•\s]/g, ''))}
      {...form}
      error={
        failedQuery && !transfer.failure ? (
          <NotLoaded query={failedQuery} subject={text('cards.what')} />
        ) : (
          form.error
        )
      }
      onSave={(toCardId) => void send(toCardId)}
      onCancel={onBack}
      onDirty={onDirty}
    />
  );
}
