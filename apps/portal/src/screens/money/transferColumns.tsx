import { Status, TwoLines, type Column } from '@forecourt/ui';
import { formatDayAndTime, formatMoney } from '@forecourt/ui/format';
import type { Account, Transfer } from '@forecourt/validation';
import type { useText } from '../../messages/text.ts';
import { dayWords, methodName, stateWords, toneOf } from './moneyWords.ts';

/** Columns of payments, or of funds. */
export const transferColumns = (
  text: ReturnType<typeof useText>,
  account: Account,
  now: Date,
  purpose: Transfer['purpose'],
): readonly Column<Transfer>[] => [
  {
    id: 'method',
    head: text('money.column.method'),
    cell: (row) => (
      <TwoLines
        first={methodName(text, row.method)}
        second={text('money.number', { number: row.number })}
      />
    ),
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
  {
    id: 'submitted',
    head: text('money.column.submitted'),
    cell: (row) => (
      <TwoLines
        first={formatDayAndTime(row.submittedAt, account.timeZone, now)}
        second={row.askedBy ?? text('money.byItself')}
      />
    ),
    width: 'minmax(0, 1.1fr)',
    phone: 'detail',
  },
  ...(purpose === 'bill'
    ? [
        {
          id: 'received',
          head: text('money.column.received'),
          cell: (row: Transfer) => {
            if (row.receivedOn !== null) return dayWords(row.receivedOn, now);
            return row.payOn === null
              ? '–'
              : text('money.dueFor', { day: dayWords(row.payOn, now) });
          },
          width: 'minmax(0, 0.8fr)',
          from: 700,
          phone: 'hidden' as const,
        },
      ]
    : [
        {
          id: 'fee',
          head: text('fee.funding'),
          cell: (row: Transfer) => formatMoney(row.feeCents, row.currency),
          align: 'end' as const,
          width: '110px',
          phone: 'hidden' as const,
        },
      ]),
  {
    id: 'posted',
    head: text('money.column.posted'),
    cell: (row) =>
      row.postedAt === null ? '–' : formatDayAndTime(row.postedAt, account.timeZone, now),
    width: 'minmax(0, 1.1fr)',
    from: 900,
    phone: 'hidden',
  },
  {
    id: 'state',
    head: text('money.column.state'),
    cell: (row) => <Status tone={toneOf(row)}>{stateWords(text, row)}</Status>,
    width: '130px',
    phone: 'status',
  },
  {
    id: 'amount',
    head: text('money.column.amount'),
    cell: (row) => formatMoney(row.amountCents, row.currency),
    align: 'end',
    width: '130px',
    phone: 'value',
  },
];
