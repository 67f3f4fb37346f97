'use client';
import { useMemo } from 'react';
import { vehicle as schema, type Vehicle } from '@forecourt/validation';
import { FormGroup } from '../../layout/FormLayout/index.ts';
import type { SelectOption } from '../../primitives/Select/index.ts';
import { useText } from '../../provider/index.ts';
import {
  EntityForm,
  FormChoice,
  FormSheet,
  FormText,
  onlyFleet,
  type EntityFormProps,
} from '../form/index.ts';
import { checkVehicle, draftOfVehicle, toVehicle, type VehicleDraft } from './draft.ts';

export interface VehicleFormProps extends EntityFormProps<Vehicle> {
  /** The vehicle to change; omit it to add one. */
  readonly vehicle?: Vehicle | undefined;
  /** Unit numbers of the account's other vehicles. */
  readonly unitNumbers?: readonly string[];
  /** The current date, to reject registrations that have expired. */
  readonly now?: Date;
  /** The account's IANA time zone, in which a registration's last month ends. Default: UTC. */
  readonly timeZone?: string;
  /** Fleets that the vehicle can belong to. */
  readonly fleets: readonly SelectOption[];
}

const NO_UNITS: readonly string[] = [];

function Identity({ fleets }: Pick<VehicleFormProps, 'fleets'>) {
  const text = useText();
  return (
    <FormGroup title={text('vehicleForm.identity')}>
      <FormText<VehicleDraft>
        name="unitNumber"
        label={text('vehicleForm.unitNumber')}
        help={text('vehicleForm.unitNumberHelp')}
      />
      <FormText<VehicleDraft> name="name" label={text('vehicleForm.name')} />
      <FormText<VehicleDraft> name="vehicleId" kind="code" label={text('vehicleForm.vehicleId')} />
      <FormChoice<VehicleDraft> name="fleetId" label={text('driverForm.fleet')} options={fleets} />
      <FormText<VehicleDraft> name="vin" kind="code" label={text('vehicleForm.vin')} />
      <FormText<VehicleDraft>
        name="licensePlate"
        kind="code"
        label={text('vehicleForm.licensePlate')}
      />
      <FormText<VehicleDraft>
        name="trailerNumber"
        kind="code"
        label={text('vehicleForm.trailerNumber')}
      />
    </FormGroup>
  );
}

function Registration() {
  const text = useText();
  return (
    <FormGroup title={text('vehicleForm.registration')}>
      <FormText<VehicleDraft>
        name="registrationNumber"
        kind="code"
        label={text('vehicleForm.registrationNumber')}
      />
      <FormText<VehicleDraft>
        name="registrationExpiry"
        kind="code"
        label={text('vehicleForm.registrationExpiry')}
        placeholder={text('vehicleForm.monthPlaceholder')}
      />
    </FormGroup>
  );
}

function Readings() {
  const text = useText();
  const unit = text('vehicleForm.miles');
  return (
    <FormGroup title={text('vehicleForm.readings')} hint={text('vehicleForm.readingsHint')}>
      <FormText<VehicleDraft>
        name="tankCapacityMilligallons"
        kind="gallons"
        label={text('vehicleForm.tankCapacity')}
      />
      <FormText<VehicleDraft>
        name="odometerMiles"
        kind="count"
        unit={unit}
        label={text('vehicleForm.odometer')}
      />
      <FormText<VehicleDraft>
        name="hubometerStartThousandths"
        kind="decimal"
        unit={unit}
        label={text('vehicleForm.hubometerStart')}
      />
      <FormText<VehicleDraft>
        name="hubometerLastThousandths"
        kind="decimal"
        unit={unit}
        label={text('vehicleForm.hubometerLast')}
      />
    </FormGroup>
  );
}

/** Adds or edits a vehicle. [DRIVER-06 to DRIVER-16] */
export function VehicleForm(props: VehicleFormProps) {
  const { vehicle, unitNumbers = NO_UNITS, now, timeZone, fleets, ...form } = props;
  const text = useText();
  const check = useMemo(
    () => checkVehicle({ unitNumbers, now, timeZone }),
    [unitNumbers, now, timeZone],
  );
  return (
    <EntityForm
      {...form}
      draft={{ ...draftOfVehicle(vehicle), ...(vehicle ? {} : onlyFleet(fleets)) }}
      schema={schema}
      check={check}
      toEntity={toVehicle}
      saveLabel={text(vehicle ? 'vehicleForm.save' : 'vehicleForm.add')}
    >
      <FormSheet>
        <Identity fleets={fleets} />
        <Registration />
        <Readings />
      </FormSheet>
    </EntityForm>
  );
}
