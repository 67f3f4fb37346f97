'use client';
import { useMemo } from 'react';
import type { Vehicle } from '@forecourt/validation';
import { FormGroup } from '../../layout/FormLayout/index.ts';
import type { SelectOption } from '../../primitives/Select/index.ts';
import { Surface } from '../../layout/Surface/index.ts';
import { useText } from '../../provider/index.ts';
import {
  EntityForm,
  FormChoice,
  FormText,
  onlyFleet,
  type EntityFormProps,
} from '../form/index.ts';
import * as css from '../people/people.css.ts';
import {
  checkVehicle,
  draftOfVehicle,
  toVehicle,
  vehicleField,
  type VehicleDraft,
} from './draft.ts';

export interface VehicleFormProps extends EntityFormProps<Vehicle> {
  /** The vehicle to change; leave it out to add one. */
  readonly vehicle?: Vehicle;
  /** Unit numbers of the account's other vehicles. */
  readonly unitNumbers?: readonly string[];
  /** Today; a registration's month must not be over. */
  readonly now?: Date;
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
        isRequired
      />
      <FormText<VehicleDraft> name="name" label={text('vehicleForm.name')} isRequired />
      <FormText<VehicleDraft>
        name="vehicleId"
        kind="code"
        label={text('vehicleForm.vehicleId')}
        isRequired
      />
      <FormChoice<VehicleDraft>
        name="fleetId"
        label={text('driverForm.fleet')}
        options={fleets}
        isRequired
      />
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
        isRequired
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
        name="tankCapacity"
        kind="gallons"
        label={text('vehicleForm.tankCapacity')}
      />
      <FormText<VehicleDraft>
        name="odometer"
        kind="count"
        unit={unit}
        label={text('vehicleForm.odometer')}
      />
      <FormText<VehicleDraft>
        name="hubometerStart"
        kind="count"
        unit={unit}
        label={text('vehicleForm.hubometerStart')}
      />
      <FormText<VehicleDraft>
        name="hubometerLast"
        kind="count"
        unit={unit}
        label={text('vehicleForm.hubometerLast')}
      />
    </FormGroup>
  );
}

/** Adds or changes a vehicle. [DRIVER-06 to DRIVER-16] */
export function VehicleForm(props: VehicleFormProps) {
  const { vehicle, unitNumbers = NO_UNITS, now, fleets, ...form } = props;
  const text = useText();
  const check = useMemo(
    () => checkVehicle({ unitNumbers, ...(now === undefined ? {} : { now }) }),
    [unitNumbers, now],
  );
  return (
    <EntityForm
      {...form}
      draft={{ ...draftOfVehicle(vehicle), ...(vehicle ? {} : onlyFleet(fleets)) }}
      check={check}
      toEntity={toVehicle}
      fieldOf={vehicleField}
      saveLabel={text(vehicle ? 'vehicleForm.save' : 'vehicleForm.add')}
    >
      <Surface>
        <div className={css.groups}>
          <Identity fleets={fleets} />
          <Registration />
          <Readings />
        </div>
      </Surface>
    </EntityForm>
  );
}
