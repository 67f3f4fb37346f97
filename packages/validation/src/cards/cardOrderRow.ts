import * as z from 'zod/mini';
import { firstName, fullNameIssues, lastName, nameOnCard } from '../contact/names.ts';
import {
  across,
  requiredChoice,
  lineText,
  nullable,
  shape,
  type CrossFieldIssue,
} from '../core/shape.ts';
import { driverId, employeeId } from '../drivers/driverFields.ts';
import { gallons } from '../limits/amounts.ts';
import { transactionAboveDay } from '../limits/transactionAboveDay.ts';
import type { MessageKey } from '../messages/keys.ts';
import { money } from '../money/money.ts';
import { licensePlate, unitNumber, vehicleName } from '../vehicles/vehicleFields.ts';
import { vin } from '../vehicles/vin.ts';
import { CARD_TYPES } from './cardTypes.ts';
import { missingParts, type OrderedParts } from './orderedParts.ts';

/** An optional cell: missing or blank text becomes `null`. */
const cell = <T extends z.core.SomeType>(rule: T) =>
  z.pipe(
    z.transform((text: unknown): unknown => {
      if (text === undefined) return null;
      return typeof text === 'string' && text.trim() === '' ? null : text;
    }),
    nullable(rule),
  );
const nameText = (missing: MessageKey) => lineText(60, missing);

interface Row extends OrderedParts {
  perTransaction: number | null;
  perDay: number | null;
}

/**
 * A row of an order file as text cells by column: names of the fleet, department, and profile,
 * amounts in dollars, and fuel in gallons; omitted columns count as empty. Parses empty cells to
 * `null`, and figures to integer cents and thousandths of a gallon. To import whole files, with
 * corrections and lookups in the account, use `@forecourt/validation/imports`. [CARD-03, CARD-23 to
 * CARD-26, DRIVER-01 to DRIVER-16, LIMIT-08, LIMIT-10]
 */
export const cardOrderRow = shape({
  cardType: z.pipe(
    z.transform((text: unknown) => (typeof text === 'string' ? typeOf(text) : text)),
    requiredChoice(CARD_TYPES, 'card.typeRequired'),
  ),
  firstName: cell(firstName),
  lastName: cell(lastName),
  driverId: cell(driverId),
  employeeId: cell(employeeId),
  unitNumber: cell(unitNumber),
  vehicleName: cell(vehicleName),
  vin: cell(vin),
  licensePlate: cell(licensePlate),
  fleet: nameText('card.fleetRequired'),
  department: cell(nameText('value.required')),
  profile: nameText('card.profileRequired'),
  nameOnCard,
  perTransaction: cell(money),
  perDay: cell(money),
  gallonsPerDay: cell(gallons),
}).check(
  across<Row>((row): readonly CrossFieldIssue[] => [
    ...missingParts(row),
    ...fullNameIssues(row.firstName, row.lastName),
    ...transactionAboveDay('perTransaction', row.perTransaction, row.perDay),
  ]),
);
export type CardOrderRow = z.infer<typeof cardOrderRow>;

/** Normalizes names such as "Driver" or "P/L" to card types. */
function typeOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z]/g, '');
}
