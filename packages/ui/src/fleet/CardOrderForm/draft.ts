import {
  readDecimal,
  type CardDelivery,
  type CardOrder,
  type CardType,
  type LimitNetwork,
  type ProductGroup,
} from '@forecourt/validation';
import { NO_DEPARTMENT, orNull } from '../form/index.ts';

/** Card types that people can order by hand. */
export const ORDERED_TYPES = ['driver', 'vehicle', 'single'] as const satisfies readonly CardType[];
export type OrderedType = (typeof ORDERED_TYPES)[number];

/** Field values of one card, as typed. */
export interface CardDraft {
  cardType: OrderedType;
  fleetId: string;
  departmentId: string;
  profileId: string;
  nameOnCard: string;
  firstName: string;
  lastName: string;
  driverId: string;
  employeeId: string;
  unitNumber: string;
  vehicleName: string;
  vin: string;
  licensePlate: string;
  /** Products that a card for cardlock sites can buy. */
  products: ProductGroup[];
  hasOwnLimits: boolean;
  /** In dollars. */
  perTransaction: string;
  /** In dollars. */
  perDay: string;
  /** In US gallons. */
  gallonsPerDay: string;
}

export type DeliveryDraft = CardDelivery;

export interface OrderDraft {
  cards: CardDraft[];
  delivery: DeliveryDraft;
}

/** Initial values of a new card. */
export type CardDefaults = Partial<
  Pick<CardDraft, 'cardType' | 'fleetId' | 'departmentId' | 'profileId'>
>;

export const EMPTY_DELIVERY: DeliveryDraft = {
  service: 'standard',
  attention: '',
  street: '',
  city: '',
  state: '',
  postalCode: '',
};

/** Returns an empty card. */
export function emptyCard(defaults: CardDefaults = {}): CardDraft {
  return {
    cardType: 'driver',
    fleetId: '',
    departmentId: NO_DEPARTMENT,
    profileId: '',
    nameOnCard: '',
    firstName: '',
    lastName: '',
    driverId: '',
    employeeId: '',
    unitNumber: '',
    vehicleName: '',
    vin: '',
    licensePlate: '',
    products: [],
    hasOwnLimits: false,
    perTransaction: '',
    perDay: '',
    gallonsPerDay: '',
    ...defaults,
  };
}

/** Copies a card for someone else: keeps fleet, department, and limits, but not the person. */
export function duplicateCard(card: CardDraft): CardDraft {
  const { cardType, fleetId, departmentId, profileId, products, hasOwnLimits } = card;
  const { perTransaction, perDay, gallonsPerDay } = card;
  return {
    ...emptyCard({ cardType, fleetId, departmentId, profileId }),
    products: [...products],
    hasOwnLimits,
    perTransaction,
    perDay,
    gallonsPerDay,
  };
}

/**
 * Parses an amount as typed ("$1,234.50"), in units of 1/`scale`. `null` if empty; `NaN`, which
 * every schema rejects, if invalid.
 */
export function amountOf(typed: string, scale: 100 | 1000): number | null {
  if (typed.trim() === '') return null;
  const result = readDecimal(typed, scale === 100 ? 2 : 3, 'value.invalid');
  return 'value' in result ? result.value : Number.NaN;
}

/** The name to emboss: as typed, or else the driver's name or the vehicle's name or unit. */
export function embossedName(card: CardDraft): string {
  if (card.nameOnCard.trim() !== '') return card.nameOnCard.trim();
  if (card.cardType === 'driver') return `${card.firstName} ${card.lastName}`.trim();
  if (card.cardType === 'vehicle') return (card.vehicleName || card.unitNumber).trim();
  return '';
}

/**
 * Converts a draft to the input of the `cardOrder` schema. Includes only fields of the card's type,
 * and products only for cardlock sites.
 */
export function toCardOrder(card: CardDraft, network: LimitNetwork = 'host'): CardOrder {
  const isDriver = card.cardType === 'driver';
  const isVehicle = card.cardType === 'vehicle';
  return {
    cardType: card.cardType,
    fleetId: card.fleetId,
    departmentId: card.departmentId === NO_DEPARTMENT ? null : orNull(card.departmentId),
    profileId: card.profileId,
    nameOnCard: embossedName(card),
    firstName: isDriver ? orNull(card.firstName) : null,
    lastName: isDriver ? orNull(card.lastName) : null,
    driverId: isDriver ? orNull(card.driverId) : null,
    employeeId: isDriver ? orNull(card.employeeId) : null,
    unitNumber: isVehicle ? orNull(card.unitNumber) : null,
    vehicleName: isVehicle ? orNull(card.vehicleName) : null,
    vin: isVehicle ? orNull(card.vin) : null,
    licensePlate: isVehicle ? orNull(card.licensePlate) : null,
    ...(network === 'cfn' ? { products: card.products } : {}),
    limits: {
      perTransactionCents: card.hasOwnLimits ? amountOf(card.perTransaction, 100) : null,
      perDayCents: card.hasOwnLimits ? amountOf(card.perDay, 100) : null,
      perDayMilligallons: card.hasOwnLimits ? amountOf(card.gallonsPerDay, 1000) : null,
    },
  };
}

const LIMIT_FIELDS: Readonly<Record<string, string>> = {
  'limits.perTransactionCents': 'perTransaction',
  'limits.perDayCents': 'perDay',
  'limits.perDayMilligallons': 'gallonsPerDay',
};

/** Maps an issue's path to the form's field: `cards.0.limits.perDayCents` is `cards.0.perDay`. */
export function fieldOfIssue(path: string): string {
  const match = /^(cards\.\d+\.)(limits\..+)$/.exec(path);
  if (!match) return path;
  const [, card = '', limit = ''] = match;
  return `${card}${LIMIT_FIELDS[limit] ?? limit}`;
}
