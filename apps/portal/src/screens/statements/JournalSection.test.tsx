// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { useQuery } from '@forecourt/api-client/react';
import { refuse, SAMPLE_IDS } from '@forecourt/api-client/testing';
import type { JournalEntry } from '@forecourt/validation';
import { openPart } from '../../app/asks.test.fixtures.tsx';
import JournalSection from './JournalSection.tsx';

const statementId = SAMPLE_IDS.order;
const entry: JournalEntry = {
  journalNumber: 'FC-1',
  date: '2026-10-31',
  currency: 'USD',
  target: 'xero',
  lines: [],
  exported: { exportedAt: '2026-11-02T12:00:00Z', by: 'Dana Ruiz', count: 1 },
};

function Refresh() {
  const { retry } = useQuery('getJournalEntry', { params: { statementId } });
  return <button onClick={retry}>Refresh</button>;
}

it('[UI-19] keeps a dialog open and shows an error if a refetch fails', async () => {
  let isDown = false;
  const page = await openPart(
    <>
      <JournalSection statementId={statementId} />
      <Refresh />
    </>,
    ['shared', 'cards', 'statements'],
    { getJournalEntry: () => (isDown ? refuse(400, 'request.invalid') : { entry }) },
  );
  await page.untilSaid('Dana Ruiz');
  await page.press('button', 'Export');
  await page.untilSaid('Export this entry again');
  isDown = true;
  await page.press('button', 'Refresh');
  await page.untilSaid('Error getting data from server');
  expect(document.querySelector('[role="alertdialog"], [role="dialog"]')).not.toBeNull();
});
