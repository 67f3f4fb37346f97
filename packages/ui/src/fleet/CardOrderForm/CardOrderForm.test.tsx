// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { mount } from '../../mount.test.fixtures.tsx';
import { CardOrderForm } from './index.ts';

async function press(button: HTMLElement | undefined) {
  await act(async () => button?.focus());
  await act(async () => button?.click());
}

/** Mounts an empty order; returns queries for buttons (by prefix), fields, and invalid fields. */
async function open() {
  const choices = { fleets: [], departments: [], profiles: [], drivers: [], vehicles: [] };
  const { place } = await mount(
    <CardOrderForm choices={choices} onOrder={() => {}} onCancel={() => {}} />,
  );
  const named = (start: string) =>
    [...place.querySelectorAll('button')].filter((button) =>
      (button.getAttribute('aria-label') ?? button.textContent).startsWith(start),
    );
  const field = (name: string) => place.querySelector<HTMLInputElement>(`[name="${name}"]`);
  const wrong = () =>
    [...place.querySelectorAll<HTMLInputElement>('[aria-invalid=true]')].map(({ name }) => name);
  return { named, field, wrong };
}

it('[CARD-32] moves focus after a removal to the previous card, or else to Add', async () => {
  const { named } = await open();
  await press(named('Add')[0]);
  await press(named('Add')[0]);
  expect(named('Remove')).toHaveLength(3);
  await press(named('Remove')[2]);
  expect(document.activeElement).toBe(named('Remove')[1]);
  await press(named('Remove')[0]);
  expect(document.activeElement).toBe(named('Add')[0]);
});

it('[UI-19] [CARD-32] adding or removing a card marks no untouched field invalid', async () => {
  const { named, field, wrong } = await open();
  await press(named('Add')[0]);
  expect(wrong()).toEqual([]);
  await act(async () => field('cards.1.firstName')?.focus());
  await press(named('Add')[0]);
  expect(wrong()).toEqual(['cards.1.firstName']);
  await press(named('Remove')[0]);
  expect(wrong()).toEqual(['cards.0.firstName']);
  await press(named('Remove')[0]);
  expect(wrong()).toEqual([]);
});
