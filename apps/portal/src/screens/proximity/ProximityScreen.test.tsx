// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it } from 'vitest';
import { refuse, SAMPLE_IDS, sampleId, type FakeHandlers } from '@forecourt/api-client/testing';
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

const fleet = {
  fleetId: SAMPLE_IDS.fleet,
  name: 'Long haul',
  code: 'LH',
  number: '1',
  cardCount: 0,
  isActive: true,
};

const open = (handlers: FakeHandlers, address = '/') =>
  openPart(
    <RouterProvider
      router={createMemoryRouter([{ path: '*', Component }], { initialEntries: [address] })}
    />,
    ['shared', 'cards', 'proximity'],
    {
      listProximityProfiles: () => ({ items: [profile], enrolled: [] }),
      listFleets: () => ({ items: [fleet] }),
      getProximityAlerts: () => ({ items: [] }),
      ...handlers,
    },
  );

it('[PROX-01] reports that the alerts failed to load, and still shows the profiles', async () => {
  const page = await open({ getProximityAlerts: () => refuse(400, 'request.invalid') });
  await page.untilSaid('The proximity alerts could not be loaded');
  expect(page.said()).toContain('Tight');
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
});

it('[GW-130] names the devices that another fleet has below their field', async () => {
  const page = await open({
    enrollProximity: () =>
      refuse(422, 'proximity.notPossible', {
        fields: [{ path: 'deviceIds.1', key: 'proximity.deviceElsewhere', params: {} }],
      }),
  });
  await page.untilSaid('Enroll fleet');
  await page.press('button', 'Enroll fleet');
  await page.press('[role="dialog"] button', 'Choose a fleet');
  await page.press('[role="option"]', 'Long haul');
  await page.type('[role="dialog"] textarea', 'G9-1\nG9-2');
  await press('Enroll');
  await page.untilSaid('G9-2: This device belongs to another fleet');
  expect(page.said()).not.toContain('G9-1:');
});

it('[PROX-02, PROX-03] finds units by search, and reaches those of later pages', async () => {
  const total = 101;
  const page = await open(
    {
      listMappedDevices: ({ query }) => {
        const { pageNumber = 1, maxRecords = 50, q = '' } = query;
        const unit = { unitId: sampleId(pageNumber), name: 'Van', deviceId: 'G9-1' };
        const unitNumber = q === '' ? `unit of page ${pageNumber}` : `unit for ${q}`;
        return {
          items: [{ ...unit, unitNumber }],
          total: q === '' ? total : 1,
          pageNumber,
          maxRecords,
        };
      },
      listUnmappedDevices: () => ({ items: [], total: 0, pageNumber: 1, maxRecords: 500 }),
    },
    `/?profileId=${profile.profileId}`,
  );
  await page.untilSaid('unit of page 1');
  await press('Next page');
  await page.untilSaid('unit of page 2');
  await page.type('[aria-label="Search units and devices"]', '88');
  await page.untilSaid('unit for 88');
  expect(page.said()).not.toContain('Page 2');
});
