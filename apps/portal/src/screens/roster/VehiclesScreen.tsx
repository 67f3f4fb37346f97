import { Plus, Receipt, Upload } from 'lucide-react';
import { useMutation, usePages, useQuery } from '@forecourt/api-client/react';
import { VEHICLE_SORTS } from '@forecourt/api-client';
import { ButtonLink } from '@forecourt/ui';
import type { VehicleRecord } from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { useText } from '../../messages/text.ts';
import { mayIn, useSelected } from '../../shell/account.ts';
import { PanelSkeleton } from '../cards/PanelSkeleton.tsx';
import { ListPanel } from '../lists/ListPanel.tsx';
import { useSaveFile } from '../lists/useSaveFile.ts';
import { ReadingsTab } from './ReadingsTab.tsx';
import { RosterList } from './RosterList.tsx';
import { RosterPanel } from './RosterPanel.tsx';
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
  return (
    <ListPanel
      id={address.id}
      ids={vehicles.map(({ id }) => id)}
      row={details.data?.vehicle ?? vehicles.find(({ id }) => id === address.id)}
      query={details}
      name={text('vehicles.what.one')}
      notFound={text('vehicles.notFound')}
      onOpen={address.open}
      onClose={address.close}
    >
      {(vehicle, steps) => {
        const unit = vehicle.unitNumber;
        return (
          <RosterPanel
            key={vehicle.id}
            who="vehicle"
            row={vehicle}
            name={text('vehicles.unit', { unit })}
            subtitle={`${vehicle.name} · ${vehicle.fleetName}`}
            editHref={href('editVehicle', { id: vehicle.id })}
            words={{
              terminateTitle: text('vehicles.terminate.title', { unit }),
              terminated: text('vehicles.terminated', { unit }),
              broughtBack: text('vehicles.broughtBack', { unit }),
            }}
            address={address}
            {...steps}
            facts={vehicleFacts(vehicle, text)}
            cards={details.data?.cards}
            moreTabs={[
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
            ]}
          />
        );
      }}
    </ListPanel>
  );
}

/** Vehicles: search, filter, sort, export, and one of them in the panel. */
export function Component() {
  const text = useText();
  const { account } = useSelected();
  const save = useSaveFile('roster.export.failed');
  const address = useRosterAddress('vehicle', VEHICLE_SORTS);
  const list = usePages('listVehicles', { query: address.filters });
  const exporting = useMutation('exportVehicles');
  return (
    <RosterList
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
      onExport={async (format) =>
        save(await exporting.send({ query: { ...address.filters, format } }))
      }
      isExporting={exporting.isPending}
      panel={<VehiclePanel address={address} vehicles={list.items} />}
    />
  );
}
