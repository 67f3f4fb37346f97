// @vitest-environment happy-dom
import { act, type ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import type { PromptedId } from '@forecourt/validation';
import { mount } from '../../mount.test.fixtures.tsx';
import { PromptedIdForm } from './index.ts';

const id = (end: string) => `0190a6f4-3c11-7a55-8000-${end.padStart(12, '0')}`;
const option = (last4: string) => ({ value: id(last4), label: `•••• ${last4}, R. Núñez` });
const promptedId: PromptedId = {
  name: 'R. Núñez',
  type: 'D',
  number: '4817',
  status: 'on',
  managedBy: 'fleet',
  managedById: id('3'),
  cardIds: [id('4821'), id('9999')],
};
const adding: ComponentProps<typeof PromptedIdForm> = {
  bounds: { existingNames: [] },
  managers: { customerId: [], department: [], fleet: [{ value: id('3'), label: 'Long haul' }] },
  cards: [],
  knownCards: [option('4821')],
  onSave: () => {},
  onCancel: () => {},
};
const form = (props: Partial<ComponentProps<typeof PromptedIdForm>>) => (
  <PromptedIdForm promptedId={promptedId} {...adding} {...props} />
);

it('[ENT-35] offers and chooses only kinds of manager that there are', async () => {
  const { place } = await mount(<PromptedIdForm {...adding} />);
  expect(place.textContent).toContain('Long haul');
  const choose = [...place.querySelectorAll('button')].find(({ textContent }) =>
    textContent.startsWith('Fleet'),
  );
  await act(async () => choose?.click());
  const options = [...document.querySelectorAll('[role=option]')];
  expect(options.map(({ textContent }) => textContent)).toEqual(['Fleet']);
});

it('[PID-01] adds a found card, and keeps the others that no search finds', async () => {
  const onSave = vi.fn();
  const onSearchCards = vi.fn();
  const { place, render } = await mount(form({ onSave, onSearchCards }));
  const tags = () => [...place.querySelectorAll('[role=row]')].map((tag) => tag.textContent);
  expect(tags()).toEqual(['•••• 4821, R. Núñez', '…']);
  const field = place.querySelector<HTMLInputElement>('[role=combobox]');
  await act(async () => field?.focus());
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '7730');
  await act(async () => field?.dispatchEvent(new Event('input', { bubbles: true })));
  expect(onSearchCards).toHaveBeenLastCalledWith('7730');
  await render(form({ onSave, onSearchCards, cards: [option('7730')] }));
  await act(async () => document.querySelector<HTMLElement>('[role=option]')?.click());
  await render(form({ onSave, onSearchCards }));
  expect(tags()).toEqual(['•••• 4821, R. Núñez', '…', '•••• 7730, R. Núñez']);
  await act(async () => place.querySelector('form')?.requestSubmit());
  expect(onSave).toHaveBeenCalledWith({
    ...promptedId,
    cardIds: [id('4821'), id('9999'), id('7730')],
  });
});
