'use client';
import { Controller, useFormContext, useWatch, type FieldPath } from 'react-hook-form';
import { Checkbox } from '../../primitives/Checkbox/index.ts';
import { RadioCards } from '../../primitives/RadioCards/index.ts';
import { Select } from '../../primitives/Select/index.ts';
import { FormGroup } from '../../layout/FormLayout/index.ts';
import { useText } from '../../provider/index.ts';
import * as css from './CardOrderForm.css.ts';
import { NO_DEPARTMENT, ORDERED_TYPES, type OrderDraft } from './draft.ts';
import { PlasticFields } from './PlasticFields.tsx';
import { TextInput } from './TextInput.tsx';
import type { OrderChoices } from './types.ts';

interface CardFieldsProps {
  readonly index: number;
  readonly choices: OrderChoices;
  readonly cardlock?: { readonly company: string } | undefined;
}

type PersonField =
  | 'firstName'
  | 'lastName'
  | 'driverId'
  | 'employeeId'
  | 'unitNumber'
  | 'vehicleName'
  | 'vin'
  | 'licensePlate';

interface ChoiceProps {
  readonly name: FieldPath<OrderDraft>;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly isRequired?: boolean;
}

function Choice({ name, label, options, isRequired = false }: ChoiceProps) {
  const text = useText();
  return (
    <Controller<OrderDraft>
      name={name}
      render={({ field, fieldState }) => (
        <Select
          ref={field.ref}
          label={label}
          value={typeof field.value === 'string' ? field.value : ''}
          onChange={field.onChange}
          onBlur={field.onBlur}
          isRequired={isRequired}
          placeholder={text('cardOrder.choose')}
          options={options}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}

const PERSON_FIELDS: Readonly<Record<(typeof ORDERED_TYPES)[number], readonly PersonField[]>> = {
  driver: ['firstName', 'lastName', 'driverId', 'employeeId'],
  vehicle: ['unitNumber', 'vehicleName', 'vin', 'licensePlate'],
  single: [],
};
const REQUIRED: ReadonlySet<PersonField> = new Set([
  'firstName',
  'lastName',
  'driverId',
  'unitNumber',
  'vehicleName',
]);

/** Fields of one card: its type, who or what it is for, where it belongs, and its limits. */
export function CardFields({ index, choices, cardlock }: CardFieldsProps) {
  const text = useText();
  const { control } = useFormContext<OrderDraft>();
  const at = <N extends string>(name: N) => `cards.${index}.${name}` as const;
  const cardType = useWatch({ control, name: at('cardType') });
  const fleetId = useWatch({ control, name: at('fleetId') });
  const hasOwnLimits = useWatch({ control, name: at('hasOwnLimits') });
  const departments = choices.departments.filter((department) => department.fleetId === fleetId);
  return (
    <>
      <Controller
        control={control}
        name={at('cardType')}
        render={({ field }) => (
          <RadioCards
            label={text('cardOrder.type')}
            value={field.value}
            onChange={field.onChange}
            options={ORDERED_TYPES.map((type) => ({
              value: type,
              label: text(`cardOrder.type.${type}`),
              help: text(`cardOrder.type.${type}.help`),
            }))}
          />
        )}
      />
      <FormGroup title={text(`cardOrder.who.${cardType}`)}>
        {PERSON_FIELDS[cardType].map((name) => (
          <TextInput
            key={name}
            name={at(name)}
            label={text(`cardOrder.field.${name}`)}
            isRequired={REQUIRED.has(name)}
          />
        ))}
        <TextInput
          name={at('nameOnCard')}
          label={text('cardOrder.field.nameOnCard')}
          help={text(`cardOrder.nameOnCard.${cardType}`)}
          isRequired={cardType === 'single'}
        />
      </FormGroup>
      <FormGroup title={text('cardOrder.where')}>
        <Choice
          name={at('fleetId')}
          label={text('cardOrder.field.fleet')}
          options={choices.fleets}
          isRequired
        />
        <Choice
          name={at('departmentId')}
          label={text('cardOrder.field.department')}
          options={[
            { value: NO_DEPARTMENT, label: text('cardOrder.noDepartment') },
            ...departments,
          ]}
        />
      </FormGroup>
      {cardlock && <PlasticFields index={index} company={cardlock.company} />}
      <FormGroup title={text('cardOrder.limits')}>
        <Choice
          name={at('profileId')}
          label={text('cardOrder.field.profile')}
          options={choices.profiles}
          isRequired
        />
        <div className={css.line}>
          <Controller
            control={control}
            name={at('hasOwnLimits')}
            render={({ field }) => (
              <Checkbox isSelected={field.value} onChange={field.onChange}>
                {text('cardOrder.ownLimits')}
              </Checkbox>
            )}
          />
        </div>
        {hasOwnLimits &&
          (['perTransaction', 'perDay', 'gallonsPerDay'] as const).map((name) => (
            <TextInput
              key={name}
              name={at(name)}
              label={text(`cardOrder.field.${name}`)}
              help={text('cardOrder.limitHelp')}
              inputMode="decimal"
            />
          ))}
      </FormGroup>
    </>
  );
}
