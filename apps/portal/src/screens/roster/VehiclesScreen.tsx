import { Receipt } from 'lucide-react';
import { useMutation, usePages, useQuery } from '@forecourt/api-client/react';
import { VEHICLE_SORTS } from '@forecourt/api-client';
import { ButtonLink } from '@forecourt/ui';
import type { VehicleRecord } from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { useWhen } from '../../app/useWhen.ts';
import { useText } from '../../messages/text.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { ReadingsTab } from './ReadingsTab.tsx';
import { RosterList } from './RosterList.tsx';
import { RosterPanel } from './RosterPanel.tsx';
import { useRosterAddress } from './useRosterAddress.ts';
import { signalFacts, vehicleColumns, vehicleFacts } from './vehicleText.tsx';

const nameOf = ({ unitNumber }: VehicleRecord) => unitNumber;

/** Vehicles: search, filter, sort, export, and one in a panel. */
export function Component() {
  const text = useText();
  const when = useWhen();
  const address = useRosterAddress('vehicle', VEHICLE_SORTS);
  const list = usePages('listVehicles', { query: address.filters });
  const exporting = useMutation((calls, format: 'csv' | 'xlsx') =>
    calls.exportVehicles({ query: { ...address.filters, format } }),
  );
  const { id } = address;
  const { data, ...details } = useQuery('getVehicle', id === null ? null : { params: { id } });
  const readings = (vehicle: VehicleRecord) =>
    data ? (
      <ReadingsTab
        vehicleId={vehicle.id}
        readings={data.readings}
        milesPerGallonHundredths={data.milesPerGallonHundredths}
      />
    ) : (
      <NotLoaded query={details} subject={text('vehicles.what.one')} />
    );
  return (
    <RosterList
      address={address}
      list={list}
      columns={vehicleColumns(text)}
      sortedBy="unit"
      nameOf={nameOf}
      exporting={exporting}
      actions={
        <ButtonLink href={href('importPurchases')} icon={<Receipt size={16} />}>
          {text('import.open.purchases')}
        </ButtonLink>
      }
      panel={
        <RosterPanel
          address={address}
          rows={list.items}
          query={details}
          fetched={data?.vehicle}
          cards={data?.cards}
          texts={{
            nameOf,
            titleOf: ({ unitNumber }) => text('vehicles.unit', { unit: unitNumber }),
            subtitleOf: (vehicle) => `${vehicle.name} · ${vehicle.fleetName}`,
            factsOf: (vehicle) => [
              ...vehicleFacts(vehicle, text),
              ...signalFacts(data?.signal, text, when),
            ],
            tabsOf: (vehicle) => [
              { id: 'readings', label: text('roster.tab.readings'), content: readings(vehicle) },
            ],
          }}
        />
      }
    />
  );
}
