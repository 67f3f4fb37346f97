// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { openPart } from '../../app/asks.test.fixtures.tsx';
import { methodWith } from './money.test.fixtures.ts';
import { PayForm, type Bills } from './PayForm.tsx';

const bank = methodWith({ type: 'bank', expiresOn: null, feeBasisPoints: 0 });
const bills: Bills = {
  currency: 'USD',
  owedCents: 150_000,
  dueCents: 100_000,
  dueOn: '2026-12-15',
  scheduledCents: 0,
  lastPayment: null,
  payOn: '2026-12-01',
  cutoffAt: '2026-12-02T04:59:59.999Z',
  items: [],
};

it.each([
  [0, 'Due now: $1,000.00', 'Pay $1,000.00'],
  [30_000, 'Due now: $700.00', 'Pay $700.00'],
  [100_000, 'Due now: $0.00', 'Pay $500.00'],
])('[PAY-01] offers what is due and not scheduled: %d', async (scheduledCents, due, button) => {
  const page = await openPart(
    <PayForm bills={{ ...bills, scheduledCents }} methods={[bank]} />,
    ['shared', 'cards', 'outages', 'money'],
    {},
  );
  expect(page.said()).toContain(due);
  expect(page.said()).toContain(button);
});
