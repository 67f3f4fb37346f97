import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Pages, useQuery } from '@forecourt/api-client/react';
import {
  Button,
  ColumnChooser,
  DataTable,
  EmptyState,
  ExportMenu,
  FilterBar,
  Page,
  Surface,
  useTypedSearch,
  type Column,
} from '@forecourt/ui';
import { formatCount } from '@forecourt/ui/format';
import { ROSTER_STATES, type RosterState } from '@forecourt/validation';
import { useText } from '../../messages/text.ts';
import { ListViews } from '../lists/ListViews.tsx';
import { loadError } from '../lists/loadError.tsx';
import { useColumns, type ListColumns } from '../lists/useColumns.ts';
import type { RosterAddress } from './useRosterAddress.ts';

interface RosterRow {
  readonly id: string;
  readonly status: RosterState;
}
interface CountedPage {
  readonly counts: Readonly<Record<RosterState, number>> | null;
}

export interface RosterListProps<Row extends RosterRow> {
  readonly actions: ReactNode;
  readonly address: RosterAddress;
  readonly list: Pages<Row, CountedPage>;
  readonly columns: readonly Column<Row>[];
  readonly defaultSort: string;
  readonly rowName: (row: Row) => string;
  readonly onExport: (format: 'csv' | 'xlsx') => Promise<void>;
  readonly isExporting: boolean;
  readonly panel: ReactNode;
}

const ALL = 'all';
const VIEWS = [ALL, ...ROSTER_STATES] as const;

interface FiltersProps<Row extends RosterRow> extends RosterListProps<Row> {
  readonly arrangement: ListColumns<Row>;
}

function Filters<Row extends RosterRow>(props: FiltersProps<Row>) {
  const { address, list, arrangement, onExport, isExporting } = props;
  const text = useText();
  const fleets = useQuery('listFleets', {});
  const [typed, type] = useTypedSearch(address.q, (q) => address.set({ q }));
  return (
    <FilterBar
      status={{
        label: text('roster.filter.status'),
        value: address.status ?? ALL,
        options: VIEWS.map((value) => ({ value, label: text(`roster.filter.${value}`) })),
        onChange: (value) => address.set({ status: value === ALL ? null : value }),
      }}
      search={{ label: text(`${address.list}.search`), value: typed, onChange: type }}
      choices={[
        {
          id: 'fleetId',
          label: text('roster.fleet'),
          value: address.fleetId ?? null,
          options: (fleets.data?.items ?? []).map(({ fleetId, name }) => ({
            value: fleetId,
            label: name,
          })),
        },
      ]}
      onChoose={(_, fleetId) => address.set({ fleetId })}
      actions={
        <>
          <ListViews list={address.list} address={address.views} columns={arrangement} />
          <ColumnChooser {...arrangement.arranged} />
          <ExportMenu
            formats={['csv', 'xlsx']}
            onExport={(format) => {
              if (format !== 'pdf') void onExport(format);
            }}
            {...(list.total === null ? {} : { count: list.total })}
            isPending={isExporting}
          />
        </>
      }
    />
  );
}

/** A list of drivers or vehicles: search, filter, sort, scroll, export, and one of them in the panel. */
export function RosterList<Row extends RosterRow>(props: RosterListProps<Row>) {
  const { address, list, rowName } = props;
  const text = useText();
  const title = text(`${address.list}.title`);
  const arrangement = useColumns(address.list, props.columns);
  const counts = list.first?.counts;
  const isFiltered =
    address.q !== '' || address.status !== undefined || address.fleetId !== undefined;
  const empty = `${address.list}.empty${isFiltered ? '.filtered' : ''}` as const;
  return (
    <Page
      title={title}
      subtitle={
        counts
          ? text('drivers.subtitle', {
              active: formatCount(counts.active),
              terminated: formatCount(counts.terminated),
            })
          : undefined
      }
      actions={props.actions}
    >
      <Surface padding="none">
        <Filters {...props} arrangement={arrangement} />
        <DataTable
          label={title}
          {...arrangement.arranged}
          rows={list.items}
          getRowId={(row) => row.id}
          getRowName={rowName}
          lines="two"
          {...(list.total === null ? {} : { total: list.total })}
          sort={{
            column: address.sort ?? props.defaultSort,
            direction: address.direction ?? 'asc',
          }}
          onSort={(next) => address.set({ sort: next.column, direction: next.direction })}
          {...(address.id === null ? {} : { currentId: address.id })}
          onOpen={(row) => address.open(row.id)}
          isLoading={list.isLoading}
          isLoadingMore={list.isLoadingMore}
          onEndReached={list.loadMore}
          empty={
            <EmptyState
              icon={<Users size={20} aria-hidden="true" />}
              title={text(empty)}
              action={
                isFiltered && (
                  <Button onPress={() => address.set({ q: null, status: null, fleetId: null })}>
                    {text('roster.clear')}
                  </Button>
                )
              }
            >
              {text(`${empty}.why`)}
            </EmptyState>
          }
          {...loadError(list, list.items, text(`${address.list}.what`))}
        />
      </Surface>
      {props.panel}
    </Page>
  );
}
