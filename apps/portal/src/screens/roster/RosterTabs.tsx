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
import { useText, type Text } from '../../messages/text.ts';
import { column } from '../lists/column.ts';

const cardColumns = (text: Text): readonly SimpleColumn<Card>[] => [
  column('card', text('cards.column.card'), { isRowHeader: true }, ({ cardId, last4 }) => (
    <Link href={href('card', { cardId })}>
      <CardNumber last4={last4} look="text" />
    </Link>
  )),
  column('type', text('cards.filter.typeTitle'), { isWideOnly: true }, ({ cardType }) =>
    text(`cards.type.${cardType}`),
  ),
  column('status', text('cards.column.status'), ({ status }) => <CardStatus state={status} />),
];

/** A driver's or vehicle's cards, each linked to its panel. */
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
