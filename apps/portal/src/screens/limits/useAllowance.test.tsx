// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openHook } from '../../app/hook.test.fixtures.tsx';
import { useAllowance, type DeclinedPurchase } from './useAllowance.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const DECLINED: DeclinedPurchase = {
  amountCents: 21_142,
  milligallons: 62_000,
  groups: ['diesel'],
  site: { siteNumber: '1042', name: 'Prairie Fuel Stop' },
};

async function open() {
  const { current } = await openHook(useAllowance, DECLINED);
  return { current, wait: () => act(async () => vi.advanceTimersByTimeAsync(120_000)) };
}

it('[CARD-30] an allowance starts as the declined purchase; its hours count from now', async () => {
  const { current, wait } = await open();
  expect(current().body).toMatchObject({
    amountCents: 21_142,
    milligallons: null,
    siteNumber: '1042',
    groups: ['diesel'],
    until: '2026-11-21T16:00:00.000Z',
  });
  await wait();
  expect(current().body?.until).toBe('2026-11-21T16:02:00.000Z');
});

it('[CARD-30] an allowance stays the same for a retry until something is edited', async () => {
  const { current, wait } = await open();
  const sent = current().body;
  await act(async () => current().keep());
  await wait();
  expect(current().body).toEqual(sent);
  await act(async () => current().set({ hours: '24' }));
  expect(current().body?.until).toBe('2026-11-22T12:02:00.000Z');
});

it('[CARD-30] an allowance keeps two changes made in the same render', async () => {
  const { current } = await open();
  await act(async () => {
    const { set } = current();
    set({ amount: '50.00' });
    set({ reason: 'Night shift' });
  });
  expect(current().body).toMatchObject({ amountCents: 5000, reason: 'Night shift' });
});

it('[CARD-30] an allowance is invalid without an amount', async () => {
  const { current } = await open();
  await act(async () => current().set({ measure: 'gallons', fuel: '' }));
  expect(current().body).toBe(null);
});
