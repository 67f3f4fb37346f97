import { useParams } from 'react-router';
import { useQuery, useSaveVehicle } from '@forecourt/api-client/react';
import { InlineMessage, Page, UnsavedChangesDialog, VehicleForm } from '@forecourt/ui';
import { can, type Vehicle, type VehicleRecord } from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { backToList } from '../../addresses/keptFilters.ts';
import { useNow } from '../../app/useNow.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { useText, type TextKey } from '../../messages/text.ts';
import { actorIn, useSelected } from '../../shell/account.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { PanelSkeleton } from '../cards/PanelSkeleton.tsx';
import { useRosterForm } from './useRosterForm.tsx';

const FIELDS = [
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
] as const satisfies readonly (readonly [keyof Vehicle, TextKey])[];

/** A vehicle that came with an order may still lack its ID and registration; the form asks for them. */
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

interface EditorProps {
  readonly record: VehicleRecord | null;
  readonly refetch: () => void;
}

function Editor({ record, refetch }: EditorProps) {
  const text = useText();
  const now = useNow();
  const saving = useSaveVehicle();
  const { guard, fleets, isLoading, form } = useRosterForm<Vehicle>({
    row: record,
    refetch,
    differing: (typed) => {
      const stored = record && toVehicle(record);
      const fields = FIELDS.filter(([name]) => stored !== null && stored[name] !== typed[name]);
      return fields.map(([, label]) => text(label));
    },
    save: (entity, row, idempotencyKey) => saving.send({ entity, row, idempotencyKey }),
    done: ({ unitNumber }) =>
      text(record ? 'vehicles.saved' : 'vehicles.added', { unit: unitNumber }),
    kind: 'vehicle',
    backTo: record ? href('vehicle', { id: record.id }) : backToList('vehicles'),
  });
  if (isLoading) return <PanelSkeleton />;
  return (
    <>
      <VehicleForm
        {...form}
        {...(record ? { vehicle: toVehicle(record) } : {})}
        fleets={fleets}
        now={now}
        isSaving={saving.isPending}
      />
      <UnsavedChangesDialog isOpen={guard.isAsking} onStay={guard.stay} onLeave={guard.leave} />
    </>
  );
}

/** Adds a vehicle, or changes one. [DRIVER-06 to DRIVER-16] */
export function Component() {
  const text = useText();
  const { id = null } = useParams();
  const { account } = useSelected();
  const details = useQuery('getVehicle', id === null ? null : { params: { id } });
  const record = details.data?.vehicle ?? null;
  const answer = can(actorIn(account), 'vehicles.edit');
  const title =
    id === null ? text('vehicles.add') : text('vehicles.edit', { unit: record?.unitNumber ?? '…' });
  usePageTitle(title);
  const content = () => {
    if (!answer.allowed) {
      return (
        <InlineMessage tone="warn" title={text('roster.denied')}>
          {answer.reasons.map(({ key, params }) => text(key, params)).join(' ')}
        </InlineMessage>
      );
    }
    if (id !== null && record === null) {
      return <NotLoaded of={details} what={text('vehicles.what.one')} />;
    }
    return <Editor record={record} refetch={details.retry} />;
  };
  return <Page title={title}>{content()}</Page>;
}
