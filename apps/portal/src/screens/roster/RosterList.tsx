import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Pages } from '@forecourt/api-client/react';
import { AddressFilters, ColumnChooser, ExportMenu, Surface, type Column } from '@forecourt/ui';
import { formatCount } from '@forecourt/ui/format';
import { ROSTER_STATES, type RosterState } from '@forecourt/validation';
import { Screen } from '../../app/Screen.tsx';
import { useText } from '../../messages/text.ts';
import { ListViews } from '../lists/ListViews.tsx';
import { ListTable } from '../lists/ListTable.tsx';
import { NoRows } from '../lists/NoRows.tsx';
import { useColumns, type ListColumns } from '../lists/useColumns.ts';
import { sortOf } from '../lists/useFilterAddress.ts';
import { useFleetOptions } from '../lists/useFleetOptions.ts';
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

const VIEWS = ['all', ...ROSTER_STATES] as const;

interface FiltersProps<Row extends RosterRow> extends RosterListProps<Row> {
  readonly arrangement: ListColumns<Row>;
}

function Filters<Row extends RosterRow>(props: FiltersProps<Row>) {
  const { address, list, arrangement, onExport, isExporting } = props;
  const text = useText();
  const fleets = useFleetOptions();
  return (
    <AddressFilters
      {...address.bar}
      status={{
        id: 'status',
        label: text('roster.filter.status'),
        options: VIEWS.map((value) => ({ value, label: text(`roster.filter.${value}`) })),
      }}
      search={{ id: 'q', label: text(`${address.list}.search`) }}
      filters={[
        {
          id: 'fleetId',
          label: text('roster.fleet'),
          options: fleets,
        },
      ]}
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
  return (
    <Screen
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
        <ListTable
          label={title}
          {...arrangement.arranged}
          list={list}
          what={text(`${address.list}.what`)}
          openId={address.id}
          getRowId={(row) => row.id}
          getRowName={rowName}
          lines="two"
          {...sortOf(address, props.defaultSort)}
          onOpen={(row) => address.open(row.id)}
          empty={
            <NoRows of={address.list} icon={Users} address={address} clear={text('roster.clear')} />
          }
        />
      </Surface>
      {props.panel}
    </Screen>
  );
}
