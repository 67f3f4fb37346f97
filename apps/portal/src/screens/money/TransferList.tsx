import { Download, ReceiptText } from 'lucide-react';
import type { Pages } from '@forecourt/api-client/react';
import {
  AddressFilters,
  EmptyState,
  Status,
  Surface,
  TwoLines,
  type Column,
  type FilterOption,
} from '@forecourt/ui';
import { formatDay, formatMoney } from '@forecourt/ui/format';
import type { Transfer } from '@forecourt/validation';
import { useWhen } from '../../app/useWhen.ts';
import { useText } from '../../messages/text.ts';
import { column } from '../lists/column.ts';
import { ListTable } from '../lists/ListTable.tsx';
import type { FilterAddress } from '../lists/useFilterAddress.ts';
import { methodName, transferStateText, toneOf } from './moneyText.ts';
import { TransferPanel } from './TransferPanel.tsx';
import { useReceipt } from './useReceipt.ts';

/** Columns for bill payments or fund transfers. */
function useColumns(purpose: Transfer['purpose']): readonly Column<Transfer>[] {
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
      <Status tone={toneOf(row)}>{transferStateText(text, row)}</Status>
    )),
    column(
      'amount',
      text('money.column.amount'),
      { align: 'end', width: '130px', phone: 'value' },
      (row) => formatMoney(row.amountCents, row.currency),
    ),
  ];
}

interface TransferListProps {
  readonly purpose: Transfer['purpose'];
  readonly label: string;
  readonly list: Pages<Transfer, unknown>;
  /** The status filter: its query parameter and options. */
  readonly status: { readonly id: string; readonly options: readonly FilterOption[] };
  readonly address: FilterAddress<{ readonly open: string }>;
}

/** A list of payments or fund transfers, with one receipt in a panel. */
export function TransferList({ purpose, label, list, status, address }: TransferListProps) {
  const openId = address.filters.open ?? null;
  const text = useText();
  const receipt = useReceipt();
  return (
    <>
      <Surface padding="none">
        <AddressFilters
          {...address.bar}
          status={{ ...status, label: text('money.column.state') }}
        />
        <ListTable
          label={label}
          columns={useColumns(purpose)}
          list={list}
          subject={label}
          openId={openId}
          getRowId={({ transferId }) => transferId}
          getRowName={({ number }) => text('money.number', { number })}
          lines="two"
          onOpen={({ transferId }) => address.set({ open: transferId })}
          rowActions={() => [
            {
              id: 'receipt',
              entries: [
                {
                  id: 'download',
                  label: text('money.receipt.download'),
                  icon: <Download size={16} />,
                },
              ],
            },
          ]}
          onRowAction={(_action, { transferId }) => void receipt.save(transferId)}
          empty={
            <EmptyState icon={<ReceiptText size={20} />} title={text('money.list.empty')}>
              {text('money.list.empty.why')}
            </EmptyState>
          }
        />
      </Surface>
      <TransferPanel transferId={openId} onClose={() => address.set({ open: null })} />
    </>
  );
}
