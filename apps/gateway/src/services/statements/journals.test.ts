import type { JournalSettings } from '@forecourt/validation';
import { beforeAll, describe, expect, it } from 'vitest';
import { pick, pickText } from '../../testing/gateway.ts';
import { charge } from '../../testing/money.ts';
import { startWorld } from '../../testing/startWorld.ts';
import { issueStatements } from './issueStatements.ts';

const world = startWorld({ accountPer: 'file' });

const SETTINGS: JournalSettings = {
  target: 'quickbooks',
  detail: 'Forecourt Fuel',
  payableAccount: 'Accounts Payable (A/P)',
  purchasesAccount: 'Vehicle Expenses',
  groupAccounts: { diesel: 'Vehicle Expenses:Diesel' },
  feesAccount: 'Bank Charges',
  creditsAccount: 'Vehicle Expenses',
};

let cardId = '';
let first: readonly string[] = [];
let params = { statementId: '' };
beforeAll(async () => {
  cardId = await world.makeCard();
  const { db, accountId } = world;
  await db
    .updateTable('departments')
    .set({ name: 'Long haul: Texas and the Panhandle' })
    .where('account_id', '=', accountId)
    .where('id', '=', world.account.departmentIds[0])
    .execute();
  const id = await world.makePurchase(cardId, {
    occurredAt: '2026-09-12T15:00:00.000Z',
    netCents: 20_002,
  });
  await charge(db, accountId, '2026-09-13', 20_002, { kind: 'posting', referenceId: id });
  await charge(db, accountId, '2026-09-01', 4_800, {
    kind: 'fee.fraudProtector',
    referenceId: null,
  });
  await charge(db, accountId, '2026-09-28', -7_000, { kind: 'payment', referenceId: null });
  const account = await db
    .selectFrom('accounts')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  await issueStatements(db, account, new Date('2026-10-02T06:00:00.000Z'));
  const { body } = await world.call('listStatements', {});
  params = { statementId: pickText(body, 'items', 0, 'statementId') };
});

const put = (settings: JournalSettings | null, version: number) =>
  world.call('putJournalSettings', { body: { settings }, version });
const exported = async () => {
  const { body } = await world.call('exportJournalEntry', { params, body: {} });
  const text = Buffer.from(pickText(body, 'file', 'base64'), 'base64').toString();
  return { body, lines: text.split('\r\n') };
};

