'use client';
import { useMemo } from 'react';
import { driver as schema, FULL_NAME_CHARACTERS_MAX, type Driver } from '@forecourt/validation';
import { FormGroup } from '../../layout/FormLayout/index.ts';
import type { SelectOption } from '../../primitives/Select/index.ts';
import { RegionField } from '../../primitives/RegionField/index.ts';
import { useText } from '../../provider/index.ts';
import {
  EntityForm,
  FormChoice,
  FormSheet,
  FormText,
  onlyFleet,
  useFormField,
  type EntityFormProps,
} from '../form/index.ts';
import {
  NONE_TAKEN,
  checkDriver,
  draftOfDriver,
  toDriver,
  type DriverDraft,
  type TakenDriverIds,
} from './draft.ts';

export interface DriverFormProps extends EntityFormProps<Driver> {
  /** The driver to change; omit it to add one. */
  readonly driver?: Driver | undefined;
  /** IDs of the account's other drivers. */
  readonly taken?: TakenDriverIds;
  /** Fleets that the driver can belong to. */
  readonly fleets: readonly SelectOption[];
}

function LicenseState() {
  const text = useText();
  const field = useFormField<DriverDraft, 'licenseState'>('licenseState');
  return (
    <RegionField
      {...field}
      label={text('driverForm.licenseState')}
      optionalText={text('form.optional')}
    />
  );
}

/** Adds or edits a driver. [DRIVER-01 to DRIVER-05, DRIVER-17, CARD-23] */
export function DriverForm(props: DriverFormProps) {
  const { driver, taken = NONE_TAKEN, fleets, ...form } = props;
  const text = useText();
  const check = useMemo(() => checkDriver(taken), [taken]);
  return (
    <EntityForm
      {...form}
      draft={{ ...draftOfDriver(driver), ...(driver ? {} : onlyFleet(fleets)) }}
      schema={schema}
      check={check}
      toEntity={toDriver}
      saveLabel={text(driver ? 'driverForm.save' : 'driverForm.add')}
    >
      <FormSheet>
        <FormGroup
          title={text('driverForm.name')}
          hint={text('driverForm.nameHint', { max: FULL_NAME_CHARACTERS_MAX })}
        >
          <FormText<DriverDraft> name="firstName" label={text('driverForm.firstName')} />
          <FormText<DriverDraft> name="lastName" label={text('driverForm.lastName')} />
        </FormGroup>
        <FormGroup title={text('driverForm.ids')}>
          <FormText<DriverDraft>
            name="driverId"
            kind="code"
            label={text('driverForm.driverId')}
            help={text('driverForm.driverIdHelp')}
          />
          <FormText<DriverDraft>
            name="employeeId"
            kind="code"
            label={text('driverForm.employeeId')}
          />
        </FormGroup>
        <FormGroup title={text('driverForm.reach')}>
          <FormChoice<DriverDraft>
            name="fleetId"
            label={text('driverForm.fleet')}
            options={fleets}
          />
          <FormText<DriverDraft>
            name="mobile"
            kind="phone"
            label={text('driverForm.mobile')}
            help={text('driverForm.mobileHelp')}
            autoComplete="off"
          />
        </FormGroup>
        <FormGroup title={text('driverForm.license')}>
          <FormText<DriverDraft>
            name="licenseNumber"
            kind="code"
            label={text('driverForm.licenseNumber')}
          />
          <LicenseState />
        </FormGroup>
      </FormSheet>
    </EntityForm>
  );
}
