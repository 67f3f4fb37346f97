import { describe, expect, it } from 'vitest';
import { idOf, outcome, accepts } from '../core/outcome.test.fixtures.ts';
import { card, CARD_FILTER_STATES, CARD_STATES, cardFilter } from './card.ts';
import { CARD_TYPES } from './cardTypes.ts';

const entry = {
  cardId: idOf(1),
  last4: '4486',
  cardType: 'driver',
  status: 'active',
  nameOnCard: 'Rosa Núñez',
  expiresOn: '2030-11',
  fleetId: idOf(2),
  fleetName: 'Linehaul',
  departmentId: null,
  departmentNumber: null,
  driverName: 'Rosa Núñez',
  driverId: 'E2044',
  unitNumber: null,
  profileId: idOf(3),
  profileName: 'Regional',
  hasCustomLimits: false,
  groupId: null,
  groupName: null,
  holdChangesAt: null,
  spentThisCycleCents: -1250,
  currency: 'USD',
  purchasesThisCycle: 3,
  lastUsedAt: '2026-11-21T12:00:00Z',
  orderId: null,
  version: 1,
};

describe('card', () => {
  it('[ENT-14] has the last four digits, name, type, expiration, status, limits, profile', () => {
    expect(outcome(card, entry)).toEqual(entry);
    expect(outcome(card, { ...entry, number: '44861300000044861' })).toEqual(entry);
  });

  it.each(['44861', '448', '44a6', '44861300000044861'])(
    '[ENT-14] accepts only four digits of the number, not %o',
    (last4) => {
      expect(accepts(card, { ...entry, last4 })).toBe(false);
    },
  );

  it('[ENT-15] is of type driver, vehicle, single, or P/L', () => {
    expect(CARD_TYPES).toEqual(['driver', 'vehicle', 'single', 'pl']);
  });

  it('[ENT-60] has every state under exactly one filter', () => {
    const shown = cardFilter.options.flatMap((filter) => CARD_FILTER_STATES[filter]);
    expect(shown.toSorted()).toEqual(CARD_STATES.toSorted());
  });
});
