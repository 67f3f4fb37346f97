import { statementGapCents } from '@forecourt/validation';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { MovementKind } from '../../store/schema.ts';
import { pick, pickText } from '../../testing/gateway.ts';
import { makeExport } from '../../testing/exported.ts';
import { charge } from '../../testing/money.ts';
import { sweepAt } from '../../testing/jobs.ts';
import { startWorld } from '../../testing/startWorld.ts';
import { textOfPdf } from '../../testing/textOfPdf.ts';
import { issueAllStatements, issueStatements } from './issueStatements.ts';
import { toStatement } from './readStatements.ts';

const world = startWorld({ accountPer: 'file' });
let cardIds: readonly [string, string];
beforeAll(async () => {
  cardIds = [await world.makeCard(), await world.makeCard({ fleet: 1 })];
});

const move = (enteredOn: string, kind: MovementKind, cents: number, referenceId: string | null) =>
  charge(world.db, world.accountId, enteredOn, cents, { kind, referenceId });
/** Makes a purchase with a card, and posts it on a day. */
async function posted(card: 0 | 1, occurredOn: string, enteredOn: string, netCents: number) {
  const id = await world.makePurchase(cardIds[card], {
    fleet: card,
    occurredAt: `${occurredOn}T15:00:00.000Z`,
    netCents,
  });
  await move(enteredOn, 'posting', netCents, id);
}
const readAccount = () =>
  world.db
    .selectFrom('accounts')
    .selectAll()
    .where('account_id', '=', world.accountId)
    .executeTakeFirstOrThrow();
const issueAt = async (now: string) =>
  issueStatements(world.db, await readAccount(), new Date(now));
const listed = () => world.call('listStatements', { query: { total: 'true' } });

