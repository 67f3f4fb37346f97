// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { openHook } from '../../app/hook.test.fixtures.tsx';
import { methodWith } from './money.test.fixtures.ts';
import { useFunds } from './useFunds.ts';

const METHODS = [methodWith(), methodWith({ methodId: 'other' })];

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
