import * as z from 'zod/mini';
import {
  accountState,
  allowance,
  CARDS_MOVED_MAX,
  counterReset,
  limitFields,
  limitKind,
  limitProfile,
  namedLimits,
  newNamedLimits,
  ownLimitFields,
  productGroup,
  purchaseLimits,
  cardState,
} from '@forecourt/validation';
import { call } from './call.ts';
import { queryText, uuid } from './common.ts';
import { flag, items, list, natural, oneOf, rows, shape, text } from './shapes.ts';

const instant = text;
const cardIds = list(uuid).check(
  z.minLength(1, { error: 'value.required' }),
  z.maxLength(CARDS_MOVED_MAX, { error: 'value.invalid' }),
);

/** [GW-38, LIMIT-01, LIMIT-02] */
export const listLimitProfiles = call('GET /velocityprofiles', 'limits.view', {
  summary: 'List card limits and profiles with their card counts',
  response: items(limitProfile),
});

/** [GW-38, LIMIT-06, LIMIT-07] `limits` and `cardIds` make a copy for these cards atomically. */
export const createLimitProfile = call('POST /velocityprofiles', 'limits.edit', {
  summary: 'Add a card limit or card profile and assign cards to it',
  body: newNamedLimits,
  response: limitProfile,
  errors: ['profile.nameTaken', 'card.notFound'],
  changes: ['limit'],
});

/** Cards of one fleet that use a profile. */
const fleetUse = shape({
  fleetId: uuid,
  fleetName: text,
  cardCount: natural,
  /** Cards whose own limits override some of the profile's. */
  ownLimits: natural,
  /** Cards in use now, which a change to limits printed on the plastic affects. */
  inUse: natural,
});

/** [GW-39] `fleetId` limits the counts to the cards of that fleet. */
export const getLimitProfile = call('GET /velocityprofiles/:profileId', 'limits.view', {
  summary: 'Get a card limit or profile with its cards',
  query: shape({ fleetId: z.optional(uuid) }),
  response: shape({ profile: limitProfile, fleets: list(fleetUse) }),
  errors: ['profile.notFound'],
});

/** [GW-39, LIMIT-01, LIMIT-02] */
export const changeLimitProfile = call('PUT /velocityprofiles/:profileId', 'limits.edit', {
  summary: 'Update a card limit or profile for every card that uses it',
  body: namedLimits,
  response: limitProfile,
  errors: ['profile.notFound', 'profile.nameTaken', 'profile.isDefault'],
  changes: ['limit'],
  version: 'required',
});

/** [GW-39, LIMIT-03 to LIMIT-05, MSG-46] `reassignTo` first moves its cards, atomically. */
export const deleteLimitProfile = call('DELETE /velocityprofiles/:profileId', 'limits.edit', {
  summary: 'Delete an unused card limit or profile',
  query: shape({ reassignTo: z.optional(uuid) }),
  response: shape({ reassigned: natural }),
  errors: ['profile.notFound', 'profile.inUse', 'limit.inUse', 'profile.isDefault'],
  changes: ['limit'],
  version: 'required',
});

/** [GW-84] */
export const assignCardProfile = call('POST /fleets/card-profile', 'limits.edit', {
  summary: 'Assign cards to a card limit or profile',
  body: shape({ profileId: uuid, cardIds }),
  response: shape({
    changed: natural,
    /** Cards left unchanged, each with the reason. */
    skipped: rows({ cardId: uuid, key: text }),
  }),
  errors: ['profile.notFound'],
  changes: ['limit'],
});

/** [GW-86] */
export const getCardProfileLimits = call(
  'GET /fleets/card-profile-limits/:profileId',
  'limits.view',
  {
    summary: 'Get a profile’s limits as each fleet’s cards use them',
    response: shape({
      profileId: uuid,
      name: text,
      limits: purchaseLimits,
      fleets: list(fleetUse),
    }),
    errors: ['profile.notFound'],
  },
);

