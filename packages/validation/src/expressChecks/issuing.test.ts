import { describe, expect, it } from 'vitest';
import { placedKeysOf } from '../core/issues.test.fixtures.ts';
import { EXPRESS_DUPLICATE_HOURS } from './constants.ts';
import { en } from '../messages/en.ts';
import {
  EXPRESS_PURPOSES,
  expressCheckStateKey,
  expressFleetConfig,
  expressPurposeKey,
} from './expressCheck.ts';
import { EXPRESS_CHECK_STATES } from './lifecycle.ts';
import {
  duplicatesSince,
  expressCharges,
  expressIssueReasons,
  needsSecondPerson,
  samePayee,
} from './issuing.ts';

const availability = {
  limits: { maxTransactionCents: 100_000, dailyTransactionCents: 250_000 },
  feeCents: 350,
  issuedTodayCents: 200_000,
  personDailyCents: null,
  personTodayCents: 0,
  availableCents: 1_000_000,
};
const reasons = (cents: number, mode: 'plus' | 'less', more: Partial<typeof availability> = {}) =>
  expressIssueReasons(cents, mode, { ...availability, ...more }).map(({ key, params }) => [
    key.replace('expressCheck.', ''),
    params['maxCents'] ?? params['feeCents'],
  ]);

describe('express check charges', () => {
  it('are added to the amount or deducted from it', () => {
    expect(expressCharges(20_000, 'plus', 350)).toEqual({
      feeCents: 350,
      payeeCents: 20_000,
      chargedCents: 20_350,
    });
    expect(expressCharges(20_000, 'less', 350)).toMatchObject({
      payeeCents: 19_650,
      chargedCents: 20_000,
    });
  });
});

describe('expressIssueReasons', () => {
  it('[EXPR-05] [EXPR-07] allows what is left of the check, day, and account to the cent', () => {
    expect(reasons(50_000, 'plus')).toEqual([]);
    expect(reasons(50_350, 'less')).toEqual([]);
    expect(reasons(50_001, 'plus')).toEqual([['aboveDay', 50_000]]);
    expect(reasons(100_001, 'plus', { issuedTodayCents: 0 })).toEqual([['aboveCheck', 100_000]]);
    expect(reasons(10_000, 'plus', { availableCents: 10_349 })).toEqual([
      ['aboveAvailable', 10_349],
    ]);
    expect(reasons(350, 'less')).toEqual([['nothingLeft', 350]]);
    expect(reasons(351, 'less')).toEqual([]);
    expect(reasons(10_000, 'plus', { availableCents: 10_350 })).toEqual([]);
    expect(reasons(1, 'plus', { issuedTodayCents: 250_001, availableCents: -1 })).toEqual([
      ['aboveDay', 0],
      ['aboveAvailable', 0],
    ]);
    for (const cents of [350, 50_351]) {
      expect(expressIssueReasons(cents, 'less', availability)).toMatchObject([
        { path: 'amountCents' },
      ]);
    }
  });

  it('[EXPR-06] allows what is left of the person’s daily limit', () => {
    const person = { ...availability, personDailyCents: 10_000, personTodayCents: 9_000 };
    expect(expressIssueReasons(1_000, 'plus', person)).toEqual([]);
    expect(expressIssueReasons(1_001, 'plus', person)).toMatchObject([
      { key: 'expressCheck.abovePerson', params: { maxCents: 1_000 } },
    ]);
  });

  it('requires a second person above a threshold, and matches equivalent payee names', () => {
    expect(needsSecondPerson(50_000, { approvalAboveCents: 50_000 })).toBe(false);
    expect(needsSecondPerson(50_001, { approvalAboveCents: 50_000 })).toBe(true);
    expect(samePayee('Lone  Star Lumpers ', 'LONE STAR lumpers')).toBe(true);
    expect(samePayee('Lone Star', 'Lone Star Lumpers')).toBe(false);
    expect(samePayee('Lone Star', 'LoneStar')).toBe(false);
    expect(samePayee('N\u00FA\u00F1ez Tire', 'Nu\u0301n\u0303ez\u00A0Tire')).toBe(true);
    expect(duplicatesSince(new Date('2026-11-21T12:00:00Z')).toISOString()).toBe(
      new Date(Date.UTC(2026, 10, 21, 12 - EXPRESS_DUPLICATE_HOURS)).toISOString(),
    );
  });
});

it('[EXPR-07] a fleet’s per-check limit cannot exceed its daily limit', () => {
  const config = {
    maxTransactionCents: 20_000,
    dailyTransactionCents: 20_000,
    approvalAboveCents: 5_000,
    feeMode: 'plus',
  };
  expect(placedKeysOf(expressFleetConfig, config)).toEqual([]);
  expect(placedKeysOf(expressFleetConfig, { ...config, maxTransactionCents: 20_001 })).toEqual([
    'maxTransactionCents: express.transactionAboveDay',
  ]);
});

it('[EXPR-01] [EXPR-05] every state and purpose of a check has a distinct label', () => {
  const keys = [
    ...EXPRESS_CHECK_STATES.map(expressCheckStateKey),
    ...EXPRESS_PURPOSES.map(expressPurposeKey),
  ];
  expect(keys.filter((key) => !Object.hasOwn(en, key))).toEqual([]);
  expect(new Set(keys.map((key) => en[key])).size).toBe(keys.length);
});
