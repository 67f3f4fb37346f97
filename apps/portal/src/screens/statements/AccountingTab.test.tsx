// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import type { JournalDeliverySettings } from '@forecourt/api-client';
import type { JournalSettings } from '@forecourt/validation';
import { openPart } from '../../app/asks.test.fixtures.tsx';
import { confirmThenLeave } from '../../app/leaving.ts';
import AccountingTab from './AccountingTab.tsx';

const settings: JournalSettings = {
  target: 'quickbooks',
  detail: 'Forecourt',
  payableAccount: 'Accounts Payable (A/P)',
  purchasesAccount: 'Vehicle Expenses:Fuel',
  groupAccounts: {},
  feesAccount: 'Card Fees',
  creditsAccount: 'Vehicle Expenses:Credits',
};
const delivery: JournalDeliverySettings = {
  settings: {
    host: 'sftp.example.com',
    port: 22,
    username: 'forecourt',
    folder: '',
    hostKey: null,
  },
  publicKey: 'ecdsa-sha2-nistp256 AAAA',
  version: 4,
  items: [],
};

/** Opens the tab with both forms; `sent` records what each save sent. */
async function open() {
  let stored: { settings: JournalSettings | null; version: number } = { settings, version: 1 };
  const sent: unknown[] = [];
  const left = vi.fn();
  const page = await openPart(
    <>
      <AccountingTab />
      <button onClick={() => confirmThenLeave(left)}>Go elsewhere</button>
    </>,
    ['shared', 'cards', 'statements'],
    {
      getJournalSettings: () => stored,
      putJournalSettings: ({ body }) => {
        sent.push(body.settings);
        stored = { settings: body.settings, version: 2 };
        return stored;
      },
      getJournalDelivery: () => delivery,
      putJournalDelivery: ({ body }) => {
        sent.push(body.settings);
        return { ...delivery, settings: body.settings, version: 5 };
      },
    },
  );
  await page.untilSaid('Delivery by SFTP');
  return { page, sent, left };
}

const ACCOUNTS = 'input:not([type="radio"])';
const SERVER = 'input[inputmode="numeric"]';

it.each([
  ['accounts', ACCOUNTS, 'Payables'],
  ['the SFTP server', SERVER, '2222'],
])('[UI-19] asks before what was typed for %s is lost', async (_what, field, value) => {
  const { page, left } = await open();
  await page.press('button', 'Go elsewhere');
  expect(left).toHaveBeenCalledTimes(1);
  await page.type(field, value);
  await page.press('button', 'Go elsewhere');
  await page.press('button', 'Keep editing');
  expect(left).toHaveBeenCalledTimes(1);
  expect(document.querySelector<HTMLInputElement>(field)?.value).toBe(value);
});

it('[UI-19] asks nothing once the accounts are saved', async () => {
  const { page, left, sent } = await open();
  await page.type(ACCOUNTS, 'Payables');
  await page.press('button', 'Save accounts');
  await page.untilSaid('Accounts saved.');
  expect(sent).toEqual([{ ...settings, payableAccount: 'Payables' }]);
  await page.press('button', 'Go elsewhere');
  expect(left).toHaveBeenCalledTimes(1);
});

it.each([
  [
    'Turn off…',
    'The accounts entered here are deleted',
    'Turn off export',
    'Accounting export is off.',
  ],
  [
    'Stop delivering…',
    'Stop delivering to sftp.example.com?',
    'Stop delivering',
    'Journal entries are no longer delivered.',
  ],
])('[STMT-02] “%s” says what is deleted before it is', async (button, lost, confirm, done) => {
  const { page, sent } = await open();
  await page.press('button', button);
  await page.untilSaid(lost);
  await page.press('[role="alertdialog"] button', 'Cancel');
  expect(sent).toEqual([]);
  await page.press('button', button);
  await page.press('[role="alertdialog"] button', confirm);
  await page.untilSaid(done);
  expect(sent).toEqual([null]);
});