const schedule = {
  allowedDays: purchaseLimits.shape.allowedDays,
  allowedTimes: purchaseLimits.shape.allowedTimes,
};

/** [GW-40] */
export const listTimeProfiles = call('GET /timeProfileLimits', 'limits.view', {
  summary: 'List the days and hours of every card limit and profile',
  response: shape({
    items: rows({ profileId: uuid, kind: limitKind, name: text, cardCount: natural, ...schedule }),
  }),
});

/** [GW-36] */
export const getLimitState = call('GET /cfn/limit-state', 'limits.view', {
  summary: 'Get which limits the network checks and which are printed on the card',
  query: shape({ sysAccountId: z.optional(uuid) }),
  response: shape({
    network: oneOf(['host', 'cfn']),
    accountState,
    onCard: list(text),
    /** Number of cards whose plastic is in use, by state. */
    cards: rows({ status: cardState, count: natural }),
  }),
  errors: ['account.unknown'],
});

/** [GW-37] */
export const listFuels = call('GET /portfolio/fuels', 'limits.view', {
  summary: 'List the program’s fuels with purchases in the last 90 days',
  query: shape({ fleetId: z.optional(uuid) }),
  response: shape({
    items: rows({
      productCode: text,
      name: text,
      group: productGroup,
      milligallons: natural,
      purchases: natural,
    }),
  }),
});

const { productCodes } = limitFields.shape;

/** [GW-17, ENT-26] */
export const getCardProductCodes = call('GET /cards/:cardId/productCode', 'limits.view', {
  summary: 'Get the product codes a card can buy and where they come from',
  response: shape({ productCodes, from: oneOf(['card', 'profile', 'none']), version: natural }),
  errors: ['card.notFound'],
});

/** [GW-17, ENT-26] `null` returns to the profile's product codes. */
export const setCardProductCodes = call('PUT /cards/:cardId/productCode', 'limits.edit', {
  summary: 'Set a card’s own product codes',
  body: shape({ productCodes }),
  response: shape({ productCodes, from: oneOf(['card', 'profile', 'none']), version: natural }),
  errors: ['card.notFound'],
  changes: ['limit'],
  version: 'required',
});

/** [GW-19] */
export const resetCardLimit = call('POST /cards/:cardId/resetlimit', 'limits.edit', {
  summary: 'Reset a card’s counters to zero',
  body: counterReset,
  response: shape({ at: instant }),
  errors: ['card.notFound'],
  changes: ['limit'],
});

const openAllowance = shape({
  allowanceId: uuid,
  ...allowance.shape,
  amountCents: natural,
  createdAt: instant,
  createdBy: text,
});

/** [CARD-30] */
export const listAllowances = call('GET /cards/:cardId/allowonce', 'limits.view', {
  summary: 'List purchases a card can still make over its limits',
  response: items(openAllowance),
  errors: ['card.notFound'],
});

/** [CARD-30] */
export const allowOnce = call('POST /cards/:cardId/allowonce', 'limits.edit', {
  summary: 'Allow one purchase over a card’s limits',
  body: allowance,
  response: openAllowance,
  errors: ['card.notFound', 'allowance.exists', 'allowance.over'],
  changes: ['limit'],
});

export const cancelAllowance = call('DELETE /cards/:cardId/allowonce/:allowanceId', 'limits.edit', {
  summary: 'Revoke an allowed purchase that was not made yet',
  response: shape({ isCanceled: flag }),
  errors: ['card.notFound', 'allowance.notFound'],
  changes: ['limit'],
});

/** [LIMIT-01] The card's own limits; omitted or `null` fields fall back to the profile's. */
export const setCardLimits = call('PUT /cards/:cardId/limits', 'limits.edit', {
  summary: 'Set a card’s own limits, or return to its profile’s',
  body: shape({ limits: z.nullable(ownLimitFields), reason: queryText(200) }),
  response: shape({ limits: purchaseLimits, version: natural }),
  errors: ['card.notFound'],
  changes: ['limit'],
  version: 'required',
});
