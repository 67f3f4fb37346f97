import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { usePages } from '@forecourt/api-client/react';
import {
  AddressFilters,
  ButtonLink,
  ColumnChooser,
  DateRangePicker,
  Surface,
  type ListFilter,
} from '@forecourt/ui';
import {
  PRODUCT_GROUPS,
  TRANSACTION_STATES,
  transactionsRange,
  TRANSACTIONS_RANGE_DAYS_MAX,
  US_STATES,
} from '@forecourt/validation';
import { formatDayRange } from '@forecourt/ui/format';
import { href } from '../../addresses/href.ts';
import { optionsOf } from '../../app/optionsOf.ts';
import { useNow } from '../../app/useNow.ts';
import { Screen } from '../../app/Screen.tsx';
import { useToday } from '../../app/useToday.ts';
import { useRangeIssue, useTypedRange } from '../../app/useTypedRange.ts';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { ExportFiles } from '../lists/ExportFiles.tsx';
import { ExportActivity } from './ExportActivity.tsx';
import { activityColumns } from './activityColumns.tsx';
import { ActivityFigures } from './ActivityFigures.tsx';
import { PurchasePanel } from './PurchasePanel.tsx';
import { useRowTasks } from './tasks/useRowTasks.tsx';
import { useActivityAddress, type ActivityAddress } from './useActivityAddress.ts';
import { ListViews } from '../lists/ListViews.tsx';
import { ListTable } from '../lists/ListTable.tsx';
import { NoRows } from '../lists/NoRows.tsx';
import { useColumns } from '../lists/useColumns.ts';
import { useFleetOptions } from '../lists/useFleetOptions.ts';

function useFilters(): readonly ListFilter[] {
  const text = useText();
  const fleets = useFleetOptions();
  return [
    {
      id: 'fleetId',
      label: text('activity.filter.fleet'),
      options: fleets,
    },
    {
      id: 'state',
      label: text('activity.filter.state'),
      options: US_STATES.map(({ code, name }) => ({ value: code, label: name })),
    },
    {
      id: 'productGroup',
      label: text('activity.filter.product'),
      options: optionsOf(PRODUCT_GROUPS, (group) => text(`limits.group.${group}`)),
    },
    {
      id: 'flagged',
      label: text('activity.filter.flagged'),
      options: [{ value: 'true', label: text('activity.filter.flagged.only') }],
    },
  ];
}

interface DatesProps {
  readonly address: ActivityAddress;
  /** Set if the list failed to load; opens the picker, since a shorter range may help. [GW-149] */
  readonly hasListFailed: boolean;
}

/** The list's date range; a new one applies only once it is valid. [TXN-08] */
function Dates({ address, hasListFailed }: DatesProps) {
  const text = useText();
  const issueOf = useRangeIssue(transactionsRange);
  const { field } = useTypedRange(address.range, issueOf, address.setRange);
  const [isOpen, setOpen] = useState(false);
  const [hadListFailed, setHadListFailed] = useState(false);
  if (hasListFailed !== hadListFailed) {
    setHadListFailed(hasListFailed);
    if (hasListFailed) setOpen(true);
  }
  const earliest = useToday().subtract({ days: TRANSACTIONS_RANGE_DAYS_MAX }).toString();
  return (
    <DateRangePicker
      label={text('activity.dates')}
      {...field}
      presets={field.presets.filter(({ from }) => from >= earliest)}
      min={earliest}
      isOpen={isOpen}
      onOpenChange={setOpen}
    />
  );
}

/** Purchases and declines of the last 90 days, with one open in a panel. [NAV-17, TXN-01] */
export function Component() {
  const text = useText();
  const address = useActivityAddress();
  const { viewer } = useSelected();
  const now = useNow();
  const list = usePages('listTransactions', { query: address.filters });
  const columns = useColumns('activity', activityColumns(text, now));
  const filters = useFilters();
  const { range } = address;
  const totals = list.first?.totals ?? null;
  const tasks = useRowTasks();
  // the figures count filtered rows, so their links keep the filters
  const withParam = (name: string, value: string) =>
    href(
      'activity',
      {},
      {
        ...address.filters,
        fromDate: range.from,
        toDate: range.to,
        [name]: value,
      },
    );
  const subtitleOf = (counts: { readonly purchases: number; readonly declines: number }) =>
    text('activity.subtitle', { range: formatDayRange(range.from, range.to), ...counts });
  return (
    <Screen
      title={text('menu.activity')}
      subtitle={
        totals ? subtitleOf({ purchases: totals.purchases, declines: totals.declines }) : null
      }
      subtitleToCome={subtitleOf({ purchases: 1000, declines: 20 })}
      actions={
        viewer.may('disputes.view') ? (
          <ButtonLink href={href('disputes')}>{text('activity.disputes')}</ButtonLink>
        ) : undefined
      }
      aside={<Dates address={address} hasListFailed={(list.failure?.status ?? 0) >= 500} />}
    >
      <ExportFiles kind="transactions" />
      <ActivityFigures
        totals={totals}
        status={address.filters.status}
        flaggedHref={withParam('flagged', 'true')}
        declinedHref={withParam('status', 'declined')}
      />
      <Surface padding="none">
        <AddressFilters
          {...address.bar}
          status={{
            id: 'status',
            label: text('activity.status'),
            options: [
              { value: 'all', label: text('activity.status.all') },
              ...optionsOf(TRANSACTION_STATES, (state) => text(`activity.status.${state}`)),
            ],
          }}
          search={{ id: 'q', label: text('activity.search') }}
          filters={filters}
          actions={
            <>
              <ListViews list="activity" address={address.views} columns={columns} />
              <ColumnChooser {...columns.arranged} />
              <ExportActivity filters={address.filters} total={list.total} />
            </>
          }
        />
        <ListTable
          label={text('menu.activity')}
          {...columns.arranged}
          list={list}
          subject={text('activity.what')}
          openId={address.id}
          getRowId={(row) => row.transactionId}
          getRowName={(row) => text('activity.row', { number: row.transactionNumber })}
          lines="two"
          onOpen={(row) => address.open(row.transactionId)}
          rowActions={tasks.rowActions}
          onRowAction={tasks.onRowAction}
          empty={
            <NoRows
              list="activity"
              icon={ReceiptText}
              address={address}
              clear={text('activity.empty.clear')}
            />
          }
        />
      </Surface>
      {tasks.dialog}
      <PurchasePanel address={address} transactions={list.items} />
    </Screen>
  );
}
