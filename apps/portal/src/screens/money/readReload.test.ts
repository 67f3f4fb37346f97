import { describe, expect, it } from 'vitest';
import { issuesOf } from '@forecourt/ui/form';
import { readReload, type ReloadDraft } from './readReload.ts';

const stored = { isOn: true, thresholdCents: 20_000, amountCents: 50_000, methodId: 'bank' };
const read = (overrides: Partial<ReloadDraft>) =>
  readReload(
    { isOn: true, threshold: '150', amount: '300', methodId: 'bank', ...overrides },
    stored,
  );

describe('readReload', () => {
  it('[FUND-01] [FUND-02] returns what was typed, with its issues if auto-reload is on', () => {
    expect(read({})).toEqual({
      success: true,
      data: { isOn: true, thresholdCents: 15_000, amountCents: 30_000, methodId: 'bank' },
    });
    const wrong = issuesOf({ safeParse: read }, { threshold: '', amount: '99.99' });
    expect(wrong.map(({ path }) => path)).toEqual(['threshold', 'amount']);
  });

  it('[FUND-01] [FUND-02] falls back to the stored amounts if auto-reload is off', () => {
    expect(read({ isOn: false, threshold: 'x', amount: '99.99' })).toEqual({
      success: true,
      data: { ...stored, isOn: false },
    });
    expect(read({ isOn: false, threshold: 'x' })).toMatchObject({
      data: { thresholdCents: 20_000, amountCents: 30_000 },
    });
  });

  it('[FUND-01] [FUND-02] turns auto-reload off without a payment method', () => {
    expect(read({ methodId: null })).toMatchObject({ data: { isOn: false, methodId: null } });
  });
});
