// @vitest-environment happy-dom
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it } from 'vitest';
import { refuse, SAMPLE_IDS, sampleCardDetails } from '@forecourt/api-client/testing';
import { AppContext } from '../../app/App.ts';
import { liveWith } from '../../app/app.test.fixtures.ts';
import { openPart } from '../../app/asks.test.fixtures.tsx';
import { Component } from './EditCardScreen.tsx';

it('[CARD-01] reports that the drivers failed to load, and still shows the form', async () => {
  const router = createMemoryRouter([{ path: '/:cardId', Component }], {
    initialEntries: [`/${SAMPLE_IDS.card}`],
  });
  const page = await openPart(
    <AppContext value={liveWith()}>
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
  expect(page.place.querySelector('form')).not.toBeNull();
  await page.close();
});
