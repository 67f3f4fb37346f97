import { jsonb } from '@forecourt/server';
import {
  EXPORTS_AT_ONCE_MAX,
  REBATE_KINDS,
  REPORT_KINDS,
  SAVED_REPORTS_MAX,
  type ReportKind,
} from '@forecourt/validation';
import { wireDate } from '@forecourt/api-client/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { atOnce } from '../../testing/atOnce.ts';
import { pick, pickText, pickEach } from '../../testing/gateway.ts';
import { makeExport } from '../../testing/exported.ts';
import { sweepAt } from '../../testing/jobs.ts';
import { TEST_SITE } from '../../testing/purchases.ts';
import { startWorld } from '../../testing/startWorld.ts';
import { insertRows } from '../../store/insertRows.ts';
import { runDueReports } from './runDueReports.ts';

const world = startWorld({ accountPer: 'file' });

const DAYS = { fromDate: '2026-11-01', toDate: '2026-11-20' };

beforeAll(async () => {
  const { db } = world;
  const cards = [await world.makeCard(), await world.makeCard({ fleet: 1 })] as const;
  const vehicleId = await world.makeVehicle({ unit_number: '0101' });
  for (const [index, day] of ['02', '06', '10', '14'].entries()) {
    const id = await world.makePurchase(cards[0], {
      occurredAt: `2026-11-${day}T15:00:00.000Z`,
      netCents: 8_001 + index,
      milligallons: 20_000,
    });
    await db
      .updateTable('transactions')
      .set({ vehicle_id: vehicleId, odometer_miles: 1_000 + 300 * index })
      .where('id', '=', id)
      .execute();
  }
  const flagged = await world.makePurchase(cards[1], {
    fleet: 1,
    occurredAt: '2026-11-12T15:00:00.000Z',
    netCents: 5_000,
  });
  await db
    .updateTable('transactions')
    .set({ flags: jsonb(['burst']) })
    .where('id', '=', flagged)
    .execute();
  await world.makePurchase(cards[1], {
    fleet: 1,
    occurredAt: '2026-11-13T15:00:00.000Z',
    status: 'declined',
  });
  await db
    .insertInto('region_prices')
    .values({ region: 'gulf', product_code: '053', week_of: '2026-10-26', price_mills: 4_100 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
});

const query = (kind: ReportKind, more: Readonly<Record<string, unknown>> = {}) => ({
  kind,
  ...DAYS,
  fleetId: null,
  columns: [],
  ledgerCodes: {},
  ...more,
});
const read = (kind: ReportKind, more = {}, person = world.dana) =>
  world.callAs(person, 'readReport', { body: { report: query(kind, more) } });

async function fileOf(exportId: string) {
  const { name, bytes } = await makeExport(world, exportId);
  return { name, text: bytes.toString('latin1') };
}

const due = (now: string) => runDueReports(sweepAt(world.gateway, now));

describe('reports', () => {
  it('[RPT-01] [RPT-02] [RPT-03] [GW-123] total the same as Activity, to the cent', async () => {
    const { body: types } = await world.call('listReportTypes');
    expect(pick(types, 'items')).toHaveLength(REPORT_KINDS.length);
    const activity = await world.call('listTransactions', {
      query: {
        total: 'true',
        fromDate: wireDate(DAYS.fromDate),
        toDate: wireDate(DAYS.toDate),
      },
    });
    const net = pick(activity.body, 'totals', 'netCents');
    expect(net).toBe(37_010);
    const withAll = ['purchases', 'departments', 'stations', 'ifta', 'rebatesByBrand'] as const;
    for (const kind of withAll) {
      expect(pick((await read(kind)).body, 'totals', 'net'), kind).toBe(net);
    }
    const exceptions = await read('exceptions');
    expect(pick(exceptions.body, 'rows')).toMatchObject([
      { day: '2026-11-12', rule: 'Many purchases in a short time', amount: 5_000 },
      { day: '2026-11-13', outcome: 'Declined' },
    ]);
  });

  it('[SCREEN-40] include MPG, regional prices, gallons by state, and claimable tax', async () => {
    expect(pick((await read('fleetManagement')).body, 'rows')).toMatchObject([
      { unit: '0101', purchases: 4, gallons: 80_000, miles: 900, mpg: 1_500, net: 32_010 },
    ]);
    expect(pick((await read('stations')).body, 'rows')).toMatchObject([
      { siteNumber: '9900001', regionPrice: 4_100, priceSource: 'Weekly average, Gulf Coast' },
    ]);
    expect(pick((await read('ifta')).body, 'rows')).toMatchObject([
      { state: 'TX', fuelType: 'Diesel', gallons: 100_000, purchases: 5 },
    ]);
    // a hundred gallons at 24.3 cents
    expect(pick((await read('taxExempt')).body, 'totals', 'federalTax')).toBe(2_430);
  });

  it('[RPT-04] [MSG-62] cover three years, and only the caller’s fleets', async () => {
    const old = await read('ifta', { fromDate: '2023-11-01', toDate: '2023-12-01' });
    expect([old.status, pick(old.body, 'fields', 0, 'key')]).toEqual([
      400,
      'dateRange.reportHistory',
    ]);
    const viewer = await world.makePerson('viewer', [world.account.fleetIds[1]]);
    const own = await read('departments', {}, viewer);
    expect(pick(own.body, 'totals', 'net')).toBe(5_000);
    const others = await read('departments', { fleetId: world.account.fleetIds[0] }, viewer);
    expect(pick(others.body, 'fields', 0, 'key')).toBe('access.fleet');
  });

  it('[GW-124] [RPT-05] export with the requested columns and ledger codes', async () => {
    const body = {
      report: query('purchases', {
        columns: ['day', 'ledgerCode', 'net'],
        ledgerCodes: { diesel: '6010-FUEL' },
      }),
      format: 'csv',
    };
    const started = await world.call('downloadReport', { body });
    const file = await fileOf(pickText(started.body, 'export', 'exportId'));
    expect(file.name).toContain('purchases-2026-11-21.csv');
    const lines = file.text.slice(3).split('\r\n');
    expect(lines[0]).toBe('Day,Ledger code,Net');
    expect(lines[1]).toBe('2026-11-02,6010-FUEL,80.01');
    const cents = lines.slice(1).map((line) => Math.round(Number(line.split(',')[2]) * 100));
    expect(cents.reduce((sum, one) => sum + one, 0)).toBe(37_010);
    const asPdf = { report: query('departments'), format: 'pdf' };
    const pdf = await world.call('downloadReport', { body: asPdf });
    expect((await fileOf(pickText(pdf.body, 'export', 'exportId'))).text).toMatch(/^%PDF-1\.\d/);
  });

  it('[GW-121] [GW-122] total the program’s rebates by brand, product, and month', async () => {
    const { db } = world;
    const { body } = await world.call('listRebateReportTypes');
    expect(pickEach(body, 'items', 'kind')).toEqual([...REBATE_KINDS]);
    const siteNumber = '9900007';
    const place = { city: 'Texhoma', state: 'OK', time_zone: 'America/Chicago', region: 'gulf' };
    await db
      .insertInto('sites')
      .values({ ...place, site_number: siteNumber, name: 'Lone Star 7', brand: 'Lone Star' })
      .execute();
    const cardId = await world.makeCard();
    for (const [month, discount, site, product] of [
      ['09', 200, TEST_SITE, 'ULSD #2'],
      ['10', 150, siteNumber, 'Biodiesel'],
    ] as const) {
      const id = await world.makePurchase(cardId, {
        occurredAt: `2026-${month}-15T15:00:00.000Z`,
        netCents: 8_000,
        milligallons: 20_000,
      });
      await db
        .updateTable('transactions')
        .set({ site_number: site })
        .where('id', '=', id)
        .execute();
      await db
        .updateTable('transaction_lines')
        .set({ description: product, gross_cents: 8_000 + discount, discount_cents: discount })
        .where('transaction_id', '=', id)
        .execute();
    }
    const days = { fromDate: wireDate('2026-09-01'), toDate: wireDate('2026-10-31') };
    const figures = { purchases: 1, gallons: 20_000, net: 8_000 };
    const first = { ...figures, gross: 8_200, discount: 200 };
    const second = { ...figures, gross: 8_150, discount: 150 };
    for (const [type, by, names] of [
      ['rebatesByBrand', 'brand', ['Prairie', 'Lone Star']],
      ['rebatesByProduct', 'product', ['ULSD #2', 'Biodiesel']],
      ['rebatesByMonth', 'month', ['2026-09', '2026-10']],
    ] as const) {
      const { body: report } = await world.call('listRebateReports', { query: { type, ...days } });
      expect(pick(report, 'rows'), type).toEqual([
        { [by]: names[0], ...first },
        { [by]: names[1], ...second },
      ]);
      expect(pick(report, 'totals'), type).toMatchObject({ purchases: 2, discount: 350 });
    }
  });

  it('[RPT-02] [GW-121] count a purchase of two fuels once in the total', async () => {
    const id = await world.makePurchase(await world.makeCard(), {
      occurredAt: '2026-08-15T15:00:00.000Z',
      netCents: 8_000,
      milligallons: 20_000,
    });
    const line = await world.db
      .selectFrom('transaction_lines')
      .selectAll()
      .where('transaction_id', '=', id)
      .executeTakeFirstOrThrow();
    await world.db
      .insertInto('transaction_lines')
      .values({ ...line, line_number: 2, product_code: '032', description: 'Dyed diesel' })
      .execute();
    for (const kind of ['rebatesByProduct', 'ifta'] as const) {
      const { body } = await read(kind, { fromDate: '2026-08-01', toDate: '2026-08-31' });
      expect(pickEach(body, 'rows', 'purchases'), kind).toEqual([1, 1]);
      expect(pick(body, 'totals'), kind).toMatchObject({
        purchases: 1,
        gallons: 40_000,
        net: 16_000,
      });
    }
  });

  it('[RPT-02] are private to their owner, run when due, and refuse a stale version', async () => {
    const form = {
      name: 'Fuel to the ledger',
      period: 'lastMonth',
      report: query('purchases', { ledgerCodes: { diesel: '6010' } }),
      format: 'csv',
      schedule: 'monthly',
    };
    const saved = await world.call('saveReport', { body: form });
    expect(pick(saved.body, 'report')).toMatchObject({ nextRunOn: '2026-12-01', version: 1 });
    const savedReportId = pickText(saved.body, 'report', 'savedReportId');
    const wrong = { ...form, period: 'days' };
    const refused = await world.call('saveReport', { body: wrong });
    expect(pick(refused.body, 'fields', 0, 'key')).toBe('report.periodForSchedule');
    const change = (version: number) =>
      world.call('changeSavedReport', {
        params: { savedReportId },
        body: { ...form, name: 'Fuel' },
        version,
      });
    expect((await change(1)).status).toBe(200);
    expect((await change(1)).status).toBe(409);

    world.gateway.sentJobs.length = 0;
    await due('2026-12-01T05:59:00.000Z');
    expect(world.gateway.sentJobs).toEqual([]);
    await due('2026-12-01T06:00:00.000Z');
    await due('2026-12-01T07:00:00.000Z');
    expect(world.gateway.sentJobs.map(({ name }) => name)).toEqual(['file-export']);
    const { body } = await world.call('listExports');
    expect(pickEach(body, 'items', 'fileName')).toContain('fuel-2026-12-01.csv');
    const stored = await world.call('listSavedReports');
    expect(pick(stored.body, 'items', 0, 'nextRunOn')).toBe('2027-01-01');
    const others = await world.makePerson();
    const run = await world.callAs(others, 'runSavedReport', {
      params: { savedReportId },
      body: {},
    });
    expect(run.status).toBe(404);
    const remove = await world.call('removeSavedReport', {
      params: { savedReportId },
      version: 2,
    });
    expect(remove.status).toBe(200);
  });

  it('[RPT-02] are not more than allowed if saved at the same time', async () => {
    const owner = await world.makePerson();
    const form = { period: 'lastMonth', format: 'csv', schedule: 'none' };
    const body = { ...form, name: 'Departments', report: query('departments') };
    const save = () => world.callAs(owner, 'saveReport', { body });
    for (let at = 1; at < SAVED_REPORTS_MAX; at += 1) await save();
    const responses = await atOnce(world.db, 'saved_reports', save, save);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  it('[RPT-02] keep their due date when renamed, but not when rescheduled', async () => {
    const form = { name: 'Due', period: 'lastMonth', format: 'csv', schedule: 'monthly' };
    const body = { ...form, report: query('departments') };
    const saved = await world.call('saveReport', { body });
    const savedReportId = pickText(saved.body, 'report', 'savedReportId');
    await world.db
      .updateTable('saved_reports')
      .set({ next_run_on: '2026-11-21' })
      .where('id', '=', savedReportId)
      .execute();
    const change = (changed: object, version: number) =>
      world.call('changeSavedReport', {
        params: { savedReportId },
        body: { ...body, ...changed },
        version,
      });
    const renamed = await change({ name: 'Still due' }, 1);
    expect(renamed.body).toMatchObject({ report: { nextRunOn: '2026-11-21' } });
    const weekly = await change({ schedule: 'weekly', period: 'lastWeek' }, 2);
    expect(weekly.body).toMatchObject({ report: { nextRunOn: '2026-11-22' } });
  });

  it('[RPT-02] due on one day are all made, a few at a time', async () => {
    const owner = await world.makePerson();
    const names = ['One', 'Two', 'Three', 'Four'];
    for (const name of names) {
      const form = { name, period: 'lastMonth', format: 'csv', schedule: 'monthly' };
      const body = { ...form, report: query('departments') };
      expect((await world.callAs(owner, 'saveReport', { body })).status).toBe(200);
    }
    const files = () =>
      world.db.selectFrom('file_exports').select('file_name').where('user_id', '=', owner.userId);
    await due('2026-12-01T06:00:00.000Z');
    expect(await files().execute()).toHaveLength(EXPORTS_AT_ONCE_MAX);
    await world.db
      .updateTable('file_exports')
      .set({ state: 'ready' })
      .where('user_id', '=', owner.userId)
      .execute();
    await due('2026-12-01T07:00:00.000Z');
    expect(await files().execute()).toHaveLength(names.length);
    await due('2026-12-01T08:00:00.000Z');
    expect(await files().execute()).toHaveLength(names.length);
  });

  it('[RPT-02] of the month to date cover through yesterday if scheduled, else today', async () => {
    const owner = await world.makePerson();
    const form = { name: 'So far', period: 'monthToDate', format: 'csv', schedule: 'daily' };
    const body = { ...form, report: query('departments') };
    const saved = await world.callAs(owner, 'saveReport', { body });
    const params = { savedReportId: pickText(saved.body, 'report', 'savedReportId') };
    await world.callAs(owner, 'runSavedReport', { params, body: {} });
    await due('2026-12-01T06:00:00.000Z');
    await due('2026-12-02T06:00:00.000Z');
    const exports = await world.db
      .selectFrom('file_exports')
      .select('query')
      .where('user_id', '=', owner.userId)
      .orderBy('created_at')
      .execute();
    expect(exports.map((one) => [pick(one.query, 'fromDate'), pick(one.query, 'toDate')])).toEqual([
      ['2026-11-01', '2026-11-21'],
      ['2026-11-01', '2026-11-30'],
      ['2026-12-01', '2026-12-01'],
    ]);
  });

  it('[RPT-02] [MSG-61] [MSG-63] too large for their format fail once, and tell their owner', async () => {
    const owner = await world.makePerson();
    const id = await world.makePurchase(await world.makeCard(), {
      occurredAt: '2026-11-16T15:00:00.000Z',
    });
    const line = await world.db
      .selectFrom('transaction_lines')
      .selectAll()
      .where('transaction_id', '=', id)
      .executeTakeFirstOrThrow();
    const lines = Array.from({ length: 5_000 }, (_, index) => ({
      ...line,
      line_number: index + 2,
    }));
    await world.db.transaction().execute((trx) => insertRows(trx, 'transaction_lines', lines));
    const form = { name: 'Every line', period: 'monthToDate', format: 'pdf', schedule: 'monthly' };
    const body = { ...form, report: query('purchases') };
    expect((await world.callAs(owner, 'saveReport', { body })).status).toBe(200);
    await due('2026-12-01T06:00:00.000Z');
    await due('2026-12-01T07:00:00.000Z');
    const exports = await world.callAs(owner, 'listExports');
    expect(pick(exports.body, 'items')).toMatchObject([
      {
        fileName: 'every-line-2026-12-01.pdf',
        state: 'failed',
        failure: { key: 'export.tooManyPdfRows', params: { max: 5_000 } },
      },
    ]);
    const failed = await world.db
      .selectFrom('file_exports')
      .select('query')
      .where('user_id', '=', owner.userId)
      .executeTakeFirstOrThrow();
    expect(failed.query).toMatchObject({ fromDate: '2026-11-01', toDate: '2026-11-30' });
    const told = await world.callAs(owner, 'listNotifications');
    expect(pick(told.body, 'items')).toMatchObject([
      { messageKey: 'notification.fileFailed', params: { cause: 'tooManyRows' } },
    ]);
  });
});
