import { Download, ReceiptText } from 'lucide-react';
import type { Pages } from '@forecourt/api-client/react';
import { DataTable, EmptyState, FilterBar, Surface } from '@forecourt/ui';
import type { Transfer } from '@forecourt/validation';
import { useNow } from '../../app/useNow.ts';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { transferColumns } from './transferColumns.tsx';
import { TransferPanel } from './TransferPanel.tsx';
import { useReceipt } from './useReceipt.ts';
import { loadError } from '../lists/loadError.tsx';

interface TransferListProps<State extends string> {
  readonly purpose: Transfer['purpose'];
  readonly label: string;
  readonly list: Pages<Transfer, unknown>;
  readonly status: State;
  readonly statuses: readonly { readonly value: State; readonly label: string }[];
  readonly openId: string | null;
  readonly onChange: (change: { readonly status?: State; readonly open?: string | null }) => void;
}

/** A list of payments or of funds with the receipt of one of them beside it. */
export function TransferList<State extends string>(props: TransferListProps<State>) {
  const { purpose, label, list, status, statuses, openId, onChange } = props;
  const text = useText();
  const now = useNow();
  const { account } = useSelected();
  const receipt = useReceipt();
  return (
    <>
      <Surface padding="none">
        <FilterBar
          status={{
            label: text('money.column.state'),
            value: status,
            options: statuses,
            onChange: (value) => onChange({ status: value }),
          }}
        />
        <DataTable
          label={label}
          columns={transferColumns(text, account, now, purpose)}
          rows={list.items}
          getRowId={({ transferId }) => transferId}
          getRowName={({ number }) => text('money.number', { number })}
          lines="two"
          {...(list.total === null ? {} : { total: list.total })}
          {...(openId === null ? {} : { currentId: openId })}
          onOpen={({ transferId }) => onChange({ open: transferId })}
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
          isLoading={list.isLoading}
          isLoadingMore={list.isLoadingMore}
          onEndReached={list.loadMore}
          empty={
            <EmptyState
              icon={<ReceiptText size={20} aria-hidden="true" />}
              title={text('money.list.empty')}
            >
              {text('money.list.empty.why')}
            </EmptyState>
          }
          {...loadError(list, list.items, label)}
        />
      </Surface>
      <TransferPanel transferId={openId} onClose={() => onChange({ open: null })} />
    </>
  );
}
