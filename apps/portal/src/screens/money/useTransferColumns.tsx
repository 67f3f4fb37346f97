import { Status, TwoLines, type Column } from '@forecourt/ui';
import { formatMoney, formatDay } from '@forecourt/ui/format';
import type { Transfer } from '@forecourt/validation';
import { useWhen } from '../../app/useWhen.ts';
import { useText } from '../../messages/text.ts';
import { column } from '../lists/column.ts';
import { methodName, stateWords, toneOf } from './moneyWords.ts';

/** Columns of payments, or of funds. */
export function useTransferColumns(purpose: Transfer['purpose']): readonly Column<Transfer>[] {
  const text = useText();
  const when = useWhen();
  return [
    column(
      'method',
      text('money.column.method'),
      {
        phoneCell: ({ method, number }) => (
          <TwoLines
            first={method.name}
            second={`${method.last4 ? `•••• ${method.last4} · ` : ''}${text('money.number', { number })}`}
          />
        ),
        width: 'minmax(170px, 1.5fr)',
        isRowHeader: true,
        phone: 'title',
      },
      (row) => (
        <TwoLines
          first={methodName(text, row.method)}
          second={text('money.number', { number: row.number })}
        />
      ),
    ),
    column(
      'submitted',
      text('money.column.submitted'),
      { width: 'minmax(0, 1.1fr)', phone: 'detail' },
      (row) => (
        <TwoLines first={when(row.submittedAt)} second={row.askedBy ?? text('money.byItself')} />
      ),
    ),
    ...(purpose === 'bill'
      ? [
          column(
            'received',
            text('money.column.received'),
            { width: 'minmax(0, 1fr)', from: 700, phone: 'hidden' as const },
            (row: Transfer) => {
              if (row.receivedOn !== null) return formatDay(row.receivedOn, 'short');
              return row.payOn === null
                ? '–'
                : text('money.dueFor', { day: formatDay(row.payOn, 'short') });
            },
          ),
        ]
      : [
          column(
            'fee',
            text('fee.funding'),
            { align: 'end' as const, width: '110px', phone: 'hidden' as const },
            (row: Transfer) => formatMoney(row.feeCents, row.currency),
          ),
        ]),
    column(
      'posted',
      text('money.column.posted'),
      { width: 'minmax(0, 1.1fr)', from: 900, phone: 'hidden' },
      (row) => when(row.postedAt),
    ),
    column('state', text('money.column.state'), { width: '130px', phone: 'status' }, (row) => (
      <Status tone={toneOf(row)}>{stateWords(text, row)}</Status>
    )),
    column(
      'amount',
      text('money.column.amount'),
      { align: 'end', width: '130px', phone: 'value' },
      (row) => formatMoney(row.amountCents, row.currency),
    ),
  ];
}
