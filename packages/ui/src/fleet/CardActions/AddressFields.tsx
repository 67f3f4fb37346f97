'use client';
import { DELIVERY_SERVICES, type CardDelivery } from '@forecourt/validation';
import { FormGroup } from '../../layout/FormLayout/index.ts';
import { useText } from '../../provider/index.ts';
import { FormChoice, FormText, type Typed } from '../form/index.ts';

/** The address of a form, as people type it. */
export type AddressDraft = Typed<CardDelivery>;

/** With what the browser fills into each. */
const FIELDS = [
  ['attention', 'shipping name'],
  ['street', 'shipping street-address'],
  ['city', 'shipping address-level2'],
  ['state', 'shipping address-level1'],
  ['postalCode', 'shipping postal-code'],
] as const;

/** What the fields hold at first: where plastic went before, or nothing. */
export const draftOfAddress = (from?: CardDelivery | null): AddressDraft => ({
  service: from?.service ?? 'standard',
  attention: from?.attention ?? '',
  street: from?.street ?? '',
  city: from?.city ?? '',
  state: from?.state ?? '',
  postalCode: from?.postalCode ?? '',
});

/** Where plastic goes, and how fast, in a form that holds an `AddressDraft`. */
export function AddressFields() {
  const text = useText();
  return (
    <FormGroup title={text('cardOrder.address')}>
      {FIELDS.map(([name, autoComplete]) => (
        <FormText<AddressDraft>
          key={name}
          name={name}
          label={text(`cardOrder.field.${name}`)}
          autoComplete={autoComplete}
          isRequired
        />
      ))}
      <FormChoice<AddressDraft>
        name="service"
        label={text('cardOrder.service')}
        options={DELIVERY_SERVICES.map((value) => ({
          value,
          label: text(`cardOrder.service.${value}`),
        }))}
      />
    </FormGroup>
  );
}
