// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SAMPLE_IDS, sampleId } from '@forecourt/api-client/testing';
import type { SavedReport } from '@forecourt/validation';
import { openPart } from '../../app/asks.test.fixtures.tsx';
import { Component } from './MyReportsScreen.tsx';

const saved: SavedReport = {
  savedReportId: SAMPLE_IDS.card,
  name: 'Fuel by department',
  report: {
    kind: 'departments',
    fromDate: '2026-01-05',
    toDate: '2026-01-09',
    fleetId: null,
    columns: [],
    ledgerCodes: {},
  },
  period: 'lastQuarter',
  format: 'csv',
  schedule: 'none',
  savedBy: 'Dana Morales',
  nextRunOn: null,
  lastRunAt: null,
  version: 1,
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T18:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

it('[RPT-01] [RPT-02] opens a saved report with its current period, or its fixed days', async () => {
  const periods = ['lastQuarter', 'lastWeek', 'days'] as const;
  const items = periods.map((period, index) => ({
    ...saved,
    period,
    name: period,
    savedReportId: sampleId(index),
  }));
  const router = createMemoryRouter([{ path: '/', Component }]);
  const page = await openPart(
    <RouterProvider router={router} />,
    ['shared', 'signedIn', 'cards', 'files', 'reports'],
    { listSavedReports: () => ({ items }) },
  );
  await page.untilSaid('lastWeek');
  const daysOf = (name: string) => {
    const links = [...page.place.querySelectorAll('a')];
    const href = links.find(({ textContent }) => textContent === name)?.href;
    const { searchParams } = new URL(href ?? '', 'https://portal.test');
    return [searchParams.get('fromDate'), searchParams.get('toDate'), searchParams.get('saved')];
  };
  expect(periods.map(daysOf)).toEqual([
    ['2026-07-01', '2026-09-30', sampleId(0)],
    ['2026-11-09', '2026-11-15', sampleId(1)],
    ['2026-01-05', '2026-01-09', sampleId(2)],
  ]);
});

it('[RPT-05] says how long a report’s file is available, not that its entry disappears', async () => {
  const router = createMemoryRouter([{ path: '/', Component }]);
  const page = await openPart(
    <RouterProvider router={router} />,
    ['shared', 'signedIn', 'cards', 'files', 'reports'],
    { listSavedReports: () => ({ items: [] }) },
  );
  await page.untilSaid('Report files');
  expect(page.said()).toContain('Files are available for 48 hours.');
  expect(page.said()).not.toContain('last 48 hours');
});

it('[RPT-01] [UI-23] moves the focus on when a saved report was deleted', async () => {
  let items = ['Fuel', 'Fees'].map((name, index) => ({
    ...saved,
    name,
    savedReportId: sampleId(index),
  }));
  const router = createMemoryRouter([{ path: '/', Component }]);
  const page = await openPart(
    <RouterProvider router={router} />,
    ['shared', 'signedIn', 'cards', 'files', 'reports'],
    {
      listSavedReports: () => ({ items }),
      removeSavedReport: ({ params: { savedReportId } }) => {
        items = items.filter((item) => item.savedReportId !== savedReportId);
        return {};
      },
    },
  );
  await page.untilSaid('Fees');
  const remove = async (name: string) => {
    const button = document.querySelector<HTMLElement>(`[aria-label="Delete ${name}"]`);
    await act(async () => {
      button?.focus();
      button?.click();
    });
    await page.type('[role="alertdialog"] input', 'DELETE');
    await page.press('[role="alertdialog"] button', 'Delete');
    await page.untilSaid(`“${name}” was deleted.`);
  };
  await remove('Fuel');
  await vi.waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Delete Fees'),
  );
  await remove('Fees');
  await vi.waitFor(() =>
    expect(document.activeElement?.textContent).toBe('No saved reports are left.'),
  );
});
