import {
  Badge,
  CardNumber,
  Cluster,
  Status,
  TwoLines,
  type Column,
  type StatusTone,
} from '@forecourt/ui';
import { formatDayAndTime, formatMoney } from '@forecourt/ui/format';
import { purchaseCents, type Transaction, type TransactionState } from '@forecourt/validation';
import { useText, type Text } from '../../messages/text.ts';
import { declineParts, formatPurchase } from '../cards/cardText.ts';
import { column } from '../lists/column.ts';

/** Status colors: posted is good, pending can still change, declined was stopped. */
export const TONES: Readonly<Record<TransactionState, StatusTone>> = {
  complete: 'good',
  pending: 'warn',
  declined: 'bad',
};

/** The buyer: the driver, else the unit, else a dash. */
const buyerOf = ({ driverName, unitNumber }: Transaction, text: Text) =>
  driverName ?? (unitNumber === null ? '–' : text('activity.unit', { unit: unitNumber }));

/** The amount charged or authorized; a dash for a decline. */
export const amountOf = (purchase: Transaction): string =>
  purchase.status === 'declined' ? '–' : formatMoney(purchaseCents(purchase), purchase.currency);

/** The products bought, or the decline reason. */
function What({ row }: { readonly row: Transaction }) {
  const text = useText();
  if (row.status !== 'declined') return <TwoLines first={formatPurchase(row, text)} />;
  const parts = declineParts(row, text);
  const reason = parts?.why ?? text('activity.status.declined');
  const figures = parts?.figures && text('activity.decline.figures', parts.figures);
  return <TwoLines first={reason} second={figures ?? undefined} isSecondOptional />;
}

/** Columns of the activity list. */
export function activityColumns(text: Text, now: Date): readonly Column<Transaction>[] {
  return [
    column(
      'when',
      text('activity.column.when'),
      { width: 'minmax(164px, 176px)', phone: 'detail' },
      ({ occurredAt, site }) => formatDayAndTime(occurredAt, site.timeZone, now),
    ),
    column(
      'who',
      text('activity.column.who'),
      {
        phoneCell: (row) => buyerOf(row, text),
        width: 'minmax(136px, 1.2fr)',
        phone: 'detail',
        isRowHeader: true,
      },
      (row) => (
        <TwoLines first={buyerOf(row, text)} second={<CardNumber last4={row.cardLast4} />} />
      ),
    ),
    column(
      'what',
      text('activity.column.what'),
      {
        phoneCell: (row) =>
          row.status === 'declined'
            ? (declineParts(row, text)?.why ?? text('activity.status.declined'))
            : formatPurchase(row, text),
        width: 'minmax(144px, 2.2fr)',
        phone: 'title',
      },
      (row) => <What row={row} />,
    ),
    column(
      'where',
      text('activity.column.where'),
      { width: 'minmax(150px, 1.3fr)', from: 840, phone: 'hidden' },
      ({ site }) => <TwoLines first={site.name} second={`${site.city}, ${site.state}`} />,
    ),
    column(
      'status',
      text('activity.column.status'),
      { width: 'minmax(108px, 164px)', phone: 'status' },
      ({ status, flags, dispute }) => (
        <Cluster gap={4}>
          <Status tone={TONES[status]}>{text(`activity.status.${status}`)}</Status>
          {flags.length > 0 && <Badge tone="accent">{text('activity.marked')}</Badge>}
          {dispute && <Badge tone="accent">{text('activity.disputed')}</Badge>}
        </Cluster>
      ),
    ),
    column(
      'amount',
      text('activity.column.amount'),
      { width: 'minmax(96px, 104px)', align: 'end', phone: 'value' },
      amountOf,
    ),
  ];
}
