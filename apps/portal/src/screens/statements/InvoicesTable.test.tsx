// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { sampleId, samplePage } from '@forecourt/api-client/testing';
import type { Invoice } from '@forecourt/validation';
import { AppContext } from '../../app/App.ts';
import { makeLiveApp } from '../../app/app.test.fixtures.ts';
import { openPart } from '../../app/asks.test.fixtures.tsx';
import { InvoicesTable } from './InvoicesTable.tsx';

const invoiceOf = (number: number): Invoice => ({
  invoiceId: sampleId(number),
  invoiceNumber: `I-${number}`,
  statementId: sampleId(1),
  statementNumber: 'S-1',
  kind: 'purchases',
  issuedOn: '2026-11-01',
  dueOn: '2026-11-15',
  netCents: 10_000,
  vatCents: 0,
  amountCents: 10_000,
  currency: 'USD',
});

it('[SCREEN-42] goes on to the invoices before the newest ones', async () => {
  const page = await openPart(
    <AppContext value={makeLiveApp()}>
      <InvoicesTable />
    </AppContext>,
    ['shared', 'signedIn', 'cards', 'files', 'statements'],
    {
      listInvoices: ({ query }) =>
        query.cursor === undefined
          ? samplePage([invoiceOf(7001)], 'earlier')
          : samplePage([invoiceOf(6901)]),
    },
  );
  await page.untilSaid('I-7001');
  await page.press('button', 'Show earlier invoices');
  await page.untilSaid('I-6901');
  expect(page.said()).not.toContain('Show earlier');
});
