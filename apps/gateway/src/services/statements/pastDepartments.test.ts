import type { JournalSettings, ReportKind } from '@forecourt/validation';
import { beforeAll, expect, it } from 'vitest';
import { makeExport } from '../../testing/exported.ts';
import { pick, pickText } from '../../testing/gateway.ts';
import { charge } from '../../testing/money.ts';
import { startWorld } from '../../testing/startWorld.ts';
import { textOfPdf } from '../../testing/textOfPdf.ts';
import { issueStatements } from './issueStatements.ts';

const world = startWorld({ accountPer: 'file', card: {} });

const SETTINGS: JournalSettings = {
  target: 'quickbooks',
  detail: 'Forecourt Fuel',
  payableAccount: 'Accounts Payable (A/P)',
  purchasesAccount: 'Vehicle Expenses',
  groupAccounts: {},
  feesAccount: 'Bank Charges',
  creditsAccount: 'Vehicle Expenses',
};

async function posted(day: string, netCents: number) {
  const occurredAt = `${day}T15:00:00.000Z`;
  const id = await world.makePurchase(world.cardId, { occurredAt, netCents });
  await charge(world.db, world.accountId, day, netCents, { referenceId: id });
}

const nightShift = () => ({
  fleetId: world.account.fleetIds[0],
  subDepartmentNumber: '77001',
  name: 'Night shift',
  description: 'Linehaul, 10 to 6',
});

/** Number of the card's first department, on the statement and since. */
const [BEFORE, SINCE] = ['88001', '88002'];
let statementId = '';

/** The card buys in two departments and moves on; one is deleted, the other renumbered. */
beforeAll(async () => {
  const { db, accountId, cardId } = world;
  const [first, other] = world.account.departmentIds;
  const renumber = (number: string) =>
    db.updateTable('departments').set({ number }).where('id', '=', first).execute();
  await renumber(BEFORE);
  await posted('2026-09-12', 1_000);
  const added = await world.call('addDepartment', { body: nightShift() });
  const departmentId = pickText(added.body, 'department', 'departmentId');
  await world.setCard(cardId, { department_id: departmentId });
  await posted('2026-09-20', 2_000);
  await world.setCard(cardId, { department_id: other });
  const removed = await world.call('removeDepartment', { params: { departmentId }, version: 1 });
  expect(removed.status).toBe(200);
  const account = await db
    .selectFrom('accounts')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  await issueStatements(db, account, new Date('2026-10-02T06:00:00.000Z'));
  statementId = pickText((await world.call('listStatements')).body, 'items', 0, 'statementId');
  await renumber(SINCE);
});

const read = async (kind: ReportKind) => {
  const days = { fromDate: '2026-09-01', toDate: '2026-09-30' };
  const report = { kind, ...days, fleetId: null, columns: [], ledgerCodes: {} };
  return pick((await world.call('readReport', { body: { report } })).body, 'rows');
};

it('[USER-02] a deleted department frees its number, and cards that move keep their past', async () => {
  expect((await world.call('addDepartment', { body: nightShift() })).status).toBe(200);
  expect(await read('departments')).toMatchObject([
    { department: '77001', departmentName: 'Night shift', cards: 1, purchases: 1, net: 2_000 },
    { department: SINCE, departmentName: 'Long haul', cards: 1, purchases: 1, net: 1_000 },
  ]);
  expect(await read('purchases')).toMatchObject([
    { day: '2026-09-12', department: SINCE },
    { day: '2026-09-20', department: '77001' },
  ]);
});

it('[STMT-02] [GW-101] a statement and its files count purchases for the same departments', async () => {
  const { body } = await world.call('getStatement', { params: { statementId } });
  expect(pick(body, 'content', 'departments')).toMatchObject([
    { number: '77001', name: 'Night shift', netCents: 2_000 },
    { number: BEFORE, name: 'Long haul', netCents: 1_000 },
  ]);
  const fileAs = async (format: 'csv' | 'pdf') => {
    const { body: started } = await world.call('downloadStatement', {
      body: { statementId, invoiceId: null, format },
    });
    return (await makeExport(world, pickText(started, 'export', 'exportId'))).bytes;
  };
  const rows = (await fileAs('csv')).toString().trim().split('\r\n').slice(1);
  expect(rows.map((row) => row.split(',')[6])).toEqual([BEFORE, '77001']);
  const texts = textOfPdf(await fileAs('pdf')).split('\n');
  expect(texts).toEqual(expect.arrayContaining([BEFORE, '77001']));
  expect(texts).not.toContain(SINCE);
});

it('a journal entry that is exported later has the statement’s departments', async () => {
  await world.call('putJournalSettings', { body: { settings: SETTINGS }, version: 0 });
  const { body } = await world.call('exportJournalEntry', { params: { statementId }, body: {} });
  expect(pick(body, 'entry', 'lines')).toMatchObject([
    { departmentNumber: '77001', departmentName: 'Night shift', cents: 2_000 },
    { departmentNumber: BEFORE, departmentName: 'Long haul', cents: 1_000 },
    { kind: 'payable', cents: -3_000 },
  ]);
});
