import type { CardholderRequest } from '@forecourt/api-client';
import { CardNumber, Status, TwoLines, type Column, type StatusTone } from '@forecourt/ui';
import type { CardholderRequestState } from '@forecourt/validation';
import { useWhen } from '../../app/useWhen.ts';
import { useText } from '../../messages/text.ts';
import { column } from '../lists/column.ts';

const TONES: Readonly<Record<CardholderRequestState, StatusTone>> = {
  pending: 'warn',
  assigned: 'good',
  denied: 'bad',
  unassigned: 'neutral',
};

/** Columns of the request table. */
export function useRequestColumns(): readonly Column<CardholderRequest>[] {
  const text = useText();
  const when = useWhen();
  return [
    column(
      'name',
      text('requests.column.name'),
      { width: 'minmax(140px, 1.4fr)', isRowHeader: true, phone: 'title' },
      ({ name, number }) => <TwoLines first={name} second={number} />,
    ),
    column(
      'fleet',
      text('requests.column.fleet'),
      { width: 'minmax(100px, 1fr)', phone: 'detail' },
      ({ fleetName }) => fleetName,
    ),
    column(
      'status',
      text('requests.column.status'),
      { width: '122px', phone: 'status' },
      ({ status }) => <Status tone={TONES[status]}>{text(`requests.status.${status}`)}</Status>,
    ),
    column(
      'card',
      text('requests.column.card'),
      {
        phoneCell: ({ cardLast4 }) => cardLast4 !== null && <CardNumber last4={cardLast4} />,
        width: '104px',
        phone: 'value',
      },
      ({ cardLast4 }) => (cardLast4 === null ? '–' : <CardNumber last4={cardLast4} />),
    ),
    column(
      'requested',
      text('requests.column.requested'),
      { width: 'minmax(164px, 1fr)', phone: 'detail' },
      ({ requestedAt }) => when(requestedAt),
    ),
    column(
      'settled',
      text('requests.column.settled'),
      { from: 900, phone: 'hidden' },
      ({ settledAt, settledBy }) =>
        settledAt === null ? (
          '–'
        ) : (
          <TwoLines
            first={when(settledAt)}
            second={settledBy && text('requests.settledBy', { name: settledBy })}
          />
        ),
    ),
  ];
}
