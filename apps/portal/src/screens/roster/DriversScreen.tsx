import { Plus, Upload } from 'lucide-react';
import { useMutation, usePages, useQuery } from '@forecourt/api-client/react';
import { DRIVER_SORTS } from '@forecourt/api-client';
import { ButtonLink, TwoLines, type Column } from '@forecourt/ui';
import type { DriverRecord } from '@forecourt/validation';
import { formatCount } from '@forecourt/ui/format';
import { href } from '../../addresses/href.ts';
import { useText } from '../../messages/text.ts';
import { mayIn, useSelected } from '../../shell/account.ts';
import { ListPanel } from '../lists/ListPanel.tsx';
import { useSaveFile } from '../lists/useSaveFile.ts';
import { RosterList } from './RosterList.tsx';
import { RosterPanel } from './RosterPanel.tsx';
import { RosterStatus } from './RosterStatus.tsx';
import { useRosterAddress, type RosterAddress } from './useRosterAddress.ts';

type Text = ReturnType<typeof useText>;
const nameOf = ({ firstName, lastName }: DriverRecord) => `${firstName} ${lastName}`;

const columnsOf = (text: Text): readonly Column<DriverRecord>[] => [
  {
    id: 'name',
    head: text('drivers.column.name'),
    cell: (driver) =>
      driver.mobile === null ? (
        nameOf(driver)
      ) : (
        <TwoLines first={nameOf(driver)} second={driver.mobile} />
      ),
    width: 'minmax(160px, 1.6fr)',
    isSortable: true,
    isRowHeader: true,
    phone: 'title',
  },
  {
    id: 'driverId',
    head: text('drivers.column.driverId'),
    cell: ({ driverId }) => driverId,
    width: '130px',
    isSortable: true,
    phone: 'detail',
  },
  {
    id: 'employeeId',
    head: text('drivers.column.employeeId'),
    cell: ({ employeeId }) => employeeId ?? '–',
    from: 840,
    isSortable: true,
    phone: 'hidden',
  },
  {
    id: 'fleet',
    head: text('roster.fleet'),
    cell: ({ fleetName }) => fleetName,
    width: 'minmax(110px, 1fr)',
    isSortable: true,
    phone: 'detail',
  },
  {
    id: 'status',
    head: text('drivers.column.status'),
    cell: ({ status }) => <RosterStatus state={status} />,
    width: '130px',
    phone: 'status',
  },
  {
    id: 'cards',
    head: text('drivers.column.cards'),
    cell: ({ cardCount }) => formatCount(cardCount),
    phoneCell: ({ cardCount }) => text('count.cards', { count: cardCount }),
    width: '90px',
    align: 'end',
    isSortable: true,
    phone: 'value',
  },
];

function facts(driver: DriverRecord, text: Text) {
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

interface PanelProps {
  readonly address: RosterAddress;
  readonly drivers: readonly DriverRecord[];
}

function DriverPanel({ address, drivers }: PanelProps) {
  const text = useText();
  const details = useQuery(
    'getDriver',
    address.id === null ? null : { params: { id: address.id } },
  );
  return (
    <ListPanel
      id={address.id}
      ids={drivers.map(({ id }) => id)}
      row={details.data?.driver ?? drivers.find(({ id }) => id === address.id)}
      query={details}
      name={text('drivers.what.one')}
      notFound={text('drivers.notFound')}
      onOpen={address.open}
      onClose={address.close}
    >
      {(driver, steps) => {
        const name = nameOf(driver);
        return (
          <RosterPanel
            key={driver.id}
            who="driver"
            row={driver}
            name={name}
            subtitle={`${driver.driverId} · ${driver.fleetName}`}
            editHref={href('editDriver', { id: driver.id })}
            words={{
              terminateTitle: text('drivers.terminate.title', { name }),
              terminated: text('drivers.terminated', { name }),
              broughtBack: text('drivers.broughtBack', { name }),
            }}
            address={address}
            {...steps}
            facts={facts(driver, text)}
            cards={details.data?.cards}
          />
        );
      }}
    </ListPanel>
  );
}

/** Drivers: search, filter, sort, export, and one of them in the panel. */
export function Component() {
  const text = useText();
  const { account } = useSelected();
  const save = useSaveFile('roster.export.failed');
  const address = useRosterAddress('driver', DRIVER_SORTS);
  const list = usePages('listDrivers', { query: address.filters });
  const exporting = useMutation('exportDrivers');
  return (
    <RosterList
      actions={
        mayIn(account)('drivers.edit') && (
          <>
            <ButtonLink href={href('importDrivers')} icon={<Upload size={16} aria-hidden="true" />}>
              {text('import.open')}
            </ButtonLink>
            <ButtonLink
              href={href('addDriver')}
              variant="primary"
              icon={<Plus size={16} aria-hidden="true" />}
            >
              {text('drivers.add')}
            </ButtonLink>
          </>
        )
      }
      address={address}
      list={list}
      columns={columnsOf(text)}
      defaultSort="name"
      rowName={(driver) => text('drivers.rowName', { name: nameOf(driver) })}
      onExport={async (format) =>
        save(await exporting.send({ query: { ...address.filters, format } }))
      }
      isExporting={exporting.isPending}
      panel={<DriverPanel address={address} drivers={list.items} />}
    />
  );
}
