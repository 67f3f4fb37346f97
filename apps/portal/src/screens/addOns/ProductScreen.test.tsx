// @vitest-environment happy-dom
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it } from 'vitest';
import type { AddOn } from '@forecourt/api-client';
import { useQuery } from '@forecourt/api-client/react';
import { refuse } from '@forecourt/api-client/testing';
import { AppContext } from '../../app/App.ts';
import { makeLiveApp } from '../../app/app.test.fixtures.ts';
import { openPart } from '../../app/asks.test.fixtures.tsx';
import { Component } from './ProductScreen.tsx';

const addOn: AddOn = {
  service: 'maintenance',
  isOffered: true,
  isEnrolled: true,
  enrolledAt: null,
  enrolledBy: null,
  settings: { reminders: true, reminderMiles: 1000 },
  monthCents: 0,
  version: 1,
};

/** A button that refetches and shows the current version. */
function Refresh() {
  const { data, retry } = useQuery('listAddOns', {});
  return <button onClick={retry}>Version {data?.items[0]?.version}</button>;
}

it('[UI-19] keeps edits after a stale save, and overwrites only on a second save', async () => {
  let current = addOn;
  const sent: unknown[] = [];
  const routes = [{ path: '*', Component, handle: { route: addOn.service } }];
  const page = await openPart(
    <AppContext value={makeLiveApp()}>
      <RouterProvider router={createMemoryRouter(routes)} />
      <Refresh />
    </AppContext>,
    ['shared', 'signedIn', 'cards', 'addOns'],
    {
      listAddOns: () => ({ items: [current], cardsInUse: 3, currency: 'USD' }),
      changeAddOn: ({ body }, { headers }) => {
        sent.push([headers.get('if-match'), body.settings]);
        if (sent.length === 1) return refuse(409, 'version.stale');
        current = { ...addOn, settings: body.settings, version: 3 };
        return current;
      },
    },
  );
  await page.untilSaid('Version 1');
  await page.press('input[type="checkbox"]');
  current = { ...addOn, settings: { reminders: true, reminderMiles: 500 }, version: 2 };
  await page.press('button', 'Version');
  await page.untilSaid('Version 2');
  await page.press('button', 'Save settings');
  await page.untilSaid('Someone else changed this');
  await page.press('button', 'Save settings');
  await page.untilSaid('were saved.');
  const typed = { reminders: false, reminderMiles: 1000 };
  expect(sent).toEqual([
    ['1', typed],
    ['2', typed],
  ]);
});
