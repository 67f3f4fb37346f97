import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NAME_CHARACTERS_MAX } from '../cards/constants.ts';
import { expectRefused, expectRoundTrip, placedKeysOf } from '../core/issues.test.fixtures.ts';
import { idOf } from '../core/outcome.test.fixtures.ts';
import { LIMIT_COUNTERS, counterKey, counterOfRule, counterReset } from './limitCounters.ts';
import { namedLimits, newNamedLimits } from './namedLimits.ts';
import { NO_LIMITS } from './noLimits.ts';
import { leaveDefaultRefusal, makeDefaultRefusal } from './removeLimit.ts';

const regional = { kind: 'profile', name: 'Regional', isDefault: true, limits: NO_LIMITS };
const added = { ...regional, cardIds: [idOf(1)] };

describe('namedLimits', () => {
  it.each([
    [regional, []],
    [{ ...regional, isDefault: false }, []],
    [{ ...regional, kind: 'limit', isDefault: false }, []],
    [{ ...regional, kind: 'limit' }, ['isDefault: value.invalid']],
    [{ ...regional, kind: '' }, ['kind: value.invalid']],
    [{ ...regional, name: ' ' }, ['name: profile.nameRequired']],
    [{ ...regional, name: 'x'.repeat(NAME_CHARACTERS_MAX) }, []],
    [{ ...regional, name: 'x'.repeat(NAME_CHARACTERS_MAX + 1) }, ['name: text.tooLong']],
    [{ ...regional, limits: null }, ['limits: value.invalid']],
  ])('[LIMIT-01] [LIMIT-02] for %j, reports %j', (value, expected) => {
    expect(placedKeysOf(namedLimits, value)).toEqual(expected);
    expect(placedKeysOf(newNamedLimits, { ...value, cardIds: [] })).toEqual(expected);
  });

  it('[LIMIT-01] [LIMIT-02] round-trips, with the cards if it is new', () => {
    const names = fc.stringMatching(/^[A-Za-z][a-z ]{0,28}$/).map((name) => ({ name }));
    expectRoundTrip(
      namedLimits,
      names.map((name) => ({ ...regional, ...name })),
    );
    expectRoundTrip(
      newNamedLimits,
      names.map((name) => ({ ...added, ...name })),
    );
    expect(placedKeysOf(newNamedLimits, regional)).toEqual(['cardIds: value.invalid']);
    expect(placedKeysOf(newNamedLimits, { ...added, cardIds: ['4821'] })).toEqual([
      'cardIds.0: value.invalid',
    ]);
  });

  it('refuses to unset the default without a replacement', () => {
    expect(leaveDefaultRefusal({ isDefault: true })).toEqual({
      key: 'profile.isDefault',
      params: {},
    });
    expect(leaveDefaultRefusal({ isDefault: false })).toBeNull();
  });

  it('[USER-20] requires access to every fleet to set the default', () => {
    expect(makeDefaultRefusal({ fleetIds: ['north'] })).toEqual({
      key: 'profile.defaultOtherFleets',
      params: {},
    });
    expect(makeDefaultRefusal({ fleetIds: null })).toBeNull();
  });
});

describe('limit counters', () => {
  it('[ENT-16] match the rules that count over time', () => {
    const counted = Object.values(LIMIT_COUNTERS).map(counterOfRule);
    expect(counted).toEqual(Object.keys(LIMIT_COUNTERS));
    expect(counterOfRule('amountPerWeek')).toBe('weekCents');
    expect(counterOfRule('gallons2')).toBe('gallons2Milligallons');
    expect(counterOfRule('accountState')).toBeUndefined();
    expect(counterKey('cashCents')).toBe('purchaseRule.cash');
  });

  it('[GW-19] are reset by name, at least one and each only once', () => {
    const counters = fc
      .subarray(Object.keys(LIMIT_COUNTERS), { minLength: 1 })
      .map((names) => ({ counters: names, reason: '' }));
    expectRoundTrip(counterReset, counters);
    const reason = 'Fuel for two units';
    expect(placedKeysOf(counterReset, { counters: [], reason })).toEqual([
      'counters: limit.oneRequired',
    ]);
    expect(placedKeysOf(counterReset, { counters: ['dayCents', 'dayCents'], reason })).toEqual([
      'counters: value.invalid',
    ]);
    const long = fc
      .integer({ min: 201, max: 400 })
      .map((length) => ({ counters: ['dayCents'], reason: 'x'.repeat(length) }));
    expectRefused(counterReset, long, 'text.tooLong');
  });
});
