'use client';
import { DELIVERY_SERVICES, type CardDelivery } from '@forecourt/validation';
import { FormGroup } from '../../layout/FormLayout/index.ts';
import { useText } from '../../provider/index.ts';
import { ADDRESS } from '../CardOrderForm/DeliveryFields.tsx';
import { FormChoice, FormText } from '../form/index.ts';

/** Shipping address and service; for forms whose draft includes a `CardDelivery`. */
export function AddressFields() {
  const text = useText();
  return (
    <FormGroup title={text('cardOrder.address')}>
      {ADDRESS.map(([name, autoComplete]) => (
        <FormText<CardDelivery>
          key={name}
          name={name}
          label={text(`cardOrder.field.${name}`)}
          autoComplete={autoComplete}
          isRequired
        />
      ))}
      <FormChoice<CardDelivery>
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
