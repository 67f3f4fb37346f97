// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it, vi } from 'vitest';
import { ForecourtRoot } from '@forecourt/ui/provider';
import { RootRoute } from '../../app/RootRoute.tsx';
import { createTexts } from '../../messages/texts.ts';
import { catalogs } from '../../messages/catalogs.ts';
import { SecretDialog } from './SecretDialog.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const { en } = await catalogs('shared', 'integrations')();
const messages = { ...createTexts().current(), ...en };

const press = (name: string) =>
  act(async () => {
    const buttons = [...document.querySelectorAll('button')];
    buttons.find(({ textContent }) => textContent === name)?.click();
  });

it('[UI-19] asks before leaving a secret until the user says that it is stored', async () => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  const router = createMemoryRouter([
    {
      Component: RootRoute,
      children: [
        {
          path: '/',
          element: (
            <SecretDialog
              name="Dispatch"
              secret="fck_live_1"
              onClose={() => void router.navigate('/?new=')}
            />
          ),
        },
        { path: '/cards', element: null },
      ],
    },
  ]);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <ForecourtRoot messages={messages}>
        <RouterProvider router={router} />
      </ForecourtRoot>,
    ),
  );
  await act(async () => router.navigate('/cards'));
  expect(document.body.textContent).toContain('Leave without saving?');
  await press('Keep editing');
  expect(router.state.location.pathname).toBe('/');
  await press('I stored it');
  expect(router.state.location.search).toBe('?new=');
  await act(async () => root.unmount());
});
