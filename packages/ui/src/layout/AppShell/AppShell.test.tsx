// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { ForecourtProvider } from '../../provider/index.ts';
import { AppShell, useShell } from './index.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

afterEach(() => vi.unstubAllGlobals());

/** A window that has room for the rail, or not. */
function turnable() {
  const listeners = new Set<() => void>();
  let isWide = false;
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isWide;
    },
    addEventListener: (_name: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_name: string, listener: () => void) => listeners.delete(listener),
  }));
  return (toWide: boolean) => {
    isWide = toWide;
    for (const listener of listeners) listener();
  };
}

function Opens() {
  const { openMenu } = useShell();
  return openMenu && <button onClick={openMenu}>Open</button>;
}

const dialog = () => document.querySelector('[role="dialog"]');

it('[UI-22] leaves the drawer closed when the window was wide in between', async () => {
  const turn = turnable();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <ForecourtProvider>
        <AppShell brand="Forecourt" accountSwitcher={null} menu={null} topBar={<Opens />}>
          Page
        </AppShell>
      </ForecourtProvider>,
    ),
  );
  await act(async () => {
    place.querySelector('button')?.click();
    await import('./RailDrawer.tsx');
  });
  expect(dialog()).not.toBeNull();
  await act(async () => turn(true));
  await act(async () => turn(false));
  expect(dialog()).toBeNull();
  await act(async () => root.unmount());
});
