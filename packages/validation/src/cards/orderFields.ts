import { firstName, fullNameIssues, lastName, nameOnCard } from '../contact/names.ts';
import { requiredChoice, requiredId, id, nullable, type CrossFieldIssue } from '../core/shape.ts';
import { driverId, employeeId } from '../drivers/driverFields.ts';
import { limitMilligallons } from '../limits/limitMilligallons.ts';
import { transactionAboveDay } from '../limits/transactionAboveDay.ts';
import { optionalCents } from '../money/limitCents.ts';
import { licensePlate, unitNumber, vehicleName } from '../vehicles/vehicleFields.ts';
import { vin } from '../vehicles/vin.ts';
import { CARD_TYPES } from './cardTypes.ts';
import { missingParts, type AnyParts } from './orderedParts.ts';

/** Fields of an ordered card; its limits are in `orderLimitFields`. */
export const orderFields = {
  cardType: requiredChoice(CARD_TYPES, 'card.typeRequired'),
  fleetId: requiredId('card.fleetRequired'),
  departmentId: nullable(id),
  profileId: requiredId('card.profileRequired'),
  nameOnCard,
  firstName: nullable(firstName),
  lastName: nullable(lastName),
  driverId: nullable(driverId),
  employeeId: nullable(employeeId),
  unitNumber: nullable(unitNumber),
  vehicleName: nullable(vehicleName),
  vin: nullable(vin),
  licensePlate: nullable(licensePlate),
};

/** Custom limits of an ordered card; `null` means the profile's limit applies. */
export const orderLimitFields = {
  perTransactionCents: optionalCents,
  perDayCents: optionalCents,
  /** Up to 500 gallons. [LIMIT-08] */
  perDayMilligallons: nullable(limitMilligallons),
};
export interface OrderedAmounts {
  readonly perTransactionCents: number | null;
  readonly perDayCents: number | null;
}

/** Issues across the fields of an ordered card. */
export function crossFieldIssues(card: AnyParts): readonly CrossFieldIssue[] {
  const missing = missingParts(card);
  const nameIssues = fullNameIssues(card.firstName, card.lastName);
  return nameIssues.length === 0 ? missing : [...missing, ...nameIssues];
}

/** Issues across the limits of an ordered card. */
export const crossLimitIssues = (limits: Partial<OrderedAmounts>): readonly CrossFieldIssue[] =>
  transactionAboveDay('perTransactionCents', limits.perTransactionCents, limits.perDayCents);
