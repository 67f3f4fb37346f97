import { describe, expect, it } from 'vitest';
import { fieldIssues } from '../core/issue.ts';
import {
  exceptionKindsOf,
  isAwayFromVehicle,
  exceptionMapping,
  exceptionRules,
  type ExceptionMeaning,
} from './exceptionRules.ts';
import { EXCEPTION_CODES } from './exceptions.ts';

const mapping: readonly ExceptionMeaning[] = [
  { code: '100275', kind: 'manualEntry', description: 'Card entered manually' },
  { code: '108001', kind: 'dailyFuel', description: null },
  { code: '108002', kind: 'dailyFuel', description: null },
  { code: '108515', kind: null, description: 'Wash without a fill' },
];

describe('exceptionRules', () => {
  it('[ALERT-20] describes codes by the mapping that the gateway supplies', () => {
    const rules = exceptionRules(mapping);
    expect(rules.describe('100275')).toEqual({
      code: '100275',
      kind: 'manualEntry',
      description: 'Card entered manually',
      reason: { key: 'exceptionKind.manualEntry', params: {} },
    });
    expect(rules.describe('108515')).toMatchObject({
      kind: null,
      description: 'Wash without a fill',
    });
    expect(rules.codesOf('dailyFuel')).toEqual(['108001', '108002']);
    expect(rules.codesOf('location')).toEqual([]);
  });

  it('[ALERT-20] assigns no meaning to unmapped codes', () => {
    const none = exceptionRules([]);
    expect(none.unmapped).toEqual(EXCEPTION_CODES);
    for (const code of [...EXCEPTION_CODES, '999', '__proto__', '']) {
      expect(none.describe(code)).toEqual({
        code,
        kind: null,
        description: null,
        reason: { key: 'exception.unknown', params: { code } },
      });
    }
    const mapped = new Set(mapping.map(({ code }) => code));
    const others = EXCEPTION_CODES.filter((code) => !mapped.has(code));
    expect(exceptionRules(mapping).unmapped).toEqual(others);
  });
});

const keysOf = (value: unknown) => {
  const parsed = exceptionMapping.safeParse(value);
  return parsed.success ? [] : fieldIssues(parsed.error).map(({ path, key }) => `${path} ${key}`);
};

describe('exceptionMapping', () => {
  it('[ALERT-03] accepts only known codes, each at most once', () => {
    expect(keysOf(mapping)).toEqual([]);
    expect(keysOf([...mapping, mapping[1]])).toEqual(['4.code exception.codeTwice']);
    expect(keysOf([{ ...mapping[0], code: '108012' }])).toEqual(['0.code value.invalid']);
  });

  it.each([null, {}, 4, 'x', [null], [{}], [['x']]])('refuses %j with value.invalid', (value) => {
    expect(keysOf(value).length).toBeGreaterThan(0);
    for (const issue of keysOf(value)) expect(issue).toMatch(/ value\.invalid$/);
  });
});

