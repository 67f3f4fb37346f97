// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { mount } from '../../mount.test.fixtures.tsx';
import { NotificationsList } from './index.ts';

it('[UI-12] keeps an item settled, and Undo focused, when reopening it fails', async () => {
  const { place } = await mount(
    <NotificationsList
      label="Needs you"
      items={[{ id: 'a', level: 'alert', message: 'Card 4821 was declined' }]}
      onSettle={() => Promise.resolve()}
      onUndo={() => Promise.reject(new Error('network.offline'))}
    />,
  );
  await act(async () => place.querySelector<HTMLElement>('li button')?.click());
  const undo = place.querySelector<HTMLElement>('output button');
  await act(async () => {
    undo?.focus();
    undo?.click();
  });
  expect(place.querySelector('li')).toBeNull();
  expect(document.activeElement).toBe(place.querySelector('output button'));
});
