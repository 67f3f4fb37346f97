import { useState } from 'react';
import type { CardBulk } from '@forecourt/api-client';
import { useCardBulkRows, useQuery } from '@forecourt/api-client/react';
import { InlineMessage, Select, Stack } from '@forecourt/ui';
import type { FigureChange } from '@forecourt/validation';
import { useText } from '../../../messages/text.ts';
import { TryPurchase } from '../../limits/TryPurchase.tsx';
import { NotLoaded } from '../NotLoaded.tsx';

interface TryOnCardProps {
  readonly cardId: string;
  readonly figure: FigureChange['figure'];
  readonly after: number;
}

function TryOnCard({ cardId, figure, after }: TryOnCardProps) {
  const text = useText();
  const details = useQuery('getCard', { params: { cardId } });
  if (!details.data) return <NotLoaded query={details} subject={text('card.what')} />;
  const { limits, ownLimits } = details.data;
  // the trial stands in for the profile's limits, which the card's own limits override
  if ((ownLimits?.[figure] ?? null) !== null) {
    return <InlineMessage tone="info">{text('cardBulk.try.own')}</InlineMessage>;
  }
  return (
    <TryPurchase
      cardId={cardId}
      profileId={null}
      limits={limits}
      edited={{ ...limits, [figure]: after }}
    />
  );
}

/** "Would this purchase be approved?" for one of the cards, before and after the change. */
export function BulkTryPurchase({
  bulk,
  change,
}: {
  readonly bulk: CardBulk;
  readonly change: FigureChange;
}) {
  const text = useText();
  const rows = useCardBulkRows(bulk.bulkId, 'ready', bulk.counts.ready);
  const [selectedId, setSelectedId] = useState('');
  const items = rows.data?.items ?? [];
  const row = items.find(({ cardId }) => cardId === selectedId) ?? items[0];
  if (!row?.figure) return null;
  return (
    <Stack gap={12}>
      <Select
        label={text('cardBulk.try.card')}
        value={row.cardId}
        onChange={setSelectedId}
        options={items.map(({ cardId, last4, holder }) => ({
          value: cardId,
          label: text('cardBulk.try.option', { last4, holder }),
        }))}
      />
      <TryOnCard
        key={row.cardId}
        cardId={row.cardId}
        figure={change.figure}
        after={row.figure.after}
      />
    </Stack>
  );
}
