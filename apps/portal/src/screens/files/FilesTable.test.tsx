// @vitest-environment happy-dom
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it } from 'vitest';
import type { FileExport } from '@forecourt/api-client';
import { SAMPLE_IDS, sampleId, samplePage } from '@forecourt/api-client/testing';
import { AppContext } from '../../app/App.ts';
import { makeLiveApp } from '../../app/app.test.fixtures.ts';
import { openPart } from '../../app/asks.test.fixtures.tsx';
import { Component } from './DownloadsScreen.tsx';
import { useDocument } from './useFile.ts';

const failed: FileExport = {
  exportId: SAMPLE_IDS.card,
  kind: 'report',
  format: 'pdf',
  fileName: 'every-line.pdf',
  state: 'failed',
  rowsDone: 0,
  rowsTotal: 0,
  bytes: 0,
  failure: { key: 'export.tooManyPdfRows', params: { max: 5000, rows: 6120 } },
  createdAt: '2026-11-20T10:00:00Z',
  finishedAt: '2026-11-20T10:00:01Z',
  expiresAt: null,
};
const Downloads = () => <RouterProvider router={createMemoryRouter([{ path: '/', Component }])} />;
const WHY =
  'A PDF holds 5,000 rows, and you have 6,120. Choose Excel or CSV, or narrow the report.';

it('[MSG-61] [MSG-63] says why a file failed', async () => {
  const unknown = { key: 'something.new', params: {} };
  const page = await openPart(<Downloads />, ['shared', 'signedIn', 'cards', 'files'], {
    listExports: () => samplePage([failed, { ...failed, exportId: sampleId(2), failure: unknown }]),
  });
  await page.untilSaid('every-line.pdf');
  expect(page.said()).toContain(WHY);
  expect(page.said()).toContain('The document failed to download or is not available');
  expect(page.said()).not.toContain('something.new');
});

const started = { ok: true, data: { export: failed }, requestId: 'r' } as const;
function Make() {
  const file = useDocument();
  return <button onClick={() => void file.get(async () => started)}>Make</button>;
}

it('[MSG-61] says with its figures why a file that someone waits for failed', async () => {
  const page = await openPart(
    <AppContext value={makeLiveApp()}>
      <Make />
    </AppContext>,
    ['shared', 'signedIn', 'cards', 'files'],
    { getExport: () => ({ export: failed }) },
  );
  await page.press('button', 'Make');
  await page.untilSaid(WHY);
});

it('[RPT-05] goes on to the files before the newest ones', async () => {
  const page = await openPart(<Downloads />, ['shared', 'signedIn', 'cards', 'files'], {
    listExports: ({ query }) =>
      query.cursor === undefined
        ? samplePage([failed], 'earlier')
        : samplePage([{ ...failed, exportId: sampleId(2), fileName: 'last-week.csv' }]),
  });
  await page.untilSaid('every-line.pdf');
  await page.press('button', 'Show earlier files');
  await page.untilSaid('last-week.csv');
  expect(page.said()).toContain('every-line.pdf');
  expect(page.said()).not.toContain('Show earlier files');
});
