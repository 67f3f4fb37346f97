// @vitest-environment happy-dom
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FakeHandlers } from '@forecourt/api-client/testing';
import { refuse, SAMPLE_IDS, sampleFleet, sampleId } from '@forecourt/api-client/testing';
import type { ReportQuery, SavedReport, SavedReportForm } from '@forecourt/validation';
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
  // changes of the address start from the browser’s
  history.replaceState(null, '', `/?${search}`);
  const router = createMemoryRouter([{ path: '*', Component }], {
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
  expect(page.said()).toContain('This report’s fleet no longer exists or is not yours to view');
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
  expect(page.said()).not.toContain('fleet no longer exists');
});

const savedReport: SavedReport = {
  savedReportId: SAMPLE_IDS.card,
  name: 'Fuel by department',
  report: {
    kind: 'departments',
    fromDate: '2026-07-01',
    toDate: '2026-09-30',
    fleetId: null,
    columns: [],
    ledgerCodes: {},
  },
  period: 'lastQuarter',
  format: 'csv',
  schedule: 'monthly',
  savedBy: 'Dana Morales',
  nextRunOn: '2026-12-01',
  lastRunAt: null,
  version: 3,
};
const OPENED = `fromDate=2026-07-01&toDate=2026-09-30&saved=${savedReport.savedReportId}`;

/** Opens a saved report's address and its dialog; `sent` records what each save sent. */
async function openSaved(refusals: ReturnType<typeof refuse>[] = [], address = OPENED) {
  let stored = savedReport;
  const sent: unknown[] = [];
  const take = (form: SavedReportForm, saved: Partial<SavedReport>) => {
    stored = { ...stored, ...form, ...saved };
    return { report: stored };
  };
  const world = await openAt(address, {
    listSavedReports: () => ({ items: [stored] }),
    changeSavedReport: ({ params, body }, { headers }) => {
      sent.push([params.savedReportId, headers.get('if-match'), body]);
      const refusal = refusals.shift();
      if (refusal) stored = { ...stored, name: 'Renamed', version: 4 };
      return refusal ?? take(body, { version: stored.version + 1 });
    },
    saveReport: ({ body }) => {
      sent.push(['new', null, body]);
      return take(body, { savedReportId: SAMPLE_IDS.order, version: 1 });
    },
  });
  await world.page.untilSaid('No data for these dates');
  await world.page.press('button', 'Save report…');
  await world.page.untilSaid('Save changes');
  return { ...world, sent };
}

const DIALOG = '[role="dialog"]';
const { report, period, format, schedule } = savedReport;
const form = { name: 'Fuel by quarter', report, period, format, schedule };

it('[RPT-02] changes the saved report that was opened, instead of adding another', async () => {
  const { page, sent } = await openSaved();
  const name = document.querySelector<HTMLInputElement>(`${DIALOG} input`);
  expect(name?.value).toBe(savedReport.name);
  const dialog = document.querySelector(DIALOG)?.textContent;
  for (const words of ['Last quarter', 'Monthly', 'CSV']) expect(dialog).toContain(words);
  await page.type(`${DIALOG} input`, form.name);
  await page.press(`${DIALOG} button`, 'Save changes');
  await page.untilSaid('Changes to “Fuel by quarter” were saved.');
  expect(sent).toEqual([[savedReport.savedReportId, '3', form]]);
  await page.press('button', 'Save report…');
  await page.type(`${DIALOG} input`, 'Quarterly fuel');
  await page.press(`${DIALOG} button`, 'Save changes');
  await page.untilSaid('Changes to “Quarterly fuel” were saved.');
  expect(sent[1]).toMatchObject([savedReport.savedReportId, '4', { name: 'Quarterly fuel' }]);
});

it('[RPT-02] [UI-19] changes a report over someone else’s change only once told so', async () => {
  const { page, sent } = await openSaved([refuse(409, 'version.stale')]);
  await page.type(`${DIALOG} input`, form.name);
  await page.press(`${DIALOG} button`, 'Save changes');
  await page.untilSaid('Someone else changed this');
  await page.press(`${DIALOG} button`, 'Save changes');
  await page.untilSaid('Changes to “Fuel by quarter” were saved.');
  expect(sent).toEqual(['3', '4'].map((version) => [savedReport.savedReportId, version, form]));
});

it('[RPT-02] saves a saved report as a new one, which it then changes', async () => {
  const { page, sent, router } = await openSaved();
  await page.type(`${DIALOG} input`, form.name);
  await page.press(`${DIALOG} button`, 'Save as new report');
  await page.untilSaid('“Fuel by quarter” is saved in My Reports.');
  expect(sent).toEqual([['new', null, form]]);
  expect(router.state.location.search).toContain(`saved=${SAMPLE_IDS.order}`);
});

it('[RPT-02] saves a report that was deleted meanwhile only as a new one', async () => {
  const { page } = await openSaved([refuse(404, 'report.notFound')]);
  await page.press(`${DIALOG} button`, 'Save changes');
  await page.untilSaid('This report was deleted.');
  await page.press(`${DIALOG} button`, 'Save report');
  await page.untilSaid('is saved in My Reports.');
});

it('[RPT-02] saves the dates chosen on the form instead of the saved period', async () => {
  const { page, sent } = await openSaved([], OPENED.replace('09-30', '09-15'));
  expect(document.querySelector(DIALOG)?.textContent).toContain('Custom range');
  await page.press(`${DIALOG} button`, 'Save changes');
  await page.untilSaid('A scheduled report needs a relative range');
  expect(sent).toEqual([]);
});

it('[RPT-02] saves nothing until it is known which saved report was opened', async () => {
  let isDown = true;
  const { page } = await openAt(OPENED, {
    listSavedReports: () => (isDown ? refuse(500, 'server.error') : { items: [savedReport] }),
  });
  await page.untilSaid('Your reports could not be loaded.');
  await page.press('button', 'Save report…');
  expect(document.querySelector(DIALOG)).toBeNull();
  isDown = false;
  await page.press('button', 'Try again');
  await vi.waitFor(() => expect(page.said()).not.toContain('Try again'));
  await page.press('button', 'Save report…');
  await page.untilSaid('Save changes');
});
