import { CardNumber, CardStatus, TwoLines, type Column } from '@forecourt/ui';
import { ASSIGNEE_OF_TYPE, type Card } from '@forecourt/validation';
import { formatMoney } from '@forecourt/ui/format';
import type { Text } from '../../messages/text.ts';
import { column } from '../lists/column.ts';

/** What names a card's holder. */
export type HeldCard = Pick<Card, 'cardType' | 'nameOnCard' | 'driverName' | 'unitNumber'>;

/** A card's holder: the vehicle's unit, the driver, or the name on the card. */
export function holderOf(card: HeldCard, text: Text): string {
  if (ASSIGNEE_OF_TYPE[card.cardType] === 'vehicle' && card.unitNumber !== null) {
    return text('cards.unit', { unit: card.unitNumber });
  }
  return card.driverName ?? card.nameOnCard;
}

/** Columns of Manage Cards. */
export function cardColumns(text: Text): readonly Column<Card>[] {
  return [
    column(
      'card',
      text('cards.column.card'),
      { width: '100px', isSortable: true, isRowHeader: true, phone: 'detail' },
      (card) => <CardNumber last4={card.last4} />,
    ),
    column(
      'status',
      text('cards.column.status'),
      { width: '136px', isSortable: true, phone: 'status' },
      (card) => <CardStatus state={card.status} />,
    ),
    column(
      'assignedTo',
      text('cards.column.assignedTo'),
      { width: 'minmax(156px, 1.6fr)', isSortable: true, phone: 'title' },
      (card) => (
        <TwoLines first={holderOf(card, text)} second={text(`cards.type.${card.cardType}`)} />
      ),
    ),
    column(
      'fleet',
      text('cards.column.fleet'),
      { width: 'minmax(112px, 1fr)', isSortable: true, phone: 'detail' },
      (card) => card.fleetName,
    ),
    column(
      'profile',
      text('cards.column.profile'),
      { from: 840, isSortable: true, phone: 'hidden' },
      (card) => card.profileName ?? '–',
    ),
    column(
      'spent',
      text('cards.column.spent'),
      { width: '140px', align: 'end', isSortable: true, phone: 'value' },
      (card) => formatMoney(card.spentThisCycleCents, card.currency),
    ),
  ];
}
