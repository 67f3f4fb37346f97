import { describe, expect, it } from 'vitest';
import { spreadPayments } from './bill.ts';
import { firstPayDay, paymentCountry } from './paymentCutoff.ts';

const months = (...charged: readonly number[]) =>
  charged.map((chargedCents, at) => ({ month: `2026-0${at + 1}`, chargedCents }));
const spread = (charged: readonly number[], received: number) =>
  spreadPayments(months(...charged), received).map(({ month, paidCents, openCents }) => [
    month,
    paidCents,
    openCents,
  ]);

describe('spreadPayments', () => {
  it('pays the oldest month first', () => {
    expect(spread([1000, 500, 300], 1200)).toEqual([
      ['2026-01', 1000, 0],
      ['2026-02', 200, 300],
      ['2026-03', 0, 300],
    ]);
  });

  it('treats a negative month as a credit', () => {
    expect(spread([1000, -400, 300], 800)).toEqual([
      ['2026-01', 1000, 0],
      ['2026-02', 0, 0],
      ['2026-03', 200, 100],
    ]);
  });

  it('never goes below zero, even if money was returned', () => {
    expect(spread([1000, 500], -300)).toEqual([
      ['2026-01', 0, 1000],
      ['2026-02', 0, 500],
    ]);
    expect(spread([1000], 5000)).toEqual([['2026-01', 1000, 0]]);
  });
});

describe('the first day a payment counts for', () => {
  it.each([
    ['CA', '2026-11-20T21:00:00.000Z', '2026-11-20'],
    ['CA', '2026-11-20T21:00:00.001Z', '2026-11-21'],
    ['US', '2026-11-20T21:00:00.001Z', '2026-11-20'],
    ['US', '2026-11-21T04:59:59.999Z', '2026-11-20'],
    ['US', '2026-11-21T05:00:00.000Z', '2026-11-21'],
  ] as const)('[PAY-05] [PAY-06] in %s, at %s, is %s', (country, at, day) => {
    expect(firstPayDay(new Date(at), country)).toBe(day);
  });

  it('[PAY-06] uses Canada’s cutoff for accounts in Canadian dollars', () => {
    expect(['CAD', 'USD', 'EUR'].map(paymentCountry)).toEqual(['CA', 'US', 'US']);
  });
});
