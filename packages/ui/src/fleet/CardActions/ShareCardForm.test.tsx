// @vitest-environment happy-dom
import { act, type ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import { mount } from '../../mount.test.fixtures.tsx';
import { ShareCardForm } from './ShareCardForm.tsx';

const people = ['Rosa Núñez', 'Tomás Okafor'].map((name) => ({ id: name, name, detail: '' }));
const form = (props: Partial<ComponentProps<typeof ShareCardForm>> = {}) => (
  <ShareCardForm
    cardholders={people}
    found={[{ value: 'Ali Haddad', label: 'Ali Haddad' }]}
    onSearch={() => {}}
    onAdd={() => {}}
    onRemove={() => {}}
    {...props}
  />
);

it('[CARD-10] moves focus to the next person after one is removed', async () => {
  const { place, render } = await mount(form());
  const [first] = place.querySelectorAll<HTMLElement>('li button');
  await act(async () => first?.focus());
  await act(async () => first?.click());
  await render(form({ isSaving: true }));
  expect(document.activeElement).toBe(first);
  await render(form({ cardholders: people.slice(1), isSaving: true }));
  await render(form({ cardholders: people.slice(1) }));
  expect(document.activeElement).toBe(place.querySelector('li button'));
});

it('[CARD-10] leaves the chosen person in the field until they are added', async () => {
  const onAdd = vi.fn();
  const { place, render } = await mount(form({ onAdd }));
  const field = place.querySelector('input');
  await act(async () => field?.focus());
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Ali');
  await act(async () => field?.dispatchEvent(new Event('input', { bubbles: true })));
  await act(async () => document.querySelector<HTMLElement>('[role=option]')?.click());
  await act(async () => [...place.querySelectorAll('button')].at(-1)?.click());
  expect(onAdd).toHaveBeenCalledWith('Ali Haddad');
  expect(field?.value).toBe('Ali Haddad');
  const added = { id: 'Ali Haddad', name: 'Ali Haddad', detail: '' };
  await render(form({ onAdd, cardholders: [...people, added], found: [] }));
  expect(field?.value).toBe('');
});
