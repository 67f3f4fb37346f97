// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { mount } from '../../mount.test.fixtures.tsx';
import { CardOrderForm } from './index.ts';

async function press(button: HTMLElement | undefined) {
  await act(async () => button?.focus());
  await act(async () => button?.click());
}

it('[CARD-32] hands the focus to the card before, then to what adds one', async () => {
  const choices = { fleets: [], departments: [], profiles: [], drivers: [], vehicles: [] };
  const { place } = await mount(
    <CardOrderForm choices={choices} onOrder={() => {}} onCancel={() => {}} />,
  );
  const named = (start: string) =>
    [...place.querySelectorAll('button')].filter((button) =>
      (button.getAttribute('aria-label') ?? button.textContent).startsWith(start),
    );
  await press(named('Add')[0]);
  await press(named('Add')[0]);
  expect(named('Remove')).toHaveLength(3);
  await press(named('Remove')[2]);
  expect(document.activeElement).toBe(named('Remove')[1]);
  await press(named('Remove')[0]);
  expect(document.activeElement).toBe(named('Add')[0]);
});
