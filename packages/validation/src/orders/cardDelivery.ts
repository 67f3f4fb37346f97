import type * as z from 'zod/mini';
import { addressFields, postalCodeFits } from '../addresses/postalAddress.ts';
import { requiredChoice, lineText, shape } from '../core/shape.ts';

export const DELIVERY_SERVICES = ['standard', 'express'] as const;

/** Where and how to ship cards; checks the postal code by country. [USER-14 to USER-16] */
export const cardDelivery = shape({
  service: requiredChoice(DELIVERY_SERVICES, 'delivery.serviceRequired'),
  attention: lineText(60, 'delivery.attentionRequired'),
  ...addressFields,
}).check(postalCodeFits());
export type CardDelivery = z.infer<typeof cardDelivery>;
