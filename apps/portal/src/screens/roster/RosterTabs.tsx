import {
  CardNumber,
  CardStatus,
  EmptyState,
  Link,
  SimpleTable,
  type SimpleColumn,
} from '@forecourt/ui';
import type { Card } from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { useText } from '../../messages/text.ts';

const cardColumns = (text: ReturnType<typeof useText>): readonly SimpleColumn<Card>[] => [
  {
    id: 'card',
    head: text('cards.column.card'),
    isRowHeader: true,
    cell: ({ cardId, last4 }) => (
      <Link href={href('card', { cardId })}>
        <CardNumber last4={last4} look="text" />
      </Link>
    ),
  },
  {
    id: 'type',
    head: text('cards.filter.typeTitle'),
    isWideOnly: true,
    cell: ({ cardType }) => text(`cards.type.${cardType}`),
  },
  {
    id: 'status',
    head: text('cards.column.status'),
    cell: ({ status }) => <CardStatus state={status} />,
  },
];

/** The cards of one driver or vehicle, each a link to its panel. */
export function CardsTab({ cards }: { readonly cards: readonly Card[] }) {
  const text = useText();
  if (cards.length === 0) {
    return (
      <EmptyState title={text('roster.cards.none')}>{text('roster.cards.none.why')}</EmptyState>
    );
  }
  return (
    <SimpleTable
      label={text('roster.tab.cards')}
      rows={cards}
      getRowId={({ cardId }) => cardId}
      columns={cardColumns(text)}
    />
  );
}
