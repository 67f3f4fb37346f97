'use client';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormGroup } from '../../layout/FormLayout/index.ts';
import { useText } from '../../provider/index.ts';
import { FormCheckbox, FormChoice, FormPlace, FormRadio } from '../form/index.ts';
import * as css from './CardOrderForm.css.ts';
import { ORDERED_TYPES, type OrderDraft } from './draft.ts';
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

/** Fields of one card: type, person or vehicle, fleet and department, and limits. */
export function CardFields({ index, choices, cardlock }: CardFieldsProps) {
  const text = useText();
  const { control } = useFormContext<OrderDraft>();
  const pathOf = <N extends string>(name: N) => `cards.${index}.${name}` as const;
  const cardType = useWatch({ control, name: pathOf('cardType') });
  const hasOwnLimits = useWatch({ control, name: pathOf('hasOwnLimits') });
  return (
    <>
      <FormRadio<OrderDraft>
        name={pathOf('cardType')}
        label={text('cardOrder.type')}
        options={ORDERED_TYPES.map((type) => ({
          value: type,
          label: text(`cardOrder.type.${type}`),
          help: text(`cardOrder.type.${type}.help`),
        }))}
      />
      <FormGroup title={text(`cardOrder.who.${cardType}`)}>
        {PERSON_FIELDS[cardType].map((name) => (
          <TextInput
            key={name}
            name={pathOf(name)}
            label={text(`cardOrder.field.${name}`)}
            isRequired={REQUIRED.has(name)}
          />
        ))}
        <TextInput
          name={pathOf('nameOnCard')}
          label={text('cardOrder.field.nameOnCard')}
          help={text(`cardOrder.nameOnCard.${cardType}`)}
          isRequired={cardType === 'single'}
        />
      </FormGroup>
      <FormGroup title={text('cardOrder.where')}>
        <FormPlace<OrderDraft>
          fleet={pathOf('fleetId')}
          department={pathOf('departmentId')}
          choices={choices}
          placeholder={text('cardOrder.choose')}
        />
      </FormGroup>
      {cardlock && <PlasticFields index={index} company={cardlock.company} />}
      <FormGroup title={text('cardOrder.limits')}>
        <FormChoice<OrderDraft>
          name={pathOf('profileId')}
          label={text('cardOrder.field.profile')}
          placeholder={text('cardOrder.choose')}
          options={choices.profiles}
          isRequired
        />
        <div className={css.line}>
          <FormCheckbox<OrderDraft> name={pathOf('hasOwnLimits')}>
            {text('cardOrder.ownLimits')}
          </FormCheckbox>
        </div>
        {hasOwnLimits &&
          (['perTransaction', 'perDay', 'gallonsPerDay'] as const).map((name) => (
            <TextInput
              key={name}
              name={pathOf(name)}
              label={text(`cardOrder.field.${name}`)}
              help={text('cardOrder.limitHelp')}
              inputMode="decimal"
            />
          ))}
      </FormGroup>
    </>
  );
}
