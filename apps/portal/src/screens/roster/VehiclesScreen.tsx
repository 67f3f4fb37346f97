import { Plus, Receipt, Upload } from 'lucide-react';
import { useMutation, usePages, useQuery } from '@forecourt/api-client/react';
import { VEHICLE_SORTS } from '@forecourt/api-client';
import { ButtonLink, CardFacts, SidePanel, useBanners } from '@forecourt/ui';
import type { VehicleRecord } from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { useText } from '../../messages/text.ts';
import { mayIn, useSelected } from '../../shell/account.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { PanelSkeleton } from '../cards/PanelSkeleton.tsx';
import { saveFile } from '../lists/saveFile.ts';
import { knownValue } from '../lists/useListAddress.ts';
import { ReadingsTab } from './ReadingsTab.tsx';
import { RosterList } from './RosterList.tsx';
import { Timeline } from '../timeline/Timeline.tsx';
import { RosterPanel } from './RosterPanel.tsx';
import { CardsTab } from './RosterTabs.tsx';
import { useRosterAddress, type RosterAddress } from './useRosterAddress.ts';
import { vehicleColumns, vehicleFacts } from './vehicleWords.tsx';

interface PanelProps {
  readonly address: RosterAddress;
  readonly vehicles: readonly VehicleRecord[];
}

function VehiclePanel({ address, vehicles }: PanelProps) {
  const text = useText();
  const details = useQuery(
    'getVehicle',
    address.id === null ? null : { params: { id: address.id } },
  );
  const at = vehicles.findIndex(({ id }) => id === address.id);
  const vehicle = details.data?.vehicle ?? vehicles[at];
  if (address.id === null) return null;
  const leadTo = (index: number) => {
    const other = vehicles[index];
    return at < 0 || !other ? undefined : () => address.open(other.id);
  };
  if (!vehicle) {
    return (
      <SidePanel
        isOpen
        onClose={address.close}
        name={text('vehicles.what.one')}
        title={text('vehicles.what.one')}
      >
        <NotLoaded
          of={details}
          what={text('vehicles.what.one')}
          notFound={text('vehicles.notFound')}
        />
      </SidePanel>
    );
  }
  const unit = vehicle.unitNumber;
  return (
    <RosterPanel
      key={vehicle.id}
      who="vehicle"
      row={vehicle}
      name={text('vehicles.unit', { unit })}
      subtitle={`${vehicle.name} · ${vehicle.fleetName}`}
      tabsLabel={text('vehicles.tabs')}
      permission="vehicles.edit"
      editHref={href('editVehicle', { id: vehicle.id })}
      words={{
        terminateTitle: text('vehicles.terminate.title', { unit }),
        terminated: text('vehicles.terminated', { unit }),
        broughtBack: text('vehicles.broughtBack', { unit }),
      }}
      address={address}
      onPrevious={leadTo(at - 1)}
      onNext={leadTo(at + 1)}
      tabs={[
        {
          id: 'details',
          label: text('roster.tab.details'),
          content: <CardFacts groups={vehicleFacts(vehicle, text)} />,
        },
        {
          id: 'cards',
          label: text('roster.tab.cards'),
          content: details.data ? <CardsTab cards={details.data.cards} /> : <PanelSkeleton />,
        },
        {
          id: 'readings',
          label: text('roster.tab.readings'),
          content: details.data ? (
            <ReadingsTab
              vehicleId={vehicle.id}
              readings={details.data.readings}
              milesPerGallonHundredths={details.data.milesPerGallonHundredths}
            />
          ) : (
            <PanelSkeleton />
          ),
        },
        {
          id: 'timeline',
          label: text('roster.tab.timeline'),
          content: <Timeline who="vehicle" id={vehicle.id} label={text('roster.tab.timeline')} />,
        },
      ]}
    />
  );
}

/** Vehicles: search, filter, sort, export, and one of them in the panel. */
export function Component() {
  const text = useText();
  usePageTitle(text('vehicles.title'));
  const { account } = useSelected();
  const banners = useBanners();
  const address = useRosterAddress('vehicle');
  const sort = knownValue(VEHICLE_SORTS, address.sort);
  const { q, status, fleetId, direction } = address;
  const filters = {
    ...(q === '' ? {} : { q }),
    ...(status ? { status } : {}),
    ...(fleetId ? { fleetId } : {}),
    ...(sort ? { sort } : {}),
    ...(direction ? { direction } : {}),
  };
  const list = usePages('listVehicles', { query: filters });
  const exporting = useMutation('exportVehicles');
  const exportAs = async (format: 'csv' | 'xlsx') => {
    const result = await exporting.send({ query: { ...filters, format } });
    if (result.ok) saveFile(result.data);
    else banners.show({ kind: 'error', text: text('roster.export.failed') });
  };
  return (
    <RosterList
      title={text('vehicles.title')}
      searchLabel={text('vehicles.search')}
      what={text('vehicles.what')}
      actions={
        mayIn(account)('vehicles.edit') && (
          <>
            <ButtonLink
              href={href('importVehicles')}
              icon={<Upload size={16} aria-hidden="true" />}
            >
              {text('import.open')}
            </ButtonLink>
            <ButtonLink
              href={href('importPurchases')}
              icon={<Receipt size={16} aria-hidden="true" />}
            >
              {text('import.open.purchases')}
            </ButtonLink>
            <ButtonLink
              href={href('addVehicle')}
              variant="primary"
              icon={<Plus size={16} aria-hidden="true" />}
            >
              {text('vehicles.add')}
            </ButtonLink>
          </>
        )
      }
      address={address}
      list={list}
      columns={vehicleColumns(text)}
      defaultSort="unit"
      rowName={({ unitNumber }) => text('vehicles.rowName', { unit: unitNumber })}
      empty={{ title: text('vehicles.empty'), why: text('vehicles.empty.why') }}
      emptyFiltered={{
        title: text('vehicles.empty.filtered'),
        why: text('vehicles.empty.filtered.why'),
      }}
      onExport={(format) => void exportAs(format)}
      isExporting={exporting.isPending}
      panel={<VehiclePanel address={address} vehicles={list.items} />}
    />
  );
}
