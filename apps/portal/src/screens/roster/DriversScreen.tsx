import { Plus, Upload } from 'lucide-react';
import { useMutation, usePages, useQuery } from '@forecourt/api-client/react';
import { DRIVER_SORTS } from '@forecourt/api-client';
import { ButtonLink, CardFacts, SidePanel, TwoLines, useBanners, type Column } from '@forecourt/ui';
import type { DriverRecord } from '@forecourt/validation';
import { formatCount } from '@forecourt/ui/format';
import { href } from '../../addresses/href.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { useText } from '../../messages/text.ts';
import { mayIn, useSelected } from '../../shell/account.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { PanelSkeleton } from '../cards/PanelSkeleton.tsx';
import { saveFile } from '../lists/saveFile.ts';
import { knownValue } from '../lists/useListAddress.ts';
import { RosterList } from './RosterList.tsx';
import { Timeline } from '../timeline/Timeline.tsx';
import { RosterPanel } from './RosterPanel.tsx';
import { RosterStatus } from './RosterStatus.tsx';
import { CardsTab } from './RosterTabs.tsx';
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
  const at = drivers.findIndex(({ id }) => id === address.id);
  const driver = details.data?.driver ?? drivers[at];
  if (address.id === null) return null;
  const leadTo = (index: number) => {
    const other = drivers[index];
    return at < 0 || !other ? undefined : () => address.open(other.id);
  };
  if (!driver) {
    return (
      <SidePanel
        isOpen
        onClose={address.close}
        name={text('drivers.what.one')}
        title={text('drivers.what.one')}
      >
        <NotLoaded
          of={details}
          what={text('drivers.what.one')}
          notFound={text('drivers.notFound')}
        />
      </SidePanel>
    );
  }
  const name = nameOf(driver);
  return (
    <RosterPanel
      key={driver.id}
      who="driver"
      row={driver}
      name={name}
      subtitle={`${driver.driverId} · ${driver.fleetName}`}
      tabsLabel={text('drivers.tabs')}
      permission="drivers.edit"
      editHref={href('editDriver', { id: driver.id })}
      words={{
        terminateTitle: text('drivers.terminate.title', { name }),
        terminated: text('drivers.terminated', { name }),
        broughtBack: text('drivers.broughtBack', { name }),
      }}
      address={address}
      onPrevious={leadTo(at - 1)}
      onNext={leadTo(at + 1)}
      tabs={[
        {
          id: 'details',
          label: text('roster.tab.details'),
          content: <CardFacts groups={facts(driver, text)} />,
        },
        {
          id: 'cards',
          label: text('roster.tab.cards'),
          content: details.data ? <CardsTab cards={details.data.cards} /> : <PanelSkeleton />,
        },
        {
          id: 'timeline',
          label: text('roster.tab.timeline'),
          content: <Timeline who="driver" id={driver.id} label={text('roster.tab.timeline')} />,
        },
      ]}
    />
  );
}

/** Drivers: search, filter, sort, export, and one of them in the panel. */
export function Component() {
  const text = useText();
  usePageTitle(text('drivers.title'));
  const { account } = useSelected();
  const banners = useBanners();
  const address = useRosterAddress('driver');
  const sort = knownValue(DRIVER_SORTS, address.sort);
  const { q, status, fleetId, direction } = address;
  const filters = {
    ...(q === '' ? {} : { q }),
    ...(status ? { status } : {}),
    ...(fleetId ? { fleetId } : {}),
    ...(sort ? { sort } : {}),
    ...(direction ? { direction } : {}),
  };
  const list = usePages('listDrivers', { query: filters });
  const exporting = useMutation('exportDrivers');
  const exportAs = async (format: 'csv' | 'xlsx') => {
    const result = await exporting.send({ query: { ...filters, format } });
    if (result.ok) saveFile(result.data);
    else banners.show({ kind: 'error', text: text('roster.export.failed') });
  };
  return (
    <RosterList
      title={text('drivers.title')}
      searchLabel={text('drivers.search')}
      what={text('drivers.what')}
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
      empty={{ title: text('drivers.empty'), why: text('drivers.empty.why') }}
      emptyFiltered={{
        title: text('drivers.empty.filtered'),
        why: text('drivers.empty.filtered.why'),
      }}
      onExport={(format) => void exportAs(format)}
      isExporting={exporting.isPending}
      panel={<DriverPanel address={address} drivers={list.items} />}
    />
  );
}
