import { Badge, Cluster, Status, TwoLines, type Column } from '@forecourt/ui';
import { formatMoney } from '@forecourt/ui/format';
import { expressCheckStateKey, expressPurposeKey, type ExpressCheck } from '@forecourt/validation';
import { useWhen } from '../../app/useWhen.ts';
import { useText } from '../../messages/text.ts';
import { column } from '../lists/column.ts';
import { TONES } from './words.ts';

/** Columns of the express check list. */
export function useCheckColumns(): readonly Column<ExpressCheck>[] {
  const text = useText();
  const when = useWhen();
  return [
    column(
      'payee',
      text('express.column.payee'),
      {
        phoneCell: ({ payeeName }) => payeeName,
        isRowHeader: true,
        width: 'minmax(150px, 1.4fr)',
        phone: 'title',
      },
      ({ payeeName, purpose, reference }) => (
        <TwoLines
          first={payeeName}
          second={[text(expressPurposeKey(purpose)), reference].filter(Boolean).join(' · ')}
        />
      ),
    ),
    column(
      'number',
      text('express.column.number'),
      {
        phoneCell: ({ sequenceNumber }) => sequenceNumber,
        width: '96px',
        phone: 'detail',
      },
      ({ sequenceNumber, codeLast4 }) => (
        <TwoLines first={sequenceNumber} second={`•••• ${codeLast4}`} />
      ),
    ),
    column(
      'issued',
      text('express.column.issued'),
      {
        phoneCell: ({ issuedAt }) => when(issuedAt),
        width: 'minmax(160px, 0.9fr)',
        phone: 'detail',
      },
      ({ issuedAt, issuedBy }) => <TwoLines first={when(issuedAt)} second={issuedBy} />,
    ),
    column(
      'fleet',
      text('express.column.fleet'),
      { width: '140px', from: 1000, phone: 'hidden' },
      ({ fleetName }) => fleetName,
    ),
    column(
      'status',
      text('express.column.status'),
      { width: 'minmax(156px, 0.8fr)', phone: 'status' },
      ({ status, registeredAt, cashedAt }) => (
        <Cluster gap={4}>
          <Status tone={TONES[status]}>{text(expressCheckStateKey(status))}</Status>
          {registeredAt !== null && (
            <Badge tone="accent">
              {text(cashedAt === null ? 'express.registered' : 'express.cashed')}
            </Badge>
          )}
        </Cluster>
      ),
    ),
    column(
      'amount',
      text('express.column.amount'),
      { width: '100px', align: 'end', phone: 'value' },
      ({ amountCents, currency }) => formatMoney(amountCents, currency),
    ),
  ];
}
