// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import type { FundingMethodRecord } from '@forecourt/validation';
import { openHook } from '../../app/hook.test.fixtures.tsx';
import { useFunds } from './useFunds.ts';

const methodWith = (methodId: string): FundingMethodRecord => ({
  methodId,
  type: 'card',
  state: 'active',
  name: 'Visa',
  last4: '4821',
  expiresOn: '2029-04',
  reference: null,
  feeBasisPoints: 250,
  triesLeft: null,
  addedAt: '2026-11-01T12:00:00Z',
  usableFrom: '2026-11-01T12:00:00Z',
  removedAt: null,
  isUsable: true,
  version: 1,
});
const METHODS = [methodWith('one'), methodWith('other')];

async function agreed() {
  const { current } = await openHook(useFunds, { methods: METHODS, currency: 'USD' });
  await act(async () => current().setAmount('100.00'));
  await act(async () => current().agree(true));
  expect(current().isAgreed).toBe(true);
  return current;
}

it('[FUND-12] another payment method needs new consent, even for the same fee', async () => {
  const current = await agreed();
  const { feeCents } = current();
  await act(async () => current().choose('other'));
  expect(current().feeCents).toBe(feeCents);
  expect(current().isAgreed).toBe(false);
});

it('[FUND-12] another amount needs new consent, even for the same fee', async () => {
  const current = await agreed();
  const { feeCents } = current();
  await act(async () => current().setAmount('100.01'));
  expect(current().feeCents).toBe(feeCents);
  expect(current().isAgreed).toBe(false);
});
