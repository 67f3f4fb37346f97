// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { PurchaseImport } from '@forecourt/api-client';
import { sampleId } from '@forecourt/api-client/testing';
import { openPart } from '../../app/asks.test.fixtures.tsx';
import { PastImports } from './PastImports.tsx';

const RESULTS: readonly PurchaseImport['entered'][] = [
  { added: 2, changed: 3, unchanged: 4 },
  { added: 2, changed: 1, unchanged: 0 },
  { added: 2, changed: 0, unchanged: 0 },
];

it('says before an undo that updated rows keep their new values', async () => {
  const items = RESULTS.map((entered, index): PurchaseImport => ({
    importId: sampleId(index),
    fileName: `${index}.csv`,
    importedAt: '2026-11-20T18:00:00Z',
    state: 'confirmed',
    entered,
    undo: { allowed: true, reasons: [] },
  }));
  const page = await openPart(
    <PastImports />,
    ['shared', 'signedIn', 'cards', 'cardActions', 'imports'],
    { listPurchaseImports: () => ({ items }) },
  );
  await page.untilSaid('2.csv');
  const questions: string[] = [];
  for (const { fileName } of items) {
    await page.press(`button[aria-label="Undo the import of ${fileName}"]`);
    await page.untilSaid(`Undo the import of ${fileName}?`);
    questions.push(document.querySelector('[role="alertdialog"]')?.textContent ?? '');
    await page.press('[role="alertdialog"] button', 'Keep them');
  }
  await page.close();
  const [all, updated, added] = questions;
  expect(all).toContain('2 purchases it added are removed');
  expect(all).toContain('3 rows it updated keep their new values.');
  expect(all).toContain('4 rows already on file stay unchanged.');
  expect(updated).toContain('1 row it updated keeps its new values.');
  expect(updated).not.toContain('unchanged');
  expect(added).toContain('2 purchases it added are removed');
  expect(added).not.toMatch(/new values|unchanged/);
});
