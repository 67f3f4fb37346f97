import type { CardholderRequest } from '@forecourt/api-client';
import { CardNumber, Status, TwoLines, type Column, type StatusTone } from '@forecourt/ui';
import type { Account, CardholderRequestState } from '@forecourt/validation';
import { formatDayAndTime } from '@forecourt/ui/format';
import type { useText } from '../../messages/text.ts';

const TONES: Readonly<Record<CardholderRequestState, StatusTone>> = {
  pending: 'warn',
  assigned: 'good',
  denied: 'bad',
  unassigned: 'neutral',
};

/** The columns of the requests. */
export const requestColumns = (
  text: ReturnType<typeof useText>,
  account: Account,
  now: Date,
): readonly Column<CardholderRequest>[] => [
  {
    id: 'name',
    head: text('requests.column.name'),
    cell: ({ name, number }) => <TwoLines first={name} second={number} />,
    width: 'minmax(140px, 1.4fr)',
    isRowHeader: true,
    phone: 'title',
  },
  {
    id: 'fleet',
    head: text('requests.column.fleet'),
    cell: ({ fleetName }) => fleetName,
    width: 'minmax(100px, 1fr)',
    phone: 'detail',
  },
  {
    id: 'status',
    head: text('requests.column.status'),
    cell: ({ status }) => <Status tone={TONES[status]}>{text(`requests.status.${status}`)}</Status>,
    width: '122px',
    phone: 'status',
  },
  {
    id: 'card',
    head: text('requests.column.card'),
    cell: ({ cardLast4 }) => (cardLast4 === null ? '–' : <CardNumber last4={cardLast4} />),
    phoneCell: ({ cardLast4 }) => cardLast4 !== null && <CardNumber last4={cardLast4} />,
    width: '104px',
    phone: 'value',
  },
  {
    id: 'requested',
    head: text('requests.column.requested'),
    cell: ({ requestedAt }) => formatDayAndTime(requestedAt, account.timeZone, now),
    width: 'minmax(164px, 1fr)',
    phone: 'detail',
  },
  {
    id: 'settled',
    head: text('requests.column.settled'),
    cell: ({ settledAt, settledBy }) =>
      settledAt === null ? (
        '–'
      ) : (
        <TwoLines
          first={formatDayAndTime(settledAt, account.timeZone, now)}
          second={settledBy && text('requests.settledBy', { name: settledBy })}
        />
      ),
    from: 900,
    phone: 'hidden',
  },
];
