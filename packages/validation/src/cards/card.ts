import * as z from 'zod/mini';
import {
  flag,
  id,
  instant,
  integer,
  month,
  natural,
  nullable,
  oneOf,
  shape,
  text,
} from '../core/shape.ts';
import { CARD_TYPES } from './cardTypes.ts';

export const cardType = oneOf(CARD_TYPES);

const OUT_OF_USE_STATES = [
  'onHold',
  'blocked',
  'lostOrStolen',
  'canceled',
  'expired',
  'deactivated',
  'unassigned',
] as const;

/** Card states. [CARD-11] */
export const CARD_STATES = [
  'ordered',
  'pendingActivation',
  'active',
  ...OUT_OF_USE_STATES,
] as const;
export const cardState = oneOf(CARD_STATES);
export type CardState = z.infer<typeof cardState>;

/** The three groups of the card filter; every state is in exactly one. [ENT-60] */
export const CARD_FILTERS = ['active', 'deactivated', 'ordered'] as const;
export const cardFilter = oneOf(CARD_FILTERS);
export type CardFilter = z.infer<typeof cardFilter>;

/** States shown by each filter. [ENT-60] */
export const CARD_FILTER_STATES: Readonly<Record<CardFilter, readonly CardState[]>> = {
  ordered: ['ordered', 'pendingActivation'],
  active: ['active'],
  deactivated: OUT_OF_USE_STATES,
};

/** A card as shown in lists. Contains only the last four digits of its number. [ENT-14] */
export const card = shape({
  cardId: id,
  last4: z.string({ error: 'value.invalid' }).check(z.regex(/^\d{4}$/, { error: 'value.invalid' })),
  cardType,
  status: cardState,
  nameOnCard: text(60),
  /** The month in which the card expires; valid through its last day. */
  expiresOn: month,
  fleetId: id,
  fleetName: text(60),
  departmentId: nullable(id),
  departmentNumber: nullable(text(5)),
  driverName: nullable(text(80)),
  driverId: nullable(text(20)),
  unitNumber: nullable(text(20)),
  profileId: nullable(id),
  profileName: nullable(text(60)),
  /** Whether the card has custom limits on top of its profile. */
  hasCustomLimits: flag,
  spentThisCycleCents: integer,
  currency: text(3),
  purchasesThisCycle: natural,
  lastUsedAt: nullable(instant),
  orderId: nullable(id),
  groupId: nullable(id),
  groupName: nullable(text(30)),
  /** When the current or next scheduled hold changes; `null` if none is scheduled. */
  holdChangesAt: nullable(instant),
  version: natural,
});
export type Card = z.infer<typeof card>;
