import { Badge, Cluster, Status, TwoLines, type Column } from '@forecourt/ui';
import { formatDayAndTime, formatMoney } from '@forecourt/ui/format';
import { expressCheckStateKey, expressPurposeKey, type ExpressCheck } from '@forecourt/validation';
import type { useText } from '../../messages/text.ts';
import { TONES } from './words.ts';

/** The columns of express checks, newest first. */
export function checkColumns(
  text: ReturnType<typeof useText>,
  timeZone: string,
  now: Date,
): readonly Column<ExpressCheck>[] {
  return [
    {
      id: 'payee',
      head: text('express.column.payee'),
      cell: ({ payeeName, purpose, reference }) => (
        <TwoLines
          first={payeeName}
          second={[text(expressPurposeKey(purpose)), reference].filter(Boolean).join(' · ')}
        />
      ),
      phoneCell: ({ payeeName }) => payeeName,
      isRowHeader: true,
      width: 'minmax(150px, 1.4fr)',
      phone: 'title',
    },
    {
      id: 'number',
      head: text('express.column.number'),
      cell: ({ sequenceNumber, codeLast4 }) => (
        <TwoLines first={sequenceNumber} second={`•••• ${codeLast4}`} />
      ),
      phoneCell: ({ sequenceNumber }) => sequenceNumber,
      width: 'minmax(112px, 120px)',
      phone: 'detail',
    },
    {
      id: 'issued',
      head: text('express.column.issued'),
      cell: ({ issuedAt, issuedBy }) => (
        <TwoLines first={formatDayAndTime(issuedAt, timeZone, now)} second={issuedBy} />
      ),
      phoneCell: ({ issuedAt }) => formatDayAndTime(issuedAt, timeZone, now),
      width: 'minmax(168px, 190px)',
      phone: 'detail',
    },
    {
      id: 'fleet',
      head: text('express.column.fleet'),
      cell: ({ fleetName }) => fleetName,
      width: '140px',
      from: 1000,
      phone: 'hidden',
    },
    {
      id: 'status',
      head: text('express.column.status'),
      cell: ({ status, registeredAt, cashedAt }) => (
        <Cluster gap={4}>
          <Status tone={TONES[status]}>{text(expressCheckStateKey(status))}</Status>
          {registeredAt !== null && (
            <Badge tone="accent">
              {text(cashedAt === null ? 'express.registered' : 'express.cashed')}
            </Badge>
          )}
        </Cluster>
      ),
      width: 'minmax(166px, 190px)',
      phone: 'status',
    },
    {
      id: 'amount',
      head: text('express.column.amount'),
      cell: ({ amountCents, currency }) => formatMoney(amountCents, currency),
      width: '108px',
      align: 'end',
      phone: 'value',
    },
  ];
}
