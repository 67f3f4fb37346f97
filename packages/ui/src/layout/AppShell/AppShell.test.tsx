// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { mount } from '../../mount.test.fixtures.tsx';
import { AppShell, useShell } from './index.ts';

afterEach(() => vi.unstubAllGlobals());

/** A `matchMedia` stub that switches between wide and narrow. */
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

it('[UI-22] does not reopen the drawer after the window widens and narrows', async () => {
  const turn = turnable();
  const { place } = await mount(
    <AppShell brand="Forecourt" accountSwitcher={null} menu={null} topBar={<Opens />}>
      Page
    </AppShell>,
  );
  await act(async () => {
    place.querySelector('button')?.click();
    await import('./RailDrawer.tsx');
  });
  expect(dialog()).not.toBeNull();
  await act(async () => turn(true));
  await act(async () => turn(false));
  expect(dialog()).toBeNull();
});
