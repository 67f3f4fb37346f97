// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import type { FundingMethodRecord } from '@forecourt/validation';
import { useFunds } from './useFunds.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

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
  let form: ReturnType<typeof useFunds> | undefined;
  function Probe() {
    form = useFunds({ methods: METHODS, currency: 'USD' });
    return null;
  }
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Probe />));
  const current = () => {
    if (!form) throw new Error('nothing was rendered');
    return form;
  };
  await act(async () => current().setAmount('100.00'));
  await act(async () => current().agree(true));
  expect(current().isAgreed).toBe(true);
  return current;
}

it('[FUND-12] another method needs a consent of its own, even for the same fee', async () => {
  const current = await agreed();
  const { feeCents } = current();
  await act(async () => current().choose('other'));
  expect(current().feeCents).toBe(feeCents);
  expect(current().isAgreed).toBe(false);
});

it('[FUND-12] another amount needs a consent of its own, even for the same fee', async () => {
  const current = await agreed();
  const { feeCents } = current();
  await act(async () => current().setAmount('100.01'));
  expect(current().feeCents).toBe(feeCents);
  expect(current().isAgreed).toBe(false);
});
