import type { CrossFieldIssue } from '../core/shape.ts';
import type { MessageKey } from '../messages/keys.ts';
import { CARD_TYPES, type CardType } from './cardTypes.ts';

/** Fields of an ordered card whose requirements depend on its type. */
export interface OrderedParts {
  cardType: CardType;
  firstName: string | null;
  lastName: string | null;
  driverId: string | null;
  unitNumber: string | null;
  vehicleName: string | null;
}
/** The same fields before validation. */
export type AnyParts = Readonly<Partial<Record<keyof OrderedParts, unknown>>>;
type Part = Exclude<keyof OrderedParts, 'cardType'>;

/** Fields required by each card type, in addition to those that all require. */
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

/** Finds missing fields that the card's type requires; each field's own rule reports blank text. */
export function missingParts(card: AnyParts): CrossFieldIssue[] {
  if (!isCardType(card.cardType)) return [];
  const issues: CrossFieldIssue[] = [];
  for (const part of REQUIRED_PARTS[card.cardType]) {
    const value = card[part];
    if (value === null || value === undefined)
      issues.push({ path: [part], key: missingKeys[part] });
  }
  return issues;
}
