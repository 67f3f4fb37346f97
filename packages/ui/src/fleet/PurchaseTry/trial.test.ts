import { describe, expect, it } from 'vitest';
import { NO_LIMITS } from '@forecourt/validation';
import { firstDraft, trialIssues, toTrialPurchase } from './trial.ts';

const now = new Date('2026-11-21T05:58:00Z');
const limits = { ...NO_LIMITS, allowedStates: ['TX'] };
const draft = firstDraft(now, 'America/Chicago', limits);

describe('a trial purchase', () => {
  it('defaults to the current time in the account’s time zone', () => {
    expect(draft).toMatchObject({ day: '2026-11-20', time: '23:58', state: 'TX' });
    expect(toTrialPurchase(draft, 'America/Chicago').at).toBe('2026-11-21T05:58:00.000Z');
  });

  it('defaults to a product that the limits allow', () => {
    const vans = firstDraft(now, 'UTC', { ...NO_LIMITS, allowedGroups: ['gasoline'] });
    expect(vans).toMatchObject({ productCode: '001', state: '' });
    expect(draft.productCode).toBe('053');
  });

  it('requires gallons only for products sold by the gallon', () => {
    const oil = { ...draft, productCode: '102', gallons: '' };
    expect(trialIssues(oil)).toEqual([]);
    expect(toTrialPurchase(oil, 'America/Chicago').lines).toEqual([
      { productCode: '102', amountCents: 24_000, milligallons: 0 },
    ]);
    expect(trialIssues({ ...draft, gallons: '' })).toEqual(['gallons']);
  });

  it('reports every field that is missing or invalid', () => {
    expect(
      trialIssues({
        productCode: '',
        gallons: '1,2',
        amount: '0',
        state: '',
        day: '',
        time: '25:00',
        acceptsLess: true,
      }),
    ).toEqual(['productCode', 'amount', 'state', 'day', 'time']);
    expect(trialIssues({ ...draft, amount: '12.345', gallons: '501' })).toEqual([
      'gallons',
      'amount',
    ]);
  });
});
