import { expect, it } from 'vitest';
import { responseCodeOf } from './authorizationCodes.ts';
import { evaluatePurchase } from './evaluatePurchase.ts';
import { attempt, diesel, limits } from './purchase.test.fixtures.ts';
import { NO_USAGE } from './usageCounter.ts';

const codeOf = (
  overrides: Parameters<typeof limits>[0],
  change: Parameters<typeof attempt>[0] = {},
) => responseCodeOf(evaluatePurchase(limits(overrides), NO_USAGE, attempt(change)));

it('responseCodeOf returns the code of the first rule that declined', () => {
  expect(codeOf({})).toBe('00');
  expect(codeOf({ perDayCents: 10_000 }, { acceptsLess: true })).toBe('10');
  expect(codeOf({ perDayCents: 10_000 })).toBe('61');
  expect(codeOf({ transactionsPerDay: 0 })).toBe('65');
  expect(codeOf({ productCodes: ['001'], perDayCents: 1 })).toBe('57');
  expect(codeOf({ allowedStates: ['KS'] })).toBe('62');
  expect(codeOf({}, { card: { state: 'active', expiresOn: '2020-01' } })).toBe('54');
  expect(codeOf({}, { promptedId: { accepted: ['1'], typed: '2' } })).toBe('55');
  const account = { ...attempt().account, availableCents: 0 };
  expect(codeOf({}, { account, lines: [diesel(1000, 100)] })).toBe('51');
});
