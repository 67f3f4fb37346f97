import { Badge, CardNumber, Status, TwoLines, type Column, type StatusTone } from '@forecourt/ui';
import { formatDayAndTime, formatMoney } from '@forecourt/ui/format';
import type { Transaction, TransactionState } from '@forecourt/validation';
import type { useText } from '../../messages/text.ts';
import { declineInWords, purchaseInWords } from '../cards/cardWords.ts';

/** Colour by meaning: posted is fine, pending can change, declined was stopped. */
export const TONES: Readonly<Record<TransactionState, StatusTone>> = {
  complete: 'good',
  pending: 'warn',
  declined: 'bad',
};

type Text = ReturnType<typeof useText>;

/** Who bought: the driver, else the unit, else nobody that is known. */
const whoOf = ({ driverName, unitNumber }: Transaction, text: Text) =>
  driverName ?? (unitNumber === null ? '–' : text('activity.unit', { unit: unitNumber }));

/** What was charged, or will be; nothing was for a decline. */
export const amountOf = ({ status, netCents, currency }: Transaction): string =>
  status === 'declined' ? '–' : formatMoney(netCents, currency);

/** The columns of Activity, newest first. */
export function activityColumns(text: Text, now: Date): readonly Column<Transaction>[] {
  return [
    {
      id: 'when',
      head: text('activity.column.when'),
      cell: ({ occurredAt, site }) => formatDayAndTime(occurredAt, site.timeZone, now),
      width: '168px',
      phone: 'detail',
    },
    {
      id: 'who',
      head: text('activity.column.who'),
      cell: (row) => (
        <TwoLines first={whoOf(row, text)} second={<CardNumber last4={row.cardLast4} />} />
      ),
      width: 'minmax(140px, 1.2fr)',
      phone: 'title',
      isRowHeader: true,
    },
    {
      id: 'what',
      head: text('activity.column.what'),
      cell: (row) =>
        row.status === 'declined' ? (
          <TwoLines
            first={declineInWords(row, text) ?? text('activity.status.declined')}
            second=""
          />
        ) : (
          purchaseInWords(row, text)
        ),
      width: 'minmax(170px, 1.6fr)',
      phone: 'detail',
    },
    {
      id: 'where',
      head: text('activity.column.where'),
      cell: ({ site }) => <TwoLines first={site.name} second={`${site.city}, ${site.state}`} />,
      width: 'minmax(150px, 1.3fr)',
      from: 840,
      phone: 'hidden',
    },
    {
      id: 'status',
      head: text('activity.column.status'),
      cell: ({ status, flags }) => (
        <>
          <Status tone={TONES[status]}>{text(`activity.status.${status}`)}</Status>
          {flags.length > 0 && <Badge tone="warn">{text('activity.marked')}</Badge>}
        </>
      ),
      width: '170px',
      phone: 'status',
    },
    {
      id: 'amount',
      head: text('activity.column.amount'),
      cell: amountOf,
      width: '120px',
      align: 'end',
      phone: 'value',
    },
  ];
}
