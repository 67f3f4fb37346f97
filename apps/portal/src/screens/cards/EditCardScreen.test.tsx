// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it } from 'vitest';
import { refuse, SAMPLE_IDS, sampleCardDetails } from '@forecourt/api-client/testing';
import { AppContext } from '../../app/App.ts';
import { makeLiveApp } from '../../app/app.test.fixtures.ts';
import { openPart } from '../../app/asks.test.fixtures.tsx';
import { Component } from './EditCardScreen.tsx';

it('[CARD-01] reports that the drivers failed to load, not that none matches', async () => {
  const router = createMemoryRouter([{ path: '/:cardId', Component }], {
    initialEntries: [`/${SAMPLE_IDS.card}`],
  });
  const page = await openPart(
    <AppContext value={makeLiveApp()}>
      <RouterProvider router={router} />
    </AppContext>,
    ['shared', 'cards', 'cardActions', 'limits'],
    {
      getCard: () => sampleCardDetails(),
      listFleets: () => ({ items: [] }),
      listDepartments: () => ({ items: [] }),
      listLimitProfiles: () => ({ items: [] }),
      listCardGroups: () => ({ items: [], deliveryRefusal: null }),
      lookUpCardholders: () => refuse(400, 'request.invalid'),
    },
  );
  await page.untilSaid('The drivers could not be loaded');
  const field = page.place.querySelector<HTMLInputElement>('form [role=combobox]');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Zoe');
  await act(async () => {
    field?.focus();
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  // the current driver stays selectable
  expect(document.querySelector('[role=listbox]')?.textContent).toBe('Maya Okafor · 20417');
  expect(page.said()).toContain('The drivers could not be loaded');
  expect(page.said()).not.toContain('No matches');
});