describe('journal entries', () => {
  it('are off until an administrator sets the accounts they post to', async () => {
    expect(await world.call('getJournalEntry', { params })).toMatchObject({
      status: 409,
      body: { errorCode: 'journal.off' },
    });
    const hasJournal = async () =>
      pick((await world.call('getStatement', { params })).body, 'hasJournal');
    expect(await hasJournal()).toBe(false);
    const manager = await world.makePerson('manager');
    const asManager = { body: { settings: SETTINGS }, version: 0 };
    expect((await world.callAs(manager, 'putJournalSettings', asManager)).status).toBe(403);
    expect(await put(SETTINGS, 0)).toMatchObject({ status: 200, body: { version: 1 } });
    expect(await put(SETTINGS, 0)).toMatchObject({ body: { errorCode: 'version.stale' } });
    expect(await hasJournal()).toBe(true);
    expect((await world.call('getJournalSettings', {})).body).toEqual({
      settings: SETTINGS,
      version: 1,
    });
  });

  it('[USER-20] cannot be configured by an administrator of some fleets', async () => {
    const regional = await world.makePerson('administrator', [world.account.fleetIds[0]]);
    const asSome = { body: { settings: null }, version: 1 };
    expect(await world.callAs(regional, 'putJournalSettings', asSome)).toMatchObject({
      status: 403,
      body: { errorCode: 'access.denied', fields: [{ key: 'access.wholeAccount' }] },
    });
    expect((await world.call('getJournalSettings', {})).body).toMatchObject({ version: 1 });
  });

  it('match the statement, in the columns that QuickBooks imports', async () => {
    const department = await world.db
      .selectFrom('departments')
      .selectAll()
      .where('account_id', '=', world.accountId)
      .where('id', '=', world.account.departmentIds[0])
      .executeTakeFirstOrThrow();
    const { lines } = await exported();
    first = lines;
    expect(lines).toEqual([
      'Journal No.,Journal Date,Account Name,Debits,Credits,Description,Name,Class',
      `FC-S-000001,09/30/2026,Vehicle Expenses:Diesel,200.02,,Diesel,,${department.number} ${department.name}`,
      'FC-S-000001,09/30/2026,Bank Charges,48,,Fraud Protector,,',
      'FC-S-000001,09/30/2026,Accounts Payable (A/P),,248.02,Fuel card balance,Forecourt Fuel,',
    ]);
  });

  it('export identically after a card moves, and record who exported them', async () => {
    await world.setCard(cardId, { department_id: world.account.departmentIds[1] });
    const { body, lines } = await exported();
    expect(lines).toEqual(first);
    expect(pick(body, 'entry', 'exported')).toMatchObject({ count: 1, by: expect.any(String) });
    const seen = await world.call('getJournalEntry', { params });
    expect(pick(seen.body, 'entry', 'exported', 'count')).toBe(2);
  });

  it('use QuickBooks Desktop records, payable first, with supported text', async () => {
    const settings = { detail: 'Forecourt "Süd" 油', feesAccount: 'Bank Charges' };
    await put({ ...SETTINGS, ...settings, target: 'quickbooksDesktop' }, 1);
    const { body } = await world.call('exportJournalEntry', { params, body: {} });
    expect(pick(body, 'file', 'fileName')).toBe('FC-S-000001-quickbooksDesktop.iif');
    const text = Buffer.from(pickText(body, 'file', 'base64'), 'base64').toString('latin1');
    const rows = text.split('\r\n').map((line) => line.split('\t'));
    const head = ['TRNSTYPE', 'DATE', 'ACCNT', 'NAME', 'CLASS', 'AMOUNT', 'DOCNUM', 'MEMO'];
    const same = ['GENERAL JOURNAL', '09/30/2026'];
    expect(rows).toMatchObject([
      ['!TRNS', ...head],
      ['!SPL', ...head],
      ['!ENDTRNS'],
      [
        'TRNS',
        ...same,
        'Accounts Payable (A/P)',
        'Forecourt Süd ?',
        '',
        '-248.02',
        'FC-S-000001',
        'Fuel card balance',
      ],
      [
        'SPL',
        ...same,
        'Vehicle Expenses:Diesel',
        '',
        expect.stringMatching(/^\d{5} Long haul- Texas and the$/),
        '200.02',
        'FC-S-000001',
        'Diesel',
      ],
      ['SPL', ...same, 'Bank Charges', '', '', '48.00', 'FC-S-000001', 'Fraud Protector'],
      ['ENDTRNS'],
      [''],
    ]);
  });

  it('use the columns, signs, and dates of Xero', async () => {
    await put({ ...SETTINGS, target: 'xero', detail: 'Tax Exempt', feesAccount: '404' }, 2);
    const { lines } = await exported();
    expect(lines[0]).toBe(
      '*Narration,*Date,Description,*AccountCode,*TaxRate,*Amount,TrackingName1,TrackingOption1',
    );
    expect(lines.slice(2)).toEqual([
      'Fuel cards FC-S-000001,30 Sep 2026,Fraud Protector,404,Tax Exempt,48,,',
      'Fuel cards FC-S-000001,30 Sep 2026,Fuel card balance,Accounts Payable (A/P),Tax Exempt,-248.02,,',
    ]);
  });

  it('are refused once they are turned off', async () => {
    await put(null, 3);
    const response = await world.call('exportJournalEntry', { params, body: {} });
    expect(response).toMatchObject({ status: 409, body: { errorCode: 'journal.off' } });
  });
});
