import type { FoundIssue } from '../core/shape.ts';
import type { MessageKey } from '../messages/keys.ts';
import { CARD_TYPES, type CardType } from './card.ts';

/** What the type of an ordered card decides about. */
export interface OrderedParts {
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
export function missingParts(card: Partial<OrderedParts>): FoundIssue[] {
  if (!isCardType(card.cardType)) return [];
  return REQUIRED_PARTS[card.cardType]
    .filter((part) => card[part] === null || card[part] === undefined)
    .map((part) => ({ path: [part], key: missingKeys[part] }));
}
