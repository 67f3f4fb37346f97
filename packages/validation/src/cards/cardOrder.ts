import * as z from 'zod/mini';
import { canadianPostalCode, isProvince, stateOrProvince, usZip } from '../addresses/address.ts';
import { firstName, fullNameIssues, lastName, nameOnCard } from '../contact/names.ts';
import {
  across,
  chosen,
  chosenId,
  filledText,
  id,
  list,
  nullable,
  shape,
  type FoundIssue,
} from '../core/shape.ts';
import { driverId, employeeId } from '../drivers/driverFields.ts';
import { GALLONS_MAX, MILLIGALLONS_MAX } from '../limits/constants.ts';
import type { MessageKey } from '../messages/keys.ts';
import { optionalCents } from '../money/money.ts';
import { licensePlate, unitNumber, vehicleName } from '../vehicles/vehicleFields.ts';
import { vin } from '../vehicles/vin.ts';
import { CARD_TYPES, type CardType } from './card.ts';

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Limits that one ordered card gets in place of its profile's; null keeps the profile's. */
export const orderedLimits = shape({
  perTransactionCents: optionalCents,
  perDayCents: optionalCents,
  /** Up to 500 gallons. [LIMIT-08] */
  perDayMilligallons: nullable(
    z.int({ error: 'value.invalid' }).check(
      z.minimum(0, { error: 'value.atLeast' }),
      z.refine((value) => value <= MILLIGALLONS_MAX, {
        error: 'value.between',
        params: { min: 0, max: GALLONS_MAX },
      }),
    ),
  ),
}).check(
  across<{ perTransactionCents: number | null; perDayCents: number | null }>(
    ({ perTransactionCents, perDayCents }) =>
      isNumber(perTransactionCents) && isNumber(perDayCents) && perTransactionCents > perDayCents
        ? [{ path: ['perTransactionCents'], key: 'limit.transactionAboveDay' }]
        : [],
  ),
);

interface OrderedParts {
  cardType: CardType;
  firstName: string | null;
  lastName: string | null;
  driverId: string | null;
  unitNumber: string | null;
  vehicleName: string | null;
}
type Part = Exclude<keyof OrderedParts, 'cardType'>;

/** What each type of card cannot do without, beside what all need. */
export const REQUIRED_PARTS: Readonly<Record<CardType, readonly Part[]>> = {
  driver: ['firstName', 'lastName', 'driverId'],
  vehicle: ['unitNumber', 'vehicleName'],
  single: [],
  pl: [],
};
const missingKeys: Readonly<Record<Part, MessageKey>> = {
  firstName: 'name.firstRequired',
  lastName: 'name.lastRequired',
  driverId: 'driver.idRequired',
  unitNumber: 'vehicle.unitRequired',
  vehicleName: 'vehicle.nameRequired',
};

const isCardType = (value: unknown): value is CardType =>
  CARD_TYPES.some((cardType) => cardType === value);

/** Parts that the card's type needs; blank text is found by the part's own rule. */
function missingParts(card: Partial<OrderedParts>): FoundIssue[] {
  if (!isCardType(card.cardType)) return [];
  return REQUIRED_PARTS[card.cardType]
    .filter((part) => card[part] === null || card[part] === undefined)
    .map((part) => ({ path: [part], key: missingKeys[part] }));
}

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
  attention: filledText(60, 'delivery.attentionRequired'),
  street: filledText(80, 'address.streetRequired'),
  city: filledText(60, 'address.cityRequired'),
  state: stateOrProvince,
  postalCode: filledText(10, 'address.postalCodeRequired').check(
    z.toUpperCase(),
    z.overwrite((value) => value.replace(/^([A-Z]\d[A-Z])[ -]?(\d[A-Z]\d)$/, '$1 $2')),
  ),
}).check(
  across<{ state: string; postalCode: string }>(({ state, postalCode }) => {
    if (typeof state !== 'string' || typeof postalCode !== 'string' || postalCode === '') return [];
    const [rule, key] = isProvince(state)
      ? ([canadianPostalCode, 'address.canadianPostalCode'] as const)
      : ([usZip, 'address.zip'] as const);
    return rule.safeParse(postalCode).success ? [] : [{ path: ['postalCode'], key }];
  }),
);
export type CardDelivery = z.infer<typeof cardDelivery>;

/** Several cards in one order. */
export const cardOrders = list(cardOrder);
