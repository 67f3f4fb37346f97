import { describe, expect, it } from 'vitest';
import { addFundsReasons, methodChangeEffectiveAt } from './funding.ts';

describe('funding', () => {
  it('[FUND-07] [MSG-58] is blocked while a transaction is pending', () => {
    expect(addFundsReasons({ hasPendingTransaction: true })).toEqual([
      { key: 'funds.pendingTransaction', params: {} },
    ]);
    expect(addFundsReasons({ hasPendingTransaction: false })).toEqual([]);
  });

  const changedAt = new Date('2026-11-21T12:00:00Z');
  it.each([
    ['nothing is pending', undefined, '2026-11-21T12:00:00.000Z'],
    ['what was pending finished', new Date('2026-11-21T15:00:00Z'), '2026-11-21T15:00:00.000Z'],
    ['it finished before the change', new Date('2026-11-20T15:00:00Z'), '2026-11-21T12:00:00.000Z'],
    ['it still runs', null, '2026-11-22T12:00:00.000Z'],
    ['it finished after 24 hours', new Date('2026-11-23T12:00:00Z'), '2026-11-22T12:00:00.000Z'],
  ])('[FUND-08] sets when a new method takes effect if %s', (_when, finishedAt, effectiveAt) => {
    expect(methodChangeEffectiveAt(changedAt, finishedAt).toISOString()).toBe(effectiveAt);
  });
});
