import type { FoundIssue } from '../core/shape.ts';
import type { MessageKey } from '../messages/keys.ts';
import { CARD_TYPES, type CardType } from './cardTypes.ts';

/** What the type of an ordered card decides about. */
export interface OrderedParts {
  cardType: CardType;
  firstName: string | null;
  lastName: string | null;
  driverId: string | null;
  unitNumber: string | null;
  vehicleName: string | null;
}
/** The same before any rule has looked at it. */
export type AnyParts = Readonly<Partial<Record<keyof OrderedParts, unknown>>>;
type Part = Exclude<keyof OrderedParts, 'cardType'>;

/** What each type of card cannot do without, besides what all need. */
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
export function missingParts(card: AnyParts): FoundIssue[] {
  if (!isCardType(card.cardType)) return [];
  const found: FoundIssue[] = [];
  for (const part of REQUIRED_PARTS[card.cardType]) {
    const value = card[part];
    if (value === null || value === undefined) found.push({ path: [part], key: missingKeys[part] });
  }
  return found;
}
