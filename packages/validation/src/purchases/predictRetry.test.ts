import { describe, expect, it } from 'vitest';
import type { PurchaseRule } from '../limits/purchaseRules.ts';
import type { Verdict } from './limitCheck.ts';
import { mayRetryPass, predictRetry } from './predictRetry.ts';

const midnight = Date.parse('2026-11-22T06:00:00Z');
const check = (rule: PurchaseRule, verdict: Verdict, freesAt: number | null = null) => ({
  rule,
  verdict,
  freesAt,
});
const daily = check('gallonsPerDay', 'decline', midnight);

describe('retrying a declined purchase', () => {
  it.each([
    ['its counter has reset', [daily], [check('gallonsPerDay', 'pass')], 'approved'],
    ['it asks for more than the limit', [daily], [daily], 'gallonsPerDay'],
    [
      'another limit is in its way now',
      [daily],
      [check('amountPerDay', 'decline')],
      'amountPerDay',
    ],
    [
      'the ID that was typed in was wrong as well',
      [daily, check('promptedId', 'decline')],
      [check('gallonsPerDay', 'pass')],
      'promptedId',
    ],
    ['the pump would stop earlier', [daily], [check('gallonsPerDay', 'cap')], 'approvedUpTo'],
    ['it would only be flagged', [daily], [check('gallonsPerDay', 'flag')], 'approved'],
  ] as const)('[MSG-54] returns the new outcome if %s', (_, then, today, expected) => {
    const result = predictRetry(then, today);
    expect(result.outcome === 'declined' ? result.rule : result.outcome).toBe(expected);
  });

  it.each([
    ['before midnight', daily, midnight - 1, false],
    ['from midnight on', daily, midnight, true],
    ['where waiting ends nothing', check('state', 'decline'), midnight, false],
    ['where the rule was kept', check('gallonsPerDay', 'pass', midnight), midnight, false],
  ] as const)('[MSG-54] is suggested once the wait is over: %s', (_, one, at, isOver) => {
    expect(mayRetryPass([one], new Date(at))).toBe(isOver);
  });
});
