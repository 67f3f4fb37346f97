// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it } from 'vitest';
import { refuse, SAMPLE_IDS, type FakeHandlers } from '@forecourt/api-client/testing';
import { openPart } from '../../app/asks.test.fixtures.tsx';
import { Component } from './ProximityScreen.tsx';

const profile = {
  profileId: SAMPLE_IDS.profile,
  fleetId: SAMPLE_IDS.fleet,
  fleetName: 'Long haul',
  name: 'Tight',
  merchantDistanceThousandthsMax: 500,
  fuelPingAgeMinutesMax: 30,
  fuelVarianceBasisPointsMax: 1000,
  isActive: true,
  mappedUnits: 0,
  version: 1,
};

const open = (handlers: FakeHandlers) =>
  openPart(
    <RouterProvider router={createMemoryRouter([{ path: '*', Component }])} />,
    ['shared', 'cards', 'proximity'],
    {
      listProximityProfiles: () => ({ items: [profile], enrolled: [] }),
      getProximityAlerts: () => ({ items: [] }),
      ...handlers,
    },
  );

it('[PROX-01] reports that the alerts failed to load, and still shows the profiles', async () => {
  const page = await open({ getProximityAlerts: () => refuse(400, 'request.invalid') });
  await page.untilSaid('The proximity alerts could not be loaded');
  expect(page.said()).toContain('Tight');
  await page.close();
});

const find = (name: string) => {
  const found = [...document.querySelectorAll<HTMLElement>('button, [role="menuitem"]')].find(
    (one) => one.textContent === name || one.getAttribute('aria-label') === name,
  );
  if (!found) throw new Error(`there is no ${name}`);
  return found;
};
const press = (name: string) => act(async () => find(name).click());
const openMenu = (name: string) =>
  act(async () => {
    const key = { key: 'ArrowDown', bubbles: true, cancelable: true };
    find(name).dispatchEvent(new KeyboardEvent('keydown', key));
  });

it('[PROX-01] saves against the current version after a stale save', async () => {
  let current = profile;
  const sent: (string | null)[] = [];
  const page = await open({
    listProximityProfiles: () => ({ items: [current], enrolled: [] }),
    editProximityProfile: (_request, { headers }) => {
      sent.push(headers.get('if-match'));
      current = { ...profile, name: 'Tighter', version: 2 };
      return sent.length === 1 ? refuse(409, 'version.stale') : { profile: current };
    },
  });
  await page.untilSaid('Long haul');
  await openMenu('Actions for Tight');
  await page.untilSaid('Edit profile');
  await press('Edit profile');
  await press('Save profile');
  await page.untilSaid('Tighter');
  await press('Save profile');
  await page.untilSaid('Tighter was saved');
  expect(sent).toEqual(['1', '2']);
  await page.close();
});
