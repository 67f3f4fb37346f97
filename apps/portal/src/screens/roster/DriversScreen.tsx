import { lazy, Suspense } from 'react';
import { useMutation, usePages, useQuery } from '@forecourt/api-client/react';
import { DRIVER_SORTS } from '@forecourt/api-client';
import { TwoLines, type Column } from '@forecourt/ui';
import type { DriverRecord } from '@forecourt/validation';
import { formatCount } from '@forecourt/ui/format';
import { useText, type Text } from '../../messages/text.ts';
import { PanelSkeleton } from '../cards/PanelSkeleton.tsx';
import { column } from '../lists/column.ts';
import { RosterList } from './RosterList.tsx';
import { RosterPanel } from './RosterPanel.tsx';
import { RosterStatus } from './RosterStatus.tsx';
import { useRosterAddress } from './useRosterAddress.ts';

const MessagesTab = lazy(async () => {
  const { MessagesTab: component } = await import('./MessagesTab.tsx');
  return { default: component };
});

const nameOf = ({ firstName, lastName }: DriverRecord) => `${firstName} ${lastName}`;

const columnsOf = (text: Text): readonly Column<DriverRecord>[] => [
  column(
    'name',
    text('drivers.column.name'),
    { width: 'minmax(160px, 1.6fr)', isSortable: true, isRowHeader: true, phone: 'title' },
    (driver) =>
      driver.mobile === null ? (
        nameOf(driver)
      ) : (
        <TwoLines first={nameOf(driver)} second={driver.mobile} />
      ),
  ),
  column(
    'driverId',
    text('drivers.column.driverId'),
    { width: '130px', isSortable: true, phone: 'detail' },
    ({ driverId }) => driverId,
  ),
  column(
    'employeeId',
    text('drivers.column.employeeId'),
    { from: 840, isSortable: true, phone: 'hidden' },
    ({ employeeId }) => employeeId ?? '–',
  ),
  column(
    'fleet',
    text('roster.fleet'),
    { width: 'minmax(110px, 1fr)', isSortable: true, phone: 'detail' },
    ({ fleetName }) => fleetName,
  ),
  column(
    'status',
    text('drivers.column.status'),
    { width: '130px', phone: 'status' },
    ({ status }) => <RosterStatus state={status} />,
  ),
  column(
    'cards',
    text('drivers.column.cards'),
    {
      phoneCell: ({ cardCount }) => text('count.cards', { count: cardCount }),
      width: '90px',
      align: 'end',
      isSortable: true,
      phone: 'value',
    },
    ({ cardCount }) => formatCount(cardCount),
  ),
];

function driverFacts(driver: DriverRecord, text: Text) {
  const license = [driver.licenseNumber, driver.licenseState].filter(Boolean).join(', ');
  return [
    {
      title: text('drivers.facts'),
      facts: [
        { label: text('drivers.column.driverId'), value: driver.driverId, isCode: true },
        { label: text('drivers.column.employeeId'), value: driver.employeeId, isCode: true },
        { label: text('drivers.column.mobile'), value: driver.mobile },
        { label: text('drivers.fact.license'), value: license === '' ? null : license },
        { label: text('roster.fleet'), value: driver.fleetName },
      ],
    },
  ];
}

/** Drivers: search, filter, sort, export, and one in a panel. */
export function Component() {
  const text = useText();
  const address = useRosterAddress('driver', DRIVER_SORTS);
  const list = usePages('listDrivers', { query: address.filters });
  const exporting = useMutation((calls, format: 'csv' | 'xlsx') =>
    calls.exportDrivers({ query: { ...address.filters, format } }),
  );
  const { id } = address;
  const details = useQuery('getDriver', id === null ? null : { params: { id } });
  return (
    <RosterList
      address={address}
      list={list}
      columns={columnsOf(text)}
      sortedBy="name"
      nameOf={nameOf}
      exporting={exporting}
      panel={
        <RosterPanel
          address={address}
          rows={list.items}
          query={details}
          fetched={details.data?.driver}
          cards={details.data?.cards}
          texts={{
            nameOf,
            titleOf: nameOf,
            subtitleOf: ({ driverId, fleetName }) => `${driverId} · ${fleetName}`,
            factsOf: (driver) => driverFacts(driver, text),
            tabsOf: (driver) => [
              {
                id: 'messages',
                label: text('drivers.tab.messages'),
                content: (
                  <Suspense fallback={<PanelSkeleton />}>
                    <MessagesTab driver={driver} />
                  </Suspense>
                ),
              },
            ],
          }}
        />
      }
    />
  );
}
