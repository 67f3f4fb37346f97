import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardOrder } from '../../cards/cardOrder.ts';
import { fieldIssues } from '../../core/issue.ts';
import type { OrderDraft } from './cardOfRow.ts';
import { isOrder, OrderRules } from './OrderRules.ts';
import { dept12, longHaul, vans } from '../rows.test.fixtures.ts';

const rules = new OrderRules();
const words = fc.constantFrom(
  'Rosa',
  'Núñez',
  'E2044',
  '1M8GDM9AXKP042788',
  'TX 1',
  'A*1',
  'x'.repeat(31),
);
const text = fc.oneof(words, fc.string({ unit: 'binary' }), fc.constant(''));
const maybe = (one: fc.Arbitrary<string>) => fc.option(one);
const ids = fc.constantFrom('', longHaul, vans, 'x');
const amount = fc.option(
  fc.oneof(fc.integer(), fc.constantFrom(0, 500_000, 500_001, 1_000_000_000)),
);
const drafts: fc.Arbitrary<OrderDraft> = fc.record({
  cardType: fc.constantFrom('', 'driver', 'vehicle', 'single', 'pl'),
  fleetId: ids,
  departmentId: fc.option(fc.constantFrom(dept12, 'x')),
  profileId: ids,
  nameOnCard: text,
  firstName: maybe(text),
  lastName: maybe(text),
  driverId: maybe(text),
  employeeId: maybe(text),
  unitNumber: maybe(text),
  vehicleName: maybe(text),
  vin: maybe(text),
  licensePlate: maybe(text),
  limits: fc.record({
    perTransactionCents: amount,
    perDayCents: amount,
    perDayMilligallons: amount,
  }),
});

const inOrder = (issues: readonly object[]) =>
  issues.map((issue) => JSON.stringify(issue)).toSorted();

describe('OrderRules', () => {
  it('[CARD-03] reports the same issues for any card as its schema', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        const parsed = cardOrder.safeParse(draft);
        const issues = rules.issuesOf(draft);
        expect(inOrder(issues)).toEqual(parsed.success ? [] : inOrder(fieldIssues(parsed.error)));
        expect(rules.issuesOf(draft)).toEqual(issues);
        expect(isOrder(draft, issues)).toBe(parsed.success);
      }),
      { numRuns: 200 },
    );
  });
});
