import { Plus, Upload, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Pages } from '@forecourt/api-client/react';
import { AddressFilters, ButtonLink, ColumnChooser, Surface, type Column } from '@forecourt/ui';
import { formatCount } from '@forecourt/ui/format';
import { ROSTER_STATES, type RosterState } from '@forecourt/validation';
import { optionsOf } from '../../app/optionsOf.ts';
import { Screen } from '../../app/Screen.tsx';
import { href } from '../../addresses/href.ts';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { ExportRows, type ExportRowsProps } from '../lists/ExportRows.tsx';
import { ListViews } from '../lists/ListViews.tsx';
import { ListTable } from '../lists/ListTable.tsx';
import { NoRows } from '../lists/NoRows.tsx';
import { useColumns, type ListColumns } from '../lists/useColumns.ts';
import { sortOf } from '../lists/useFilterAddress.ts';
import { useFleetOptions } from '../lists/useFleetOptions.ts';
import type { RosterRow, RosterTexts } from './RosterPanel.tsx';
import type { RosterAddress } from './useRosterAddress.ts';

interface CountedPage {
  readonly counts: Readonly<Record<RosterState, number>> | null;
}

export interface RosterListProps<Row extends RosterRow> {
  readonly address: RosterAddress;
  readonly list: Pages<Row, CountedPage>;
  readonly columns: readonly Column<Row>[];
  readonly sortedBy: string;
  readonly nameOf: RosterTexts<Row>['nameOf'];
  readonly exporting: ExportRowsProps['exporting'];
  /** Additional page actions. */
  readonly actions?: ReactNode;
  readonly panel: ReactNode;
}

const VIEWS = ['all', ...ROSTER_STATES] as const;

interface FiltersProps<Row extends RosterRow> extends RosterListProps<Row> {
  readonly arrangement: ListColumns<Row>;
}

function Filters<Row extends RosterRow>(props: FiltersProps<Row>) {
  const { address, list, arrangement, exporting } = props;
  const text = useText();
  const fleets = useFleetOptions();
  return (
    <AddressFilters
      {...address.bar}
      status={{
        id: 'status',
        label: text('roster.filter.status'),
        options: optionsOf(VIEWS, (value) => text(`roster.filter.${value}`)),
      }}
      search={{ id: 'q', label: text(`${address.list}.search`) }}
      filters={[{ id: 'fleetId', label: text('roster.fleet'), options: fleets }]}
      actions={
        <>
          <ListViews list={address.list} address={address.views} columns={arrangement} />
          <ColumnChooser {...arrangement.arranged} />
          <ExportRows exporting={exporting} total={list.total} failed="roster.export.failed" />
        </>
      }
    />
  );
}

function Actions({ address, actions }: Pick<RosterListProps<RosterRow>, 'address' | 'actions'>) {
  const text = useText();
  const { viewer } = useSelected();
  const isDriver = address.who === 'driver';
  if (!viewer.may(`${address.list}.edit`)) return null;
  return (
    <>
      <ButtonLink
        href={href(isDriver ? 'importDrivers' : 'importVehicles')}
        icon={<Upload size={16} />}
      >
        {text('import.open')}
      </ButtonLink>
      {actions}
      <ButtonLink
        href={href(isDriver ? 'addDriver' : 'addVehicle')}
        variant="primary"
        icon={<Plus size={16} />}
      >
        {text(`${address.list}.add`)}
      </ButtonLink>
    </>
  );
}

/** A list of drivers or vehicles: search, filter, sort, scroll, export, and one in a panel. */
export function RosterList<Row extends RosterRow>(props: RosterListProps<Row>) {
  const { address, list, nameOf } = props;
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
          : null
      }
      actions={<Actions address={address} actions={props.actions} />}
    >
      <Surface padding="none">
        <Filters {...props} arrangement={arrangement} />
        <ListTable
          label={title}
          {...arrangement.arranged}
          list={list}
          subject={text(`${address.list}.what`)}
          openId={address.id}
          getRowId={(row) => row.id}
          getRowName={(row) => text(`${address.list}.rowName`, { name: nameOf(row) })}
          lines="two"
          {...sortOf(address, props.sortedBy)}
          onOpen={(row) => address.open(row.id)}
          empty={
            <NoRows
              list={address.list}
              icon={Users}
              address={address}
              clear={text('roster.clear')}
            />
          }
        />
      </Surface>
      {props.panel}
    </Screen>
  );
}
