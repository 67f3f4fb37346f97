import { useState } from 'react';
import { useMutation, useQuery } from '@forecourt/api-client/react';
import { ShareCardForm } from '@forecourt/ui';
import { useReported } from '../../../app/useAction.ts';
import { useText } from '../../../messages/text.ts';
import { NotLoaded } from '../NotLoaded.tsx';
import { TaskFailure } from './TaskFailure.tsx';
import type { TaskProps } from './TaskProps.ts';

/** The people who share the card. [CARD-10] */
export function ShareTask({ card }: TaskProps) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const sharedWith = useQuery('listCardholders', { query: { cardId: card.cardId } });
  const matches = useQuery(
    'lookUpCardholders',
    { query: { kind: 'driver', q: typed } },
    { keepPreviousData: true },
  );
  const items = sharedWith.data?.items ?? [];
  const found = matches.data?.items ?? [];
  const nameOf = (id: string) =>
    [...items, ...found].find(({ cardholderId }) => cardholderId === id)?.name ?? '';
  const changing = useReported(
    useMutation((calls, how: 'add' | 'remove', id: string) => {
      const request = { body: { cardId: card.cardId, cardholderIds: [id] } };
      return how === 'add' ? calls.addCardholders(request) : calls.removeCardholders(request);
    }),
    (_, how, id) => text(`cardTask.share.${how}`, { last4: card.last4, name: nameOf(id) }),
  );
  if (!sharedWith.data)
    return <NotLoaded query={sharedWith} subject={text('cardTask.share.what')} />;
  const detail = (number: string, fleet: string) =>
    text('cardTask.share.detail', { number, fleet });
  return (
    <ShareCardForm
      cardholders={items.map((cardholder) => ({
        id: cardholder.cardholderId,
        name: cardholder.name,
        detail: detail(cardholder.number, cardholder.fleetName),
      }))}
      found={found
        .filter((cardholder) =>
          items.every(({ cardholderId }) => cardholderId !== cardholder.cardholderId),
        )
        .map((cardholder) => ({
          value: cardholder.cardholderId,
          label: cardholder.name,
          help: detail(cardholder.number, cardholder.fleetName),
        }))}
      isSearching={matches.isValidating}
      hasSearchFailed={matches.failure !== undefined}
      onSearch={setTyped}
      onAdd={(id) => void changing.send('add', id)}
      onRemove={(id) => void changing.send('remove', id)}
      isSaving={changing.isPending}
      error={
        matches.failure && !changing.failure ? (
          <NotLoaded query={matches} subject={text('cardTask.share.what')} />
        ) : (
          <TaskFailure failure={changing.failure} />
        )
      }
    />
  );
}
