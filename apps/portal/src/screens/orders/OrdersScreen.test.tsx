// @vitest-environment happy-dom
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it } from 'vitest';
import { sampleId, sampleOrder, samplePage } from '@forecourt/api-client/testing';
import { openPart } from '../../app/asks.test.fixtures.tsx';
import { Component } from './OrdersScreen.tsx';

const orderOf = (number: number) =>
  sampleOrder({ orderId: sampleId(number), orderNumber: `${number}`, step: 'active' });

it('[SCREEN-25] goes on to the orders before the newest ones', async () => {
  const router = createMemoryRouter([{ path: '/', Component }]);
  const page = await openPart(<RouterProvider router={router} />, ['shared', 'signedIn', 'cards'], {
    listOrders: ({ query }) =>
      query.cursor === undefined
        ? samplePage([orderOf(7001)], 'earlier')
        : samplePage([orderOf(6901)]),
  });
  await page.untilSaid('7001');
  expect(page.said()).not.toContain('6901');
  await page.press('button', 'Show earlier orders');
  await page.untilSaid('6901');
  expect(page.said()).toContain('7001');
  expect(page.said()).not.toContain('Show earlier orders');
});