describe('exceptionKindsOf', () => {
  const nothing = { checks: [], anomalies: [], isHandKeyed: false };

  it.each([
    ['ALERT-07', 'gallonsPerDay', 'dailyFuel'],
    ['ALERT-22', 'gallonsPerWeek', 'weeklyFuel'],
    ['ALERT-11', 'transactionsPerDay', 'dailyTransactions'],
    ['ALERT-13', 'state', 'location'],
    ['ALERT-15', 'day', 'day'],
    ['ALERT-16', 'hours', 'time'],
    ['beyond', 'vehicleAway', 'location'],
    ['beyond', 'tankRoom', 'tankRoom'],
    ['beyond', 'vehicleSilent', 'vehicleSilent'],
  ] as const)('[%s] raises for a %s check that declines or flags: %s', (_id, rule, kind) => {
    for (const verdict of ['decline', 'flag'] as const) {
      expect(exceptionKindsOf({ ...nothing, checks: [{ rule, verdict }] })).toEqual([kind]);
    }
    for (const verdict of ['pass', 'cap'] as const) {
      expect(exceptionKindsOf({ ...nothing, checks: [{ rule, verdict }] })).toEqual([]);
    }
  });

  it.each([
    ['ALERT-06', 'mpgDrift', 'mpgOutOfRange'],
    ['ALERT-12', 'odometerOutOfOrder', 'odometer'],
    ['ALERT-12', 'odometerJump', 'odometer'],
    ['ALERT-12', 'odometerMissing', 'odometer'],
    ['ALERT-05', 'handKeyedRepeat', 'manualEntry'],
    ['ALERT-16', 'outsideShift', 'time'],
    ['ALERT-13', 'impossibleTravel', 'location'],
    ['ALERT-13', 'awayFromPump', 'location'],
    ['beyond', 'aboveTankRoom', 'tankRoom'],
    ['beyond', 'overfill', 'tankRoom'],
  ] as const)('[%s] for anomaly %s raises %s', (_id, rule, kind) => {
    expect(exceptionKindsOf({ ...nothing, anomalies: [{ rule }] })).toEqual([kind]);
  });

  it.each([
    ['ALERT-07', 'amountPerDay', 'diesel', 'dailyFuel'],
    ['ALERT-08', 'amountPerDay', 'fluids', 'dailySupplies'],
    ['ALERT-09', 'amountPerWeek', 'services', 'weeklyServices'],
    ['ALERT-10', 'amountPerWeek', 'food', 'weeklyMisc'],
    ['ALERT-22', 'amountPerWeek', 'gasoline', 'weeklyFuel'],
  ] as const)('[%s] %s exceeded by %s raises %s', (_id, rule, group, kind) => {
    const checks = [{ rule, verdict: 'decline' }] as const;
    expect(exceptionKindsOf({ ...nothing, checks, groups: [group, group] })).toEqual([kind]);
  });

  it.each([
    ['ALERT-07', 'gallons1', 'daily', ['diesel'], ['dailyFuel']],
    ['ALERT-22', 'gallons1', 'weekly', ['diesel', 'services'], ['weeklyFuel']],
    ['ALERT-08', 'gallons2', 'daily', ['fluids'], ['dailySupplies']],
    ['ALERT-22', 'gallons2', 'monthly', ['fluids'], []],
    ['ALERT-07', 'gallons2', 'daily', ['diesel'], []],
  ] as const)(
    '[%s] [ENT-18] [ENT-19] %s exceeded %s by %s raises %s',
    (_id, rule, reset, groups, kinds) => {
      const limits = {
        gallons1: { milligallons: 1, reset, groups: ['diesel' as const] },
        gallons2: { milligallons: 1, reset, groups: ['fluids' as const] },
      };
      const checks = [{ rule, verdict: 'decline' }] as const;
      expect(exceptionKindsOf({ ...nothing, checks, groups, limits })).toEqual(kinds);
      expect(exceptionKindsOf({ ...nothing, checks, groups })).toEqual([]);
    },
  );

  it('[ALERT-17] [ALERT-18] [ALERT-19] returns the kind for each prompted ID problem', () => {
    for (const promptedId of [
      'promptedIdLocked',
      'vehicleLocked',
      'promptedIdOtherDepartment',
    ] as const) {
      expect(exceptionKindsOf({ ...nothing, promptedId })).toEqual([promptedId]);
    }
  });

  it('[ALERT-05] raises manual entry for a hand-keyed card, and lists each kind once', () => {
    expect(
      exceptionKindsOf({
        checks: [
          { rule: 'hours', verdict: 'flag' },
          { rule: 'amountPerDay', verdict: 'decline' },
        ],
        anomalies: [{ rule: 'outsideShift' }, { rule: 'handKeyedRepeat' }, { rule: 'overfill' }],
        isHandKeyed: true,
      }),
    ).toEqual(['manualEntry', 'time', 'tankRoom']);
  });
});

describe('isAwayFromVehicle', () => {
  it.each([
    ['decline', true],
    ['flag', true],
    ['pass', false],
    ['cap', false],
  ] as const)('[GW-133] for a %s of the vehicle’s location is %s', (verdict, isAway) => {
    const checks = [{ rule: 'vehicleAway', verdict }] as const;
    expect(isAwayFromVehicle({ checks, anomalies: [] })).toBe(isAway);
  });

  it('[GW-133] is true for a signal away from the pump, but for no other location', () => {
    expect(isAwayFromVehicle({ checks: [], anomalies: [{ rule: 'awayFromPump' }] })).toBe(true);
    const checks = [{ rule: 'state', verdict: 'decline' }] as const;
    expect(isAwayFromVehicle({ checks, anomalies: [{ rule: 'impossibleTravel' }] })).toBe(false);
  });
});
