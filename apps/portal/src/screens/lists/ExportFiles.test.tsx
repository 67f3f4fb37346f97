// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import type { FileExport } from '@forecourt/api-client';
import { sampleId, samplePage } from '@forecourt/api-client/testing';
import { AppContext } from '../../app/App.ts';
import { makeLiveApp } from '../../app/app.test.fixtures.ts';
import { openPart } from '../../app/asks.test.fixtures.tsx';
import { ExportFiles } from './ExportFiles.tsx';

const fileOf = (number: number, overrides: Partial<FileExport> = {}): FileExport => ({
  exportId: sampleId(number),
  kind: 'transactions',
  format: 'csv',
  fileName: `activity-${number}.csv`,
  state: 'ready',
  rowsDone: 2,
  rowsTotal: 2,
  bytes: 20,
  failure: null,
  createdAt: '2026-11-20T10:00:00Z',
  finishedAt: '2026-11-20T10:00:01Z',
  expiresAt: '2026-11-22T10:00:00Z',
  ...overrides,
});

/** Shows these files; `followed` records the links that the browser followed. */
async function open(...shown: FileExport[]) {
  let files = shown;
  const followed: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    followed.push(`${this.protocol} ${this.download}`);
  });
  const byId = (exportId: string) => {
    const file = files.find((one) => one.exportId === exportId);
    if (!file) throw new Error('There is no such file.');
    return file;
  };
  const page = await openPart(
    <AppContext value={makeLiveApp()}>
      <ExportFiles kind="transactions" />
    </AppContext>,
    ['shared', 'signedIn', 'cards', 'activity'],
    {
      listExports: () => samplePage(files),
      getExport: ({ params }) => ({ export: byId(params.exportId) }),
      createDownloadLink: () => ({
        path: '/downloads/a/secret',
        expiresAt: '2026-11-20T10:01:00Z',
      }),
      cancelExport: ({ params }) => {
        const file = byId(params.exportId);
        files = files.filter((one) => one !== file);
        return { export: { ...file, state: 'canceled' } };
      },
    },
  );
  await page.untilSaid(shown[0]?.fileName ?? '');
  return { page, followed };
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('[RPT-05] a refused download keeps the portal open and says which file failed', async () => {
  const fetched = vi.fn(() => Promise.resolve(new Response('{}', { status: 503 })));
  vi.stubGlobal('fetch', fetched);
  const { page, followed } = await open(fileOf(1));
  await page.press('button', 'Download');
  await page.untilSaid('failed to download or');
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await page.press('button', 'Download');
  expect(fetched).toHaveBeenCalledWith('https://gateway.test/downloads/a/secret');
  expect(followed).toEqual([]);
});

it('[RPT-05] a file is saved under its name; the browser streams a very large one', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('a;b')));
  const { page, followed } = await open(fileOf(1), fileOf(2, { bytes: 2 ** 31 }));
  await page.press('button', 'Download');
  await vi.waitFor(() => expect(followed).toEqual(['blob: activity-1.csv']));
  await page.close();
  const large = await open(fileOf(2, { bytes: 2 ** 31 }));
  await large.page.press('button', 'Download');
  await vi.waitFor(() => expect(large.followed).toEqual(['https: ']));
  await large.page.close();
});

it('[UI-19] removing a file moves the focus to the next one, and then to what happened', async () => {
  const { page } = await open(fileOf(1), fileOf(2));
  const remove = async () => {
    const buttons = [...document.querySelectorAll('button')];
    buttons.find(({ textContent }) => textContent === 'Remove')?.focus();
    await page.press('button', 'Remove');
  };
  await remove();
  await vi.waitFor(() => expect(page.said()).not.toContain('activity-1.csv'));
  expect(document.activeElement?.textContent).toBe('Remove');
  await remove();
  await page.untilSaid('No files are left.');
  expect(document.activeElement?.textContent).toBe('No files are left.');
});
