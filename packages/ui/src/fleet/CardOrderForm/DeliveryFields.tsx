'use client';
import { CARD_SHIPPING_BUSINESS_DAYS, DELIVERY_SERVICES } from '@forecourt/validation';
import { FormGroup } from '../../layout/FormLayout/index.ts';
import { useText } from '../../provider/index.ts';
import { FormRadio } from '../form/index.ts';
import type { OrderDraft } from './draft.ts';
import { TextInput } from './TextInput.tsx';

/** Fields of an address with their `autocomplete` tokens. */
export const ADDRESS = [
  ['attention', 'shipping name'],
  ['street', 'shipping street-address'],
  ['city', 'shipping address-level2'],
  ['state', 'shipping address-level1'],
  ['postalCode', 'shipping postal-code'],
] as const;

/** Shipping service and address of an order. */
export function DeliveryFields() {
  const text = useText();
  return (
    <>
      <FormRadio<OrderDraft>
        name="delivery.service"
        label={text('cardOrder.service')}
        options={DELIVERY_SERVICES.map((service) => ({
          value: service,
          label: text(`cardOrder.service.${service}`),
          help: text(`cardOrder.service.${service}.help`, { days: CARD_SHIPPING_BUSINESS_DAYS }),
        }))}
      />
      <FormGroup title={text('cardOrder.address')}>
        {ADDRESS.map(([name, autoComplete]) => (
          <TextInput
            key={name}
            name={`delivery.${name}`}
            label={text(`cardOrder.field.${name}`)}
            autoComplete={`section-delivery ${autoComplete}`}
            isRequired
          />
        ))}
      </FormGroup>
    </>
  );
}
