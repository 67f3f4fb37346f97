// @vitest-environment happy-dom
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FakeHandlers } from '@forecourt/api-client/testing';
import { SAMPLE_IDS, sampleFleet, sampleId } from '@forecourt/api-client/testing';
import type { ReportQuery } from '@forecourt/validation';
import { AppContext } from '../../app/App.ts';
import { makeLiveApp } from '../../app/app.test.fixtures.ts';
import { openPart } from '../../app/asks.test.fixtures.tsx';
import { Component } from './CreateReportScreen.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T18:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Opens the screen at an address; `requested` records the reports that it requests. */
async function openAt(search: string, handlers: FakeHandlers = {}) {
  const requested: ReportQuery[] = [];
  const router = createMemoryRouter([{ path: '/', Component }], {
    initialEntries: [`/?${search}`],
  });
  const page = await openPart(
    <AppContext value={makeLiveApp()}>
      <RouterProvider router={router} />
    </AppContext>,
    ['shared', 'signedIn', 'cards', 'files', 'reports'],
    {
      listFleets: () => ({ items: [sampleFleet()] }),
      readReport: ({ body: { report } }) => {
        requested.push(report);
        return { report, columns: [], rows: [], rowCount: 0, totals: {} };
      },
      ...handlers,
    },
  );
  return { page, requested, router };
}

it.each([
  ['fromDate=2023-11-19&toDate=2023-12-31', 'Reports and history are only for up to 3 years'],
  ['fromDate=2026-11-10&toDate=2026-11-09', 'The end date is before the start date'],
  ['fromDate=2026-11-21&toDate=2026-11-30', 'Choose Nov 20, 2026 or earlier'],
])('[RPT-04] [MSG-62] says why there is no report for %s', async (days, words) => {
  const { page, requested } = await openAt(days);
  await page.untilSaid(words);
  expect(requested).toEqual([]);
  expect(page.said()).not.toContain('could not be loaded');
});

it('[RPT-01] drops what is unknown in the address', async () => {
  const { page, requested } = await openAt(
    `kind=purchases&fromDate=2026-02-31&toDate=2026-10-15&fleetId=${sampleId(900)}` +
      `&columns=day,nothing,net&code.diesel=6010&code.cash=${'9'.repeat(21)}`,
  );
  await page.untilSaid('No data for these dates');
  expect(requested).toEqual([
    {
      kind: 'purchases',
      fromDate: '2026-10-01',
      toDate: '2026-10-15',
      fleetId: null,
      columns: ['day', 'net'],
      ledgerCodes: { diesel: '6010' },
    },
  ]);
});

it('[RPT-01] keeps a fleet that the user can see', async () => {
  const { page, requested } = await openAt(`fleetId=${SAMPLE_IDS.fleet}`);
  await page.untilSaid('No data for these dates');
  expect(requested).toMatchObject([{ fleetId: SAMPLE_IDS.fleet }]);
});
