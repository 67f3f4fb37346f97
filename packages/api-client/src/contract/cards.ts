import * as z from 'zod/mini';
import {
  card,
  cardDelivery,
  cardFilter,
  cardOrder,
  cardState,
  cardType,
  holdSchedule,
  limitUsage,
  order,
  purchaseLimits,
} from '@forecourt/validation';
import { call } from './call.ts';
import { timelineEntry } from './timeline.ts';
import { exportedFile, exportFormat } from './roster.ts';
import { page, pageQuery, paged, queryText, uuid } from './common.ts';
import { flag, list, natural, oneOf, record, rows, shape, text } from './shapes.ts';

const instant = text;

export const CARD_SORTS = [
  'card',
  'assignedTo',
  'status',
  'fleet',
  'profile',
  'spent',
  'lastUsed',
] as const;

/** Filters of a card list. */
export const cardFilters = {
  q: z.optional(queryText(60)),
  status: z.optional(cardFilter),
  exactStatus: z.optional(cardState),
  cardType: z.optional(cardType),
  fleetId: z.optional(uuid),
  departmentId: z.optional(uuid),
  orderId: z.optional(uuid),
  groupId: z.optional(uuid),
  /** Cards held by this driver. */
  driverId: z.optional(uuid),
};
const listFilter = {
  ...cardFilters,
  sort: z.optional(oneOf(CARD_SORTS)),
  direction: z.optional(oneOf(['asc', 'desc'])),
};

/** [GW-14, ENT-60] `q` matches last four digits, card name, driver, driver ID, unit, and VIN. */
export const listCards = call('GET /cards', 'cards.view', {
  summary: 'List cards, with filters, sorting, and pages',
  query: shape({ ...pageQuery, ...listFilter }),
  response: shape({
    ...page(card).shape,
    /** Cards by state under the other filters; `null` unless `total` is requested. */
    counts: z.nullable(record(text, natural)),
  }),
});

const relatedCard = shape({ cardId: uuid, last4: text });

export const cardDetails = shape({
  card,
  vehicle: z.nullable(
    shape({
      unitNumber: text,
      name: text,
      vin: z.nullable(text),
      licensePlate: z.nullable(text),
      odometerMiles: z.nullable(natural),
      tankCapacityGallons: z.nullable(natural),
    }),
  ),
  driver: z.nullable(
    shape({
      firstName: text,
      lastName: text,
      driverId: text,
      employeeId: z.nullable(text),
    }),
  ),
  limits: purchaseLimits,
  usage: limitUsage,
  /** Instants at which the day, week, and cycle counters reset. */
  resetsAt: shape({ day: instant, week: instant, cycle: instant }),
  timeZone: text,
  orderedAt: instant,
  activatedAt: z.nullable(instant),
  /** ID of the assigned driver or vehicle, as used in edits. */
  assigneeId: z.nullable(uuid),
  /** The card's own limits; `null`, or a limit that is `null`, if the profile's apply. */
  ownLimits: z.nullable(purchaseLimits),
  hasPin: flag,
  /** Whether the card's fleet texts its drivers; omitted by earlier releases. */
  textsDrivers: z.optional(flag),
  /** When the card is held automatically; `null` if it has no schedule. */
  holdSchedule: z.nullable(holdSchedule),
  /** The card that this one replaced, and the one that replaced it. */
  replaces: z.nullable(relatedCard),
  replacedBy: z.nullable(relatedCard),
});
export type CardDetails = z.infer<typeof cardDetails>;

/** [GW-15, CARD-01, CARD-02] */
export const getCard = call('GET /cards/:cardId', 'cards.view', {
  summary: 'Get a card with its limits and usage',
  response: cardDetails,
  errors: ['card.notFound'],
});

/** [GW-24] */
export const exportCards = call('GET /cards/export', 'cards.export', {
  summary: 'Export the filtered cards',
  query: shape({ ...listFilter, format: exportFormat }),
  response: exportedFile,
});

/** [GW-35] */
export const exportCard = call('GET /data-export/card', 'cards.export', {
  summary: 'Export a card’s history: changes, purchases, and declines',
  query: shape({ cardId: uuid, format: exportFormat }),
  response: exportedFile,
  errors: ['card.notFound'],
});

/** [GW-27] */
export const listBlockReasons = call('GET /cards/blockreasons', 'cards.view', {
  summary: 'List reasons for blocking or holding a card',
  response: shape({ items: rows({ reason: text, labelKey: text }) }),
});

/** [CARD-04, CARD-07, CARD-12, CARD-13] Follows the lifecycle; a refusal has reasons as fields. */
export const changeCardStatus = call('POST /cards/:cardId/status', 'cards.changeStatus', {
  summary: 'Activate, hold, reactivate, or block a card',
  body: shape({
    action: oneOf(['activate', 'hold', 'reactivate', 'block']),
    reason: z.nullable(queryText(40)),
    note: z.nullable(queryText(200)),
  }),
  /** `receiptNumber` is set if the card was reported lost or stolen. */
  response: shape({ card, receiptNumber: z.optional(text) }),
  errors: ['card.notFound', 'card.refused'],
  changes: ['card'],
  version: 'required',
});

/** [CARD-03, CARD-32] A manual order, without a file. */
export const orderCards = call('POST /cards', 'cards.order', {
  summary: 'Order up to five cards',
  body: shape({
    cards: list(cardOrder),
    delivery: cardDelivery,
    /** `cfn` is for cardlock sites; every card then lists what it may buy. [NAV-22] */
    network: z.optional(oneOf(['host', 'cfn'])),
  }),
  response: shape({ order, cards: list(card) }),
  errors: ['order.tooManyCards', 'order.notPossible', 'order.cfnNotOffered', 'account.cannotOrder'],
  changes: ['card', 'order'],
});

export const listOrders = call('GET /cards/orders', 'cards.view', {
  summary: 'List card orders, newest first',
  ...paged(order, {}),
});

export const getOrder = call('GET /cards/orders/:orderId', 'cards.view', {
  summary: 'Get a card order and its steps',
  response: order,
  errors: ['order.notFound'],
});

/** [GW-21] */
export const getCardAudit = call('GET /cards/:cardId/audit', 'cards.view', {
  summary: 'List a card’s history: changes, purchases, declines, and alerts',
  ...paged(timelineEntry, {}),
  errors: ['card.notFound'],
});
