import { useState } from 'react';
import { useMutation, useQuery } from '@forecourt/api-client/react';
import { ShareCardForm } from '@forecourt/ui';
import { useTell } from '../../../app/useTell.ts';
import { useText } from '../../../messages/text.ts';
import { NotLoaded } from '../NotLoaded.tsx';
import { TaskFailure } from './TaskFailure.tsx';
import type { TaskProps } from './TaskProps.ts';

/** The people who share the card. [CARD-10] */
export function ShareTask({ card }: TaskProps) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const shared = useQuery('listCardholders', { query: { cardId: card.cardId } });
  const found = useQuery(
    'lookUpCardholders',
    { query: { kind: 'driver', q: typed } },
    { keepPreviousData: true },
  );
  const tell = useTell();
  const changing = useMutation((calls, how: 'add' | 'remove', id: string) => {
    const request = { body: { cardId: card.cardId, cardholderIds: [id] } };
    return how === 'add' ? calls.addCardholders(request) : calls.removeCardholders(request);
  });
  if (!shared.data) return <NotLoaded of={shared} what={text('cardTask.share.what')} />;
  const { items } = shared.data;
  const change = async (how: 'add' | 'remove', id: string) => {
    const name =
      [...items, ...(found.data?.items ?? [])].find(({ cardholderId }) => cardholderId === id)
        ?.name ?? '';
    const result = await changing.send(how, id);
    tell(result, text(`cardTask.share.${how}`, { last4: card.last4, name }));
  };
  const detail = (number: string, fleet: string) =>
    text('cardTask.share.detail', { number, fleet });
  return (
    <ShareCardForm
      cardholders={items.map((one) => ({
        id: one.cardholderId,
        name: one.name,
        detail: detail(one.number, one.fleetName),
      }))}
      found={(found.data?.items ?? [])
        .filter((one) => items.every(({ cardholderId }) => cardholderId !== one.cardholderId))
        .map((one) => ({
          value: one.cardholderId,
          label: one.name,
          help: detail(one.number, one.fleetName),
        }))}
      isSearching={found.isValidating}
      onSearch={setTyped}
      onAdd={(id) => void change('add', id)}
      onRemove={(id) => void change('remove', id)}
      isSaving={changing.isPending}
      error={
        found.failure && !changing.failure ? (
          <NotLoaded of={found} what={text('cardTask.share.what')} />
        ) : (
          <TaskFailure failure={changing.failure} />
        )
      }
    />
  );
}
