// @vitest-environment happy-dom
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it } from 'vitest';
import { sampleId, sampleNotification, samplePage } from '@forecourt/api-client/testing';
import { AppContext } from '../../app/App.ts';
import { makeLiveApp } from '../../app/app.test.fixtures.ts';
import { openPart } from '../../app/asks.test.fixtures.tsx';
import { HistoryTab } from './HistoryTab.tsx';

const buttons = () =>
  [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === 'Reopen');

it('[SCREEN-36] [UI-19] reopening moves the focus to the next notification, then to the outcome', async () => {
  let items = [1, 2].map((number) => ({
    ...sampleNotification({ notificationId: sampleId(number), state: 'resolved' }),
    settledBy: 'Dana Price',
    settledAt: '2026-11-21T09:00:00Z',
  }));
  const page = await openPart(
    <AppContext value={makeLiveApp()}>
      <RouterProvider router={createMemoryRouter([{ path: '*', Component: HistoryTab }])} />
    </AppContext>,
    ['shared', 'signedIn', 'cards', 'notifications'],
    {
      searchNotifications: () => samplePage(items),
      settleNotification: ({ params, body }) => {
        items = items.map((one) =>
          one.notificationId === params.notificationId ? { ...one, state: body.to } : one,
        );
        return sampleNotification({ notificationId: params.notificationId, state: body.to });
      },
    },
  );
  await page.untilSaid('Reopen');
  const reopen = async () => {
    const left = buttons().length - 1;
    buttons()[0]?.focus();
    await page.press('button', 'Reopen');
    for (let turn = 0; buttons().length > left && turn < 1000; turn += 1)
      await page.untilSaid('Dana Price');
  };
  await reopen();
  expect(document.activeElement).toBe(buttons()[0]);
  await reopen();
  await page.untilSaid('The notification is open again.');
  expect(document.activeElement?.textContent).toBe('The notification is open again.');
});
