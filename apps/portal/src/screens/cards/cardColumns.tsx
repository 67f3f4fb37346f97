import { CardNumber, CardStatus, TwoLines, type Column } from '@forecourt/ui';
import type { Card } from '@forecourt/validation';
import { formatMoney } from '@forecourt/ui/format';
import type { useText } from '../../messages/text.ts';

/** Who or what a card belongs to: the driver, else the vehicle, else the name on it. */
export function holderOf(card: Card, text: ReturnType<typeof useText>): string {
  if (card.cardType === 'vehicle' && card.unitNumber !== null) {
    return text('cards.unit', { unit: card.unitNumber });
  }
  return card.driverName ?? card.nameOnCard;
}

/** The columns of Manage Cards. */
export function cardColumns(text: ReturnType<typeof useText>): readonly Column<Card>[] {
  return [
    {
      id: 'card',
      head: text('cards.column.card'),
      cell: (card) => <CardNumber last4={card.last4} />,
      width: 'minmax(112px, 120px)',
      isSortable: true,
      isRowHeader: true,
      phone: 'detail',
    },
    {
      id: 'status',
      head: text('cards.column.status'),
      cell: (card) => <CardStatus state={card.status} />,
      width: 'minmax(136px, 150px)',
      isSortable: true,
      phone: 'status',
    },
    {
      id: 'assignedTo',
      head: text('cards.column.assignedTo'),
      cell: (card) => (
        <TwoLines first={holderOf(card, text)} second={text(`cards.type.${card.cardType}`)} />
      ),
      width: 'minmax(150px, 1.6fr)',
      isSortable: true,
      phone: 'title',
    },
    {
      id: 'fleet',
      head: text('cards.column.fleet'),
      cell: (card) => card.fleetName,
      width: 'minmax(116px, 1fr)',
      isSortable: true,
      phone: 'detail',
    },
    {
      id: 'profile',
      head: text('cards.column.profile'),
      cell: (card) => card.profileName ?? '–',
      from: 840,
      isSortable: true,
      phone: 'hidden',
    },
    {
      id: 'spent',
      head: text('cards.column.spent'),
      cell: (card) => formatMoney(card.spentThisCycleCents, card.currency),
      width: 'minmax(140px, 160px)',
      align: 'end',
      isSortable: true,
      phone: 'value',
    },
  ];
}
