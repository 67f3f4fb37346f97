// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { ForecourtProvider } from '../../provider/index.ts';
import { NotificationsList } from './index.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

it('[UI-12] keeps an item settled, and Undo focused, when reopening it fails', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <ForecourtProvider>
        <NotificationsList
          label="Needs you"
          items={[{ id: 'a', level: 'alert', message: 'Card 4821 was declined' }]}
          onSettle={() => Promise.resolve()}
          onUndo={() => Promise.reject(new Error('network.offline'))}
        />
      </ForecourtProvider>,
    ),
  );
  await act(async () => place.querySelector<HTMLElement>('li button')?.click());
  const undo = place.querySelector<HTMLElement>('output button');
  await act(async () => {
    undo?.focus();
    undo?.click();
  });
  expect(place.querySelector('li')).toBeNull();
  expect(document.activeElement).toBe(place.querySelector('output button'));
  await act(async () => root.unmount());
});
