// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  refuse,
  SAMPLE_IDS,
  sampleFleet,
  sampleId,
  type FakeHandlers,
} from '@forecourt/api-client/testing';
import type { PromptedIdRecord } from '@forecourt/validation';
import { openPart } from '../../app/asks.test.fixtures.tsx';
import { SelectedContext, type Selected } from '../../shell/account.ts';
import { openAccount, openSelected } from '../../shell/account.test.fixtures.ts';
import { Component as FormScreen } from './PromptedIdFormScreen.tsx';
import { Component as ListScreen } from './PromptedIdsScreen.tsx';

// the list of a phone renders rows without a layout
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(72);
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const ownId: PromptedIdRecord = {
  id: sampleId(1),
  name: 'Night shift',
  type: 'D',
  number: '4817',
  status: 'on',
  managedBy: 'fleet',
  managedById: SAMPLE_IDS.fleet,
  managedByName: 'Long haul',
  fleetId: SAMPLE_IDS.fleet,
  cardCount: 0,
  version: 1,
};
const wideId: PromptedIdRecord = {
  ...ownId,
  id: sampleId(2),
  name: 'Yard',
  number: '5921',
  managedBy: 'customerId',
  managedById: SAMPLE_IDS.account,
  managedByName: 'Acme Freight',
  fleetId: null,
};

/** A manager who is limited to one fleet. */
const limited: Selected = {
  ...openSelected,
  account: { ...openAccount, role: 'manager', fleetIds: [SAMPLE_IDS.fleet] },
};
const page = { nextCursor: null, counts: null };

const open = (path: string, handlers: FakeHandlers = {}) => {
  const routes = [
    { path: '/', Component: ListScreen },
    { path: '/form/:id?', Component: FormScreen },
  ];
  return openPart(
    <SelectedContext value={limited}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />
    </SelectedContext>,
    ['shared', 'signedIn', 'cards', 'lists', 'roster', 'imports', 'promptedIds'],
    {
      listPromptedIds: () => ({ items: [ownId, wideId], ...page, total: 2 }),
      listPromptedIdTypes: () => ({ items: [] }),
      listDepartments: () => ({ items: [] }),
      listFleets: () => ({ items: [sampleFleet()] }),
      listCards: () => ({ items: [], ...page, total: 0 }),
      ...handlers,
    },
  );
};
const box = (name: string) =>
  document.querySelector<HTMLInputElement>(`input[aria-label="Select prompted ID ${name}"]`);

it('[USER-20] lets people select only prompted IDs that they can change', async () => {
  const screen = await open('/');
  await screen.untilSaid('Yard');
  expect(box('Night shift')?.disabled).toBe(false);
  expect(box('Yard')?.disabled).toBe(true);
  await screen.press('button[aria-label$="prompted ID Yard"]');
  await screen.untilSaid('you have access to only some of its fleets');
  const entries = [...document.querySelectorAll('[role^="menuitem"]')];
  expect(entries.map((entry) => entry.getAttribute('aria-disabled'))).toEqual([null, 'true']);
  expect(entries[0]?.textContent).toBe('View');
});

it('[GW-143] says why prompted IDs were not turned off', async () => {
  const screen = await open('/', {
    inactivatePromptedIds: () => refuse(422, 'promptedId.tooMany', { params: { max: 500 } }),
  });
  await screen.untilSaid('Yard');
  await act(async () => box('Night shift')?.click());
  await screen.press('button', 'Turn off');
  await screen.untilSaid('Turn off up to 500 prompted IDs at a time');
});

it('[SCREEN-29] [USER-20] shows why a prompted ID of the whole account is read-only', async () => {
  const screen = await open(`/form/${wideId.id}`, {
    getPromptedId: () => ({ promptedId: wideId, cardIds: [], cards: [] }),
  });
  await screen.untilSaid('You cannot change this prompted ID');
  expect(screen.said()).toContain('you have access to only some of its fleets');
  expect(screen.said()).toContain('Acme Freight');
  expect(screen.said()).not.toContain('Save prompted ID');
});

it('[SCREEN-28] [ENT-35] does not offer the account as manager to people with some fleets', async () => {
  const screen = await open('/form');
  await screen.untilSaid('Add prompted ID');
  await screen.untilSaid('Managed by');
  expect(screen.said()).toContain(sampleFleet().name);
  expect(screen.said()).not.toContain('Acme Freight');
});
