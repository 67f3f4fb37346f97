import { Download, ReceiptText } from 'lucide-react';
import type { Pages } from '@forecourt/api-client/react';
import { AddressFilters, EmptyState, Surface, type FilterOption } from '@forecourt/ui';
import type { Transfer } from '@forecourt/validation';
import { useText } from '../../messages/text.ts';
import { useTransferColumns } from './useTransferColumns.tsx';
import { TransferPanel } from './TransferPanel.tsx';
import { useReceipt } from './useReceipt.ts';
import { ListTable } from '../lists/ListTable.tsx';
import type { FilterAddress } from '../lists/useFilterAddress.ts';

interface TransferListProps {
  readonly purpose: Transfer['purpose'];
  readonly label: string;
  readonly list: Pages<Transfer, unknown>;
  /** Its states, under the name that the address has for them. */
  readonly status: { readonly id: string; readonly options: readonly FilterOption[] };
  readonly address: FilterAddress<{ readonly open: string }>;
}

/** A list of payments or of funds with the receipt of one of them next to it. */
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
          columns={useTransferColumns(purpose)}
          list={list}
          what={label}
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
                  icon: <Download size={16} aria-hidden="true" />,
                },
              ],
            },
          ]}
          onRowAction={(_action, { transferId }) => void receipt.save(transferId)}
          empty={
            <EmptyState
              icon={<ReceiptText size={20} aria-hidden="true" />}
              title={text('money.list.empty')}
            >
              {text('money.list.empty.why')}
            </EmptyState>
          }
        />
      </Surface>
      <TransferPanel transferId={openId} onClose={() => address.set({ open: null })} />
    </>
  );
}
