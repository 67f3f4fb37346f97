// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { openPart } from '../../app/asks.test.fixtures.tsx';
import { Prices } from './Prices.tsx';

const weeks = [
  { from: '2026-11-16', to: '2026-11-22' },
  { from: '2026-11-09', to: '2026-11-15' },
];
const answerFor = (weekOf: string, product: string) => ({
  currency: 'USD',
  weekOf,
  weeks,
  items: [
    {
      region: 'Texas',
      productCode: '019',
      product,
      priceMills: 3899,
      weekBeforeMills: null,
      paidMills: 3850,
      milligallons: 62_000,
    },
  ],
});
type Answer = ReturnType<typeof answerFor>;

it('[GW-120] keeps focus on the week picker while the prices of that week load', async () => {
  const arrivals = new EventTarget();
  const earlier = new Promise<Answer>((resolve) => {
    arrivals.addEventListener('arrive', () => resolve(answerFor('2026-11-09', 'Diesel then')));
  });
  const page = await openPart(<Prices />, ['shared', 'cards', 'insights'], {
    listPrices: ({ query }) =>
      query.weekOf === undefined ? answerFor('2026-11-16', 'Diesel now') : earlier,
  });
  await page.untilSaid('Diesel now');
  const button = page.place.querySelector<HTMLElement>('button[aria-haspopup="listbox"]');
  const week = page.place.querySelector('select');
  if (!button || !week) throw new Error('there is no week to choose');
  await act(async () => button.focus());
  await act(async () => {
    week.value = '2026-11-09';
    week.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(page.said()).not.toContain('Diesel now');
  expect(document.activeElement).toBe(button);
  arrivals.dispatchEvent(new Event('arrive'));
  await page.untilSaid('Diesel then');
  expect(document.activeElement).toBe(button);
});
