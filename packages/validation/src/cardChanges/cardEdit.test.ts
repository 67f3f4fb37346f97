import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARD_TYPES } from '../cards/cardTypes.ts';
import { placedKeysOf, expectRoundTrip } from '../core/issues.test.fixtures.ts';
import { idOf } from '../core/outcome.test.fixtures.ts';
import { NO_LIMITS } from '../limits/noLimits.ts';
import {
  ASSIGNEE_OF_TYPE,
  cardEdit,
  cardReissue,
  cardReplacement,
  needsNewPlastic,
} from './cardEdit.ts';

const whole = {
  nameOnCard: 'Rosa Núñez',
  fleetId: idOf(1),
  departmentId: null,
  groupId: idOf(2),
  assigneeId: idOf(3),
  profileId: idOf(4),
  ownLimits: { ...NO_LIMITS, perDayCents: 60_000 },
};
const delivery = {
  service: 'express',
  attention: 'Dana Morales',
  street: '400 Commerce St',
  city: 'Dallas',
  state: 'TX',
  postalCode: '75202',
} as const;

describe('a card edit', () => {
  it('[CARD-02] includes only the fields that change', () => {
    const some = fc.subarray(Object.entries(whole)).map((entries) => Object.fromEntries(entries));
    expectRoundTrip(cardEdit, some);
    expect(cardEdit.parse({})).toEqual({});
  });

  it.each([
    [{ nameOnCard: ' ' }, ['nameOnCard: card.nameRequired']],
    [{ nameOnCard: 'x'.repeat(31) }, ['nameOnCard: text.tooLong']],
    [{ fleetId: '' }, ['fleetId: card.fleetRequired']],
    [{ profileId: '' }, ['profileId: card.profileRequired']],
    [{ profileId: null }, ['profileId: card.profileRequired']],
    [{ assigneeId: 'somebody' }, ['assigneeId: value.invalid']],
    [{ groupId: '' }, ['groupId: value.invalid']],
    [{ ownLimits: 'many' }, ['ownLimits: value.invalid']],
  ])('[CARD-24] for %j, reports %j', (edit, expected) => {
    expect(placedKeysOf(cardEdit, edit)).toEqual(expected);
  });

  it.each([
    ['LIMIT-08', { perDayMilligallons: 500_001 }, 'perDayMilligallons: value.between'],
    [
      'LIMIT-11',
      { allowedTimes: [{ start: '19:00', end: '05:00' }] },
      'allowedTimes.0.end: time.endNotAfterStart',
    ],
    [
      'EXPR-12',
      { perDayCents: 1_000, perTransactionCents: 2_000 },
      'perTransactionCents: limit.transactionAboveDay',
    ],
  ])('[%s] accepts only own limits that a profile could have: %j', (_id, limits, expected) => {
    const ownLimits = { ...NO_LIMITS, ...limits };
    expect(placedKeysOf(cardEdit, { ownLimits })).toEqual([`ownLimits.${expected}`]);
  });

  it('[CARD-06] needs new plastic only if the name changes', () => {
    const card = { nameOnCard: 'Rosa Núñez' };
    expect(needsNewPlastic(card, {})).toBe(false);
    expect(needsNewPlastic(card, { nameOnCard: ' Rosa Núñez ' })).toBe(false);
    expect(needsNewPlastic(card, { nameOnCard: 'Rosa Nunez' })).toBe(true);
  });

  it('[ENT-15] assigns vehicle cards to vehicles and all other types to drivers', () => {
    expect(CARD_TYPES.filter((type) => ASSIGNEE_OF_TYPE[type] === 'vehicle')).toEqual(['vehicle']);
  });
});

describe('new plastic', () => {
  it('[CARD-05] [CARD-19] requires a reason for a replacement and validates its delivery', () => {
    expectRoundTrip(cardReplacement, fc.constantFrom({ reason: 'damaged', delivery: null }));
    expect(cardReplacement.parse({ reason: 'lostOrStolen', delivery })).toEqual({
      reason: 'lostOrStolen',
      delivery,
    });
    expect(placedKeysOf(cardReplacement, { delivery: null })).toEqual([
      'reason: card.replacementReasonRequired',
    ]);
    expect(
      placedKeysOf(cardReplacement, { reason: 'damaged', delivery: { ...delivery, state: 'ZZ' } }),
    ).toEqual(['delivery.state: address.stateOrProvince']);
  });

  it('[CARD-06] accepts a reissue without a new name, but not with an empty one', () => {
    expect(cardReissue.parse({ nameOnCard: null, delivery })).toEqual({
      nameOnCard: null,
      delivery,
    });
    expect(placedKeysOf(cardReissue, { nameOnCard: '', delivery: null })).toEqual([
      'nameOnCard: card.nameRequired',
    ]);
  });
});