describe('statements', () => {
  it('[STMT-02] [STMT-01] [ENT-43] [GW-100] match the ledger to the cent each month', async () => {
    await posted(0, '2026-08-30', '2026-09-01', 10_001);
    await posted(1, '2026-09-12', '2026-09-13', 20_002);
    await posted(0, '2026-09-30', '2026-10-02', 5_050);
    // from a site whose clock runs ahead
    await posted(0, '2026-11-01', '2026-10-31', 1_000);
    await move('2026-09-01', 'fee.fraudProtector', 4_800, null);
    await move('2026-09-28', 'payment', -7_000, null);
    await move('2026-10-09', 'reversal', 7_000, null);
    await move('2026-10-20', 'disputeCredit', -2_002, null);

    // in Chicago, October 1 begins at 05:00 UTC, and an hour is left for posting
    expect(await issueAt('2026-10-01T05:59:00.000Z')).toBe(0);
    expect(await issueAt('2026-10-01T06:00:00.000Z')).toBe(1);
    await issueAllStatements(sweepAt(world.gateway, '2026-11-21T16:00:00.000Z'));
    expect(await issueAt('2026-11-21T16:00:00.000Z')).toBe(0);

    const { body } = await listed();
    expect(pick(body, 'total')).toBe(2);
    expect(pick(body, 'items')).toMatchObject([
      {
        statementNumber: 'S-000002',
        startsOn: '2026-10-01',
        endsOn: '2026-10-31',
        dueOn: '2026-11-15',
        openingCents: 27_803,
        purchasesCents: 6_050,
        feesCents: 0,
        paymentsCents: 7_000,
        creditsCents: -2_002,
        closingCents: 38_851,
      },
      { openingCents: 0, purchasesCents: 30_003, feesCents: 4_800, closingCents: 27_803 },
    ]);
    const rows = await world.db.selectFrom('statements').selectAll().execute();
    expect(rows.map((row) => statementGapCents(toStatement(row)))).toEqual([0, 0]);
    const { balance } = await world.db
      .selectFrom('ledger_entries')
      .select(sql<number>`sum(amount_cents)::bigint`.as('balance'))
      .where('ledger', '=', 'receivable')
      .executeTakeFirstOrThrow();
    expect(pick(body, 'items', 0, 'closingCents')).toBe(balance);
  });

  it('show purchases by department and product, and fees by name', async () => {
    const september = pickText((await listed()).body, 'items', 1, 'statementId');
    const { body } = await world.call('getStatement', { params: { statementId: september } });
    expect(pick(body, 'content', 'lines')).toEqual([
      { kind: 'fee', labelKey: 'fee.fraudProtector', enteredOn: '2026-09-01', cents: 4_800 },
      {
        kind: 'payment',
        labelKey: 'statementLine.payment',
        enteredOn: '2026-09-28',
        cents: -7_000,
      },
    ]);
    const departments = pick(body, 'content', 'departments');
    expect(departments).toHaveLength(2);
    expect(departments).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'Long haul', purchases: 1, netCents: 10_001 }),
        expect.objectContaining({ name: 'Regional', purchases: 1, netCents: 20_002 }),
      ]),
    );
    expect(pick(body, 'content', 'products')).toMatchObject([
      { productCode: '053', quantityThousandths: 40_000, netCents: 30_003 },
    ]);
    expect(pick(body, 'invoices')).toMatchObject([
      { invoiceNumber: 'I-000002', kind: 'fees', netCents: 4_800, vatCents: 0, amountCents: 4_800 },
      { invoiceNumber: 'I-000001', kind: 'purchases', netCents: 30_003, amountCents: 30_003 },
    ]);
    const all = await world.call('listInvoices', { query: { total: 'true' } });
    expect(pick(all.body, 'total')).toBe(3);
    const query = { statementId: september, total: 'true' };
    expect(pick((await world.call('listInvoices', { query })).body, 'total')).toBe(2);
  });

  it('[GW-101] [MSG-63] download as named files whose rows sum to the month’s change', async () => {
    const statementId = pickText((await listed()).body, 'items', 1, 'statementId');
    const ask = (more: Readonly<Record<string, unknown>>) =>
      world.call('downloadStatement', {
        body: { statementId, invoiceId: null, format: 'csv', ...more },
      });
    const fetched = ({ body }: Awaited<ReturnType<typeof ask>>) =>
      makeExport(world, pickText(body, 'export', 'exportId'));
    const rows = await fetched(await ask({}));
    expect(rows.name).toContain('"statement-2026-09-S-000001.csv"');
    const cents = rows.bytes
      .toString()
      .split('\r\n')
      .slice(1)
      .map((line) => Math.round(Number(line.split(',')[13]) * 100));
    expect(cents.toSorted((a, b) => a - b)).toEqual([-7_000, 4_800, 10_001, 20_002]);
    const pdf = await fetched(await ask({ format: 'pdf' }));
    expect(pdf.name).toContain('"statement-2026-09-S-000001.pdf"');
    const written = textOfPdf(pdf.bytes);
    expect(written).not.toContain('-$0.00');
    const expected = [
      'September 2026 statement',
      'Fee: Fraud Protector (1)',
      '$48.00',
      '$300.03',
      '-$70.00',
      '$278.03',
      'Regional',
      'All cards',
    ];
    for (const one of expected) expect(written).toContain(one);
    const all = await world.call('listInvoices', { query: { statementId } });
    const invoiceId = pickText(all.body, 'items', 0, 'invoiceId');
    const invoice = await fetched(await ask({ invoiceId, format: 'pdf' }));
    expect(invoice.name).toContain('"invoice-I-000002.pdf"');
    for (const one of ['Net', 'VAT', '$0.00', '$48.00']) {
      expect(textOfPdf(invoice.bytes)).toContain(one);
    }
    const missing = await ask({ invoiceId: statementId, format: 'pdf' });
    expect([missing.status, pick(missing.body, 'errorCode')]).toEqual([
      404,
      'document.notAvailable',
    ]);
  });

  it('[STMT-02] [GW-101] show a purchase posted over two months late, in files too', async () => {
    await posted(0, '2026-08-02', '2026-11-03', 3_003);
    await posted(1, '2026-11-10', '2026-11-12', 4_004);
    await world.goTo('2026-12-01T08:00:00.000Z');
    expect(await issueAt('2026-12-01T07:00:00.000Z')).toBe(1);
    const november = (await listed()).body;
    expect(pick(november, 'items', 0)).toMatchObject({ purchasesCents: 7_007, purchases: 2 });
    const statementId = pickText(november, 'items', 0, 'statementId');
    const body = { statementId, invoiceId: null, format: 'csv' };
    const { body: asked } = await world.call('downloadStatement', { body });
    const { bytes } = await makeExport(world, pickText(asked, 'export', 'exportId'));
    const lines = bytes.toString().trim().split('\r\n').slice(1);
    expect(lines.map((line) => line.split(',').slice(0, 2))).toEqual([
      ['2026-11-03', '2026-08-02'],
      ['2026-11-12', '2026-11-10'],
    ]);
  });

  it('[STMT-02] are issued up to the first month that does not reconcile', async () => {
    await posted(0, '2026-12-08', '2026-12-09', 2_500);
    await move('2027-01-05', 'posting', 1_234, null);
    await move('2027-02-05', 'fee.fraudProtector', 900, null);
    const now = '2027-03-02T12:00:00.000Z';
    await expect(issueAt(now)).rejects.toThrow('lines 0, ledger 1234 cents');
    expect(pick((await listed()).body, 'items', 0)).toMatchObject({
      endsOn: '2026-12-31',
      purchasesCents: 2_500,
    });
    await expect(issueAt(now)).rejects.toThrow('2027-01-01');
  });

  it('cannot be changed, and are hidden from others', async () => {
    const change = sql`UPDATE statements SET opening_cents = 1, closing_cents = closing_cents + 1`;
    await expect(change.execute(world.db)).rejects.toThrow('only added');
    const [oneFleet] = world.account.fleetIds;
    const scoped = await world.makePerson('viewer', [oneFleet]);
    expect(await world.callAs(scoped, 'listStatements')).toMatchObject({
      status: 403,
      body: { errorCode: 'access.denied', fields: [{ key: 'access.wholeAccount' }] },
    });
    const others = await world.makeStranger();
    const statementId = pickText((await listed()).body, 'items', 0, 'statementId');
    const answered = await world.callAs(others, 'getStatement', { params: { statementId } });
    expect(answered.status).toBe(404);
  });
});
