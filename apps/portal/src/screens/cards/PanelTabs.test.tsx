// @vitest-environment happy-dom
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it } from 'vitest';
import {
  sampleCardDetails,
  sampleId,
  samplePage,
  sampleTransaction,
} from '@forecourt/api-client/testing';
import { openPart } from '../../app/asks.test.fixtures.tsx';
import { PanelTabs } from './PanelTabs.tsx';
import { useCardAddress } from './useCardAddress.ts';

const Component = () => <PanelTabs details={sampleCardDetails()} address={useCardAddress()} />;

it('[TXN-01] goes on to a card’s purchases before the newest ones', async () => {
  const router = createMemoryRouter([{ path: '/:cardId', Component }], {
    initialEntries: [`/${sampleId(1)}?tab=purchases`],
  });
  const { site } = sampleTransaction();
  const at = (number: number, name: string) =>
    sampleTransaction({ transactionId: sampleId(number), site: { ...site, name } });
  const page = await openPart(<RouterProvider router={router} />, ['shared', 'signedIn', 'cards'], {
    listTransactions: ({ query }) => ({
      ...(query.cursor === undefined
        ? samplePage([at(2, 'Lone Star 7')], 'earlier')
        : samplePage([at(3, 'Panhandle 1')])),
      totals: null,
    }),
  });
  await page.untilSaid('Lone Star 7');
  await page.press('button', 'Show earlier purchases');
  await page.untilSaid('Panhandle 1');
  expect(page.said()).toContain('Lone Star 7');
  expect(page.said()).not.toContain('Show earlier');
});
