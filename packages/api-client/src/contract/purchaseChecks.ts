import * as z from 'zod/mini';
import {
  limitFields,
  limitUsage,
  ownLimitFields,
  productCode,
  productGroup,
  PURCHASE_RULE_NAMES,
  stateOrProvince,
} from '@forecourt/validation';
import { call } from './call.ts';
import { queryNumber, uuid } from './common.ts';
import { flag, integer, list, natural, oneOf, rows, shape, text } from './shapes.ts';

const instant = text;
const purchaseRule = oneOf(PURCHASE_RULE_NAMES);
const outcome = oneOf(['approved', 'approvedUpTo', 'declined']);
const figure = z.nullable(integer);

const requestedLine = shape({
  productCode: text,
  group: productGroup,
  amountCents: natural,
  milligallons: natural,
});

/** The result of `evaluatePurchase` on the wire. */
export const purchaseDecision = shape({
  outcome,
  approvedCents: natural,
  approvedMilligallons: natural,
  approvedLines: list(requestedLine),
  checks: rows({
    rule: purchaseRule,
    verdict: oneOf(['pass', 'cap', 'decline', 'flag']),
    mode: oneOf(['decline', 'flag']),
    unit: z.nullable(oneOf(['cents', 'milligallons', 'count', 'miles'])),
    limit: figure,
    used: figure,
    asked: figure,
    left: figure,
    /** Instant in epoch milliseconds. */
    freesAt: figure,
    timeZone: text,
    enforcement: oneOf(['always', 'whereSupported', 'afterTheFact']),
  }),
  clock: shape({ timeZone: text, weekStartsOn: oneOf(['sun', 'mon']) }),
});

/** A card, or a card limit or profile, which has no usage yet. */
const subject = { cardId: z.nullable(uuid), profileId: z.nullable(uuid) };

/** A hypothetical purchase. */
const hypotheticalPurchase = shape({
  at: instant.check(z.iso.datetime({ error: 'value.invalid' })),
  state: stateOrProvince,
  acceptsLess: flag,
  lines: rows({ productCode, amountCents: natural, milligallons: natural }).check(
    z.minLength(1, { error: 'value.required' }),
    z.maxLength(20, { error: 'value.invalid' }),
  ),
});

const decisionResult = shape({
  decision: purchaseDecision,
  usage: limitUsage,
  /** Whether this purchase would use the card's one-time allowance. */
  usesAllowance: flag,
});

/** Takes a hypothetical purchase, or a real one or decline, evaluated as it was requested. */
export const checkPurchase = call('POST /limits/check', 'limits.view', {
  summary: 'Check whether a purchase would be approved under current and edited limits',
  body: shape({
    ...subject,
    /** Edited limits; `null` checks only the current ones. */
    limits: z.nullable(limitFields),
    purchase: z.nullable(hypotheticalPurchase),
    transactionId: z.nullable(uuid),
  }),
  response: shape({
    at: instant,
    siteTimeZone: text,
    state: text,
    lines: list(requestedLine),
    before: decisionResult,
    after: z.nullable(decisionResult),
  }),
  errors: ['card.notFound', 'profile.notFound', 'transaction.notFound'],
});

const replayTotals = shape({
  approved: natural,
  approvedUpTo: natural,
  declined: natural,
  approvedCents: natural,
});
const replayedOutcome = shape({ outcome, approvedCents: natural, rules: list(purchaseRule) });

/** How many days a replay or a limits check can look back. */
export const REPLAY_DAYS = [30, 90] as const;
const replayDays = z.union([z.literal(30), z.literal(90)], { error: 'value.invalid' });

/** [ENT-16 to ENT-26] */
export const replayLimits = call('POST /limits/replay', 'limits.view', {
  summary: 'Replay recent purchases under edited limits and list what would change',
  body: shape({ ...subject, limits: limitFields, days: replayDays }),
  response: shape({
    purchases: natural,
    cards: natural,
    /** Whether there were more purchases than can be replayed; the latest are replayed. */
    isPartial: flag,
    before: replayTotals,
    after: replayTotals,
    changeCount: natural,
    /** Newest first, at most 100. */
    changes: rows({
      transactionId: uuid,
      cardId: uuid,
      last4: text,
      at: instant,
      siteName: text,
      city: text,
      state: text,
      timeZone: text,
      askedCents: natural,
      before: replayedOutcome,
      after: replayedOutcome,
    }),
  }),
  errors: ['card.notFound', 'profile.notFound'],
});

export const getLimitsFit = call('GET /limits/fit', 'limits.view', {
  summary: 'List cards whose limits far exceed what they spend, with proposed values',
  query: shape({
    profileId: z.optional(uuid),
    cardId: z.optional(uuid),
    limit: z.optional(queryNumber(1, 200)),
  }),
  response: shape({
    looked: natural,
    isPartial: flag,
    cards: rows({
      cardId: uuid,
      last4: text,
      name: text,
      profileName: z.nullable(text),
      version: natural,
      purchases: natural,
      findings: rows({
        limit: oneOf([
          'transactionsPerDay',
          'perTransactionMilligallons',
          'perDayMilligallons',
          'perTransactionCents',
          'perDayCents',
          'perCycleCents',
        ]),
        rule: purchaseRule,
        misfit: oneOf(['blank', 'allNines', 'tooLoose']),
        value: figure,
        mostUsed: figure,
        proposed: figure,
      }),
    }),
  }),
});

/** Saves the proposed limits as each card's own. */
export const acceptLimits = call('POST /limits/fit', 'limits.edit', {
  summary: 'Apply right-sized limits to cards',
  body: shape({
    cards: rows({ cardId: uuid, version: natural, limits: ownLimitFields }).check(
      z.minLength(1, { error: 'value.required' }),
      z.maxLength(200, { error: 'value.invalid' }),
    ),
  }),
  response: shape({
    changed: natural,
    skipped: rows({ cardId: uuid, key: text }),
  }),
  changes: ['limit'],
});
