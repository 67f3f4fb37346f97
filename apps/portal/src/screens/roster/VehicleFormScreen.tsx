import { useParams } from 'react-router';
import { useQuery, useSave } from '@forecourt/api-client/react';
import { VehicleForm } from '@forecourt/ui';
import type { Vehicle, VehicleRecord } from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { backToList } from '../../addresses/savedFilters.ts';
import { useReported } from '../../app/useAction.ts';
import { useNow } from '../../app/useNow.ts';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { PanelSkeleton } from '../cards/PanelSkeleton.tsx';
import { RosterFormPage } from './RosterFormPage.tsx';
import { useRosterForm, type FieldLabels } from './useRosterForm.tsx';

const LABELS = [
  ['unitNumber', 'vehicleForm.unitNumber'],
  ['name', 'vehicleForm.name'],
  ['vehicleId', 'vehicleForm.vehicleId'],
  ['vin', 'vehicleForm.vin'],
  ['licensePlate', 'vehicleForm.licensePlate'],
  ['trailerNumber', 'vehicleForm.trailerNumber'],
  ['registrationNumber', 'vehicleForm.registrationNumber'],
  ['registrationExpiry', 'vehicleForm.registrationExpiry'],
  ['tankCapacityMilligallons', 'vehicleForm.tankCapacity'],
  ['odometerMiles', 'vehicleForm.odometer'],
  ['hubometerStartThousandths', 'vehicleForm.hubometerStart'],
  ['hubometerLastThousandths', 'vehicleForm.hubometerLast'],
  ['fleetId', 'driverForm.fleet'],
] as const satisfies FieldLabels<Vehicle>;

/** A vehicle created by a card order may lack an ID and registration; the form requires them. */
const toVehicle = (record: VehicleRecord): Vehicle => ({
  vehicleId: record.vehicleId ?? '',
  name: record.name,
  unitNumber: record.unitNumber,
  licensePlate: record.licensePlate,
  vin: record.vin,
  registrationNumber: record.registrationNumber ?? '',
  registrationExpiry: record.registrationExpiry,
  odometerMiles: record.odometerMiles,
  hubometerStartThousandths: record.hubometerStartThousandths,
  hubometerLastThousandths: record.hubometerLastThousandths,
  tankCapacityMilligallons: record.tankCapacityMilligallons,
  trailerNumber: record.trailerNumber,
  fleetId: record.fleetId,
});

function Editor({ record }: { readonly record: VehicleRecord | null }) {
  const text = useText();
  const now = useNow();
  const { account } = useSelected();
  const stored = record && toVehicle(record);
  const saving = useReported(useSave('addVehicle', 'editVehicle', 'id'), (_, { unitNumber }) =>
    text(record ? 'vehicles.saved' : 'vehicles.added', { name: unitNumber }),
  );
  const { fleets, isLoading, form } = useRosterForm<Vehicle>({
    row: record,
    stored,
    labels: LABELS,
    saving,
    kind: 'vehicle',
    backTo: record ? href('vehicle', { id: record.id }) : backToList('vehicles'),
  });
  if (isLoading) return <PanelSkeleton />;
  return (
    <VehicleForm
      {...form}
      vehicle={stored ?? undefined}
      fleets={fleets}
      now={now}
      timeZone={account.timeZone}
    />
  );
}

/** Adds or edits a vehicle. [DRIVER-06 to DRIVER-16] */
export function Component() {
  const text = useText();
  const { id = null } = useParams();
  const details = useQuery('getVehicle', id === null ? null : { params: { id } });
  const record = details.data?.vehicle ?? null;
  const title =
    id === null ? text('vehicles.add') : text('vehicles.edit', { name: record?.unitNumber ?? '…' });
  return (
    <RosterFormPage
      title={title}
      permission="vehicles.edit"
      isWaiting={id !== null && record === null}
      query={details}
      subject={text('vehicles.what.one')}
    >
      <Editor record={record} />
    </RosterFormPage>
  );
}
