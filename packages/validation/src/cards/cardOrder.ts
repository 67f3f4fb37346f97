import * as z from 'zod/mini';
import { id, list, natural, nullable, oneOf, shape, text } from '../core/shape.ts';
import { cardType } from './card.ts';

/** Limits that one ordered card gets in place of its profile's; null keeps the profile's. */
export const orderedLimits = shape({
  perTransactionCents: nullable(natural),
  perDayCents: nullable(natural),
  perDayMilligallons: nullable(natural),
});

/**
 * One card to order. A driver card names the driver, a vehicle card the vehicle, a single card
 * what is embossed on it. [CARD-03, CARD-23 to CARD-26]
 */
export const cardOrder = shape({
  cardType,
  fleetId: id,
  departmentId: nullable(id),
  profileId: id,
  nameOnCard: text(30),
  firstName: nullable(text(30)),
  lastName: nullable(text(30)),
  driverId: nullable(text(20)),
  employeeId: nullable(text(10)),
  unitNumber: nullable(text(20)),
  vehicleName: nullable(text(30)),
  vin: nullable(text(17)),
  licensePlate: nullable(text(8)),
  limits: orderedLimits,
});
export type CardOrder = z.infer<typeof cardOrder>;

export const DELIVERY_SERVICES = ['standard', 'express'] as const;
/** Where and how the plastic travels. */
export const cardDelivery = shape({
  service: oneOf(DELIVERY_SERVICES),
  attention: text(60),
  street: text(80),
  city: text(60),
  state: text(2),
  postalCode: text(10),
});
export type CardDelivery = z.infer<typeof cardDelivery>;

/** Several cards in one order. */
export const cardOrders = list(cardOrder);
