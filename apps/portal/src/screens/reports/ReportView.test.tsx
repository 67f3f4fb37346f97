// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { ReportAnswer } from '@forecourt/api-client';
import { reportTypes, type ReportKind } from '@forecourt/validation';
import { openPart } from '../../app/asks.test.fixtures.tsx';
import { ReportView } from './ReportView.tsx';

type Rows = ReportAnswer['rows'];

/** The chart's hint and the labels of its bars, in order. */
async function chartOf(kind: ReportKind, rows: Rows, rowCount = rows.length) {
  const columns = reportTypes[kind].columns.map(({ id, cell, isTotal = false }) => ({
    id,
    cell,
    isTotal,
  }));
  const days = { fromDate: '2025-09-01', toDate: '2026-11-20' };
  const report = { kind, ...days, fleetId: null, columns: [], ledgerCodes: {} };
  const page = await openPart(
    <ReportView answer={{ report, columns, rows, rowCount, totals: {} }} currency="USD" />,
    ['shared', 'signedIn', 'reports'],
    {},
  );
  const [section] = page.place.querySelectorAll('section');
  const hint = section?.querySelector('h2 + span, h3 + span')?.textContent ?? null;
  await page.press('section button');
  const bars = [...(section?.querySelectorAll('tbody th') ?? [])].map(
    ({ firstChild }) => firstChild?.textContent ?? '',
  );
  await page.close();
  return { hint, bars };
}

/** Vehicles whose spend rises with their unit number. */
const units = (count: number): Rows =>
  Array.from({ length: count }, (_, index) => ({ unit: String(101 + index), net: index * 100 }));
const months = (...ids: readonly string[]): Rows => ids.map((month) => ({ month, discount: 100 }));
const YEAR = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'];

it('[RPT-01] charts the highest values, highest first', async () => {
  const { hint, bars } = await chartOf('fleetManagement', units(14));
  expect(hint).toBe('Top 12');
  expect(bars).toHaveLength(12);
  expect(bars.slice(0, 2)).toEqual(['114', '113']);
  expect(bars.at(-1)).toBe('103');
  expect(await chartOf('fleetManagement', units(3))).toEqual({
    hint: null,
    bars: ['103', '102', '101'],
  });
});

it('[RPT-01] says if the chart covers only the first rows of a report', async () => {
  expect((await chartOf('fleetManagement', units(100), 1_250)).hint).toBe(
    'Top 12 of the first 100 rows',
  );
  const few = units(100).map((row, index) => ({ ...row, unit: String(index % 2) }));
  expect((await chartOf('fleetManagement', few, 1_250)).hint).toBe('First 100 rows');
});

it('[GW-121] charts the latest months of rebates, in order', async () => {
  const ids = [...YEAR.map((month) => `2025-${month}`), '2026-01', '2026-02'];
  const { hint, bars } = await chartOf('rebatesByMonth', months(...ids));
  expect(hint).toBe('Latest 12');
  expect(bars).toEqual(ids.slice(2));
});
