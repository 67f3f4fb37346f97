import * as z from 'zod/mini';
import { addressFields, postalCodeFits } from '../addresses/postalAddress.ts';
import { firstName, fullNameIssues, lastName, nameOnCard } from '../contact/names.ts';
import { across, chosen, chosenId, lineText, id, list, nullable, shape } from '../core/shape.ts';
import { driverId, employeeId } from '../drivers/driverFields.ts';
import { limitMilligallons } from '../limits/amounts.ts';
import { transactionAboveDay } from '../limits/transactionAboveDay.ts';
import { optionalCents } from '../money/money.ts';
import { licensePlate, unitNumber, vehicleName } from '../vehicles/vehicleFields.ts';
import { vin } from '../vehicles/vin.ts';
import { CARD_TYPES } from './card.ts';
import { missingParts, type OrderedParts } from './orderedParts.ts';

/** Limits that one ordered card gets in place of its profile's; null keeps the profile's. */
export const orderedLimits = shape({
  perTransactionCents: optionalCents,
  perDayCents: optionalCents,
  /** Up to 500 gallons. [LIMIT-08] */
  perDayMilligallons: nullable(limitMilligallons),
}).check(
  across<{ perTransactionCents: number | null; perDayCents: number | null }>((value) =>
    transactionAboveDay('perTransactionCents', value.perTransactionCents, value.perDayCents),
  ),
);

/**
 * One card to order. A driver card names the driver, a vehicle card the vehicle, a single card
 * what is embossed on it. [CARD-03, CARD-23 to CARD-26, DRIVER-01 to DRIVER-16]
 */
export const cardOrder = shape({
  cardType: chosen(CARD_TYPES, 'card.typeRequired'),
  fleetId: chosenId('card.fleetRequired'),
  departmentId: nullable(id),
  profileId: chosenId('card.profileRequired'),
  nameOnCard,
  firstName: nullable(firstName),
  lastName: nullable(lastName),
  driverId: nullable(driverId),
  employeeId: nullable(employeeId),
  unitNumber: nullable(unitNumber),
  vehicleName: nullable(vehicleName),
  vin: nullable(vin),
  licensePlate: nullable(licensePlate),
  limits: orderedLimits,
}).check(
  across<OrderedParts>((card) => [
    ...missingParts(card),
    ...fullNameIssues(card.firstName, card.lastName),
  ]),
);
export type CardOrder = z.infer<typeof cardOrder>;

export const DELIVERY_SERVICES = ['standard', 'express'] as const;

/** Where and how the plastic travels; the postal code is that of the state's country. [USER-14 to USER-16] */
export const cardDelivery = shape({
  service: chosen(DELIVERY_SERVICES, 'delivery.serviceRequired'),
  attention: lineText(60, 'delivery.attentionRequired'),
  ...addressFields,
}).check(postalCodeFits());
export type CardDelivery = z.infer<typeof cardDelivery>;

/** Several cards in one order. */
export const cardOrders = list(cardOrder);
