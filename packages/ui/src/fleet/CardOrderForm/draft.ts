import {
  readDecimal,
  type CardDelivery,
  type CardOrder,
  type CardType,
  type LimitNetwork,
  type ProductGroup,
} from '@forecourt/validation';
import { NO_DEPARTMENT, orNull } from '../form/index.ts';

/** Card types that a person can order by hand. */
export const ORDERED_TYPES = ['driver', 'vehicle', 'single'] as const satisfies readonly CardType[];
export type OrderedType = (typeof ORDERED_TYPES)[number];

/** What the fields of one card hold: text as typed, so that nothing is lost on the way. */
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
  /** What a card for cardlock sites is good for. */
  products: ProductGroup[];
  hasOwnLimits: boolean;
  /** Dollars. */
  perTransaction: string;
  /** Dollars. */
  perDay: string;
  /** US gallons. */
  gallonsPerDay: string;
}

export type DeliveryDraft = CardDelivery;

export interface OrderDraft {
  cards: CardDraft[];
  delivery: DeliveryDraft;
}

/** What a new card starts with. */
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

/** A card with nothing typed. */
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

/** The same card for someone else: where it belongs and its limits stay, who it is for does not. */
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
 * Reads an amount as people type it ("$1,234.50") in units of 1/`scale`. null when empty;
 * NaN when it is no amount, which every schema refuses.
 */
export function amountOf(typed: string, scale: 100 | 1000): number | null {
  if (typed.trim() === '') return null;
  const read = readDecimal(typed, scale === 100 ? 2 : 3, 'value.invalid');
  return 'value' in read ? read.value : Number.NaN;
}

/** The name that is embossed when none is typed: the driver's, the unit's. */
export function embossedName(card: CardDraft): string {
  if (card.nameOnCard.trim() !== '') return card.nameOnCard.trim();
  if (card.cardType === 'driver') return `${card.firstName} ${card.lastName}`.trim();
  if (card.cardType === 'vehicle') return (card.vehicleName || card.unitNumber).trim();
  return '';
}

/**
 * What the schema `cardOrder` reads. Only what belongs to the card's type is sent, and products only
 * of a card for cardlock sites.
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

/** The form's field for the path of an issue: `cards.0.limits.perDayCents` is `cards.0.perDay`. */
export function fieldOfIssue(path: string): string {
  const found = /^(cards\.\d+\.)(limits\..+)$/.exec(path);
  if (!found) return path;
  const [, card = '', limit = ''] = found;
  return `${card}${LIMIT_FIELDS[limit] ?? limit}`;
}
