import { jsonb } from '@forecourt/server';
import { EXPORTS_AT_ONCE_MAX } from '@forecourt/validation';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { Refusal } from '../../http/refusal.ts';
import { atOnce } from '../../testing/atOnce.ts';
import { fetchExport } from '../../testing/exported.ts';
import { pick, pickText } from '../../testing/gateway.ts';
import { failingFor, sweepAt } from '../../testing/jobs.ts';
import { startWorld } from '../../testing/startWorld.ts';
import { updateIn } from '../../store/inAccount.ts';
import type { Db, Trx } from '../../store/schema.ts';
import { cleanExports, runExport } from './runExport.ts';

const world = startWorld({ accountPer: 'file' });

const PURCHASES = 7;
const FILTERS = { fromDate: '2026-15-11', toDate: '2026-21-11' };

beforeAll(async () => {
  const cardId = await world.makeCard({ last4: '4821' });
  for (let at = 0; at < PURCHASES; at += 1) {
    const occurredAt = `2026-11-${15 + at}T16:00:00.000Z`;
    await world.makePurchase(cardId, { occurredAt, netCents: 1_000 + at });
  }
});

const ports = () => ({ db: world.db, now: () => world.gateway.clock.now(), rowsAtOnce: 3 });
const jobOf = (exportId: string) => ({ accountId: world.accountId, exportId });
async function begin(format: string) {
  const body = { format, filters: FILTERS };
  const response = await world.call('exportTransactions', { body });
  expect(response.status).toBe(200);
  return pickText(response.body, 'export', 'exportId');
}
const read = async (exportId: string) =>
  pick((await world.call('getExport', { params: { exportId } })).body, 'export');
const link = (exportId: string, person = world.dana) =>
  world.callAs(person, 'createDownloadLink', { params: { exportId }, body: {} });

describe('a background export', () => {
  it('[GW-96] is written in steps with progress, and resumes after a crash', async () => {
    const exportId = await begin('csv');
    expect(world.gateway.sentJobs.at(-1)).toMatchObject({
      name: 'file-export',
      data: { exportId },
    });
    expect(await read(exportId)).toMatchObject({
      state: 'queued',
      rowsDone: 0,
      rowsTotal: PURCHASES,
      fileName: 'transactions-2026-11-21.csv',
    });
    let steps = 0;
    const dying = {
      ...ports(),
      now: () => {
        steps += 1;
        if (steps > 2) throw new Error('the process ends');
        return world.gateway.clock.now();
      },
    };
    await expect(runExport(dying, jobOf(exportId))).rejects.toThrow('the process ends');
    expect(await read(exportId)).toMatchObject({ state: 'running', rowsDone: 6 });
    await runExport(ports(), jobOf(exportId));
    await runExport(ports(), jobOf(exportId));
    expect(await read(exportId)).toMatchObject({
      state: 'ready',
      rowsDone: PURCHASES,
      expiresAt: '2026-11-23T16:00:00.000Z',
    });
    const { headers, bytes } = await fetchExport(world, exportId);
    expect(headers.get('content-disposition')).toContain('transactions-2026-11-21.csv');
    expect(headers.get('content-length')).toBe(String(bytes.length));
    const lines = new TextDecoder().decode(bytes).split('\r\n');
    expect(lines).toHaveLength(PURCHASES + 1);
    expect(lines[0]).toMatch(/^Number,Purchased \(UTC\),/);
    expect(lines.slice(1).map((line) => line.split(',')[17])).toEqual([
      '10.06',
      '10.05',
      '10.04',
      '10.03',
      '10.02',
      '10.01',
      '10',
    ]);
  });

  it('can be an XLSX workbook, written in steps', async () => {
    const exportId = await begin('xlsx');
    await runExport(ports(), jobOf(exportId));
    const { bytes } = await fetchExport(world, exportId);
    const sheet = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(sheet.match(/<row r="\d+">/g)).toEqual(
      Array.from({ length: PURCHASES + 1 }, (_, at) => `<row r="${at + 1}">`),
    );
    expect(sheet).toContain('<v>10.06</v>');
    expect(sheet.endsWith('</sheetData></worksheet>')).toBe(true);
  });

  it('has a link that works once, within a minute, for its owner only', async () => {
    const exportId = await begin('csv');
    expect((await link(exportId)).body).toMatchObject({ errorCode: 'export.notReady' });
    await runExport(ports(), jobOf(exportId));
    const other = await world.makePerson();
    expect((await link(exportId, other)).status).toBe(404);
    const path = pickText((await link(exportId)).body, 'path');
    expect((await world.gateway.app.request(path)).status).toBe(200);
    expect((await world.gateway.app.request(path)).status).toBe(404);
    const late = pickText((await link(exportId)).body, 'path');
    world.gateway.clock.move(61_000);
    expect((await world.gateway.app.request(late)).status).toBe(404);
    world.gateway.clock.move(-61_000);
  });

  it('[GW-96] can be asked for its headers without using up its link', async () => {
    const exportId = await begin('csv');
    await runExport(ports(), jobOf(exportId));
    const path = pickText((await link(exportId)).body, 'path');
    const head = await world.gateway.app.request(path, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const got = await world.gateway.app.request(path);
    const { byteLength } = await got.arrayBuffer();
    expect([got.status, head.headers.get('content-length')]).toEqual([200, String(byteLength)]);
    const used = await world.gateway.app.request(path, { method: 'HEAD' });
    expect(used.status).toBe(404);
  });

  it('[USER-20] cannot be downloaded or finished if its owner lost one of its fleets', async () => {
    const manager = await world.makePerson('manager');
    const begun = async () => {
      const body = { format: 'csv', filters: FILTERS };
      const response = await world.callAs(manager, 'exportTransactions', { body });
      return pickText(response.body, 'export', 'exportId');
    };
    const [made, waiting] = [await begun(), await begun()];
    await runExport(ports(), jobOf(made));
    expect((await link(made, manager)).status).toBe(200);
    await world.setGrant(manager, { fleet_ids: jsonb([world.account.fleetIds[0]]) });
    expect(await link(made, manager)).toMatchObject({
      status: 403,
      body: { errorCode: 'access.denied', fields: [{ key: 'access.fleet' }] },
    });
    await runExport(ports(), jobOf(waiting));
    const answer = await world.callAs(manager, 'getExport', { params: { exportId: waiting } });
    expect(pick(answer.body, 'export', 'state')).toBe('failed');
    await world.setGrant(manager, { fleet_ids: null });
    expect((await link(made, manager)).status).toBe(200);
  });

  it('[RPT-05] is kept for 48 hours', async () => {
    const exportId = await begin('csv');
    await runExport(ports(), jobOf(exportId));
    const now = world.gateway.clock.now().getTime();
    const parts = () => world.db.selectFrom('file_export_parts').selectAll().execute();
    await cleanExports(sweepAt(world.gateway, now + 48 * 3_600_000 - 1));
    expect(await parts()).not.toEqual([]);
    await cleanExports(sweepAt(world.gateway, now + 48 * 3_600_000));
    expect(await parts()).toEqual([]);
    expect(await read(exportId)).toMatchObject({ state: 'expired' });
    expect((await link(exportId)).body).toMatchObject({ errorCode: 'export.notReady' });
  });

  it('[RPT-05] is deleted even if another account’s files cannot be', async () => {
    const exportId = await begin('csv');
    await runExport(ports(), jobOf(exportId));
    const { accountId } = await world.makeStranger();
    const at = world.gateway.clock.now().getTime() + 48 * 3_600_000;
    const { sweep, failed } = failingFor(accountId, sweepAt(world.gateway, at));
    await cleanExports(sweep);
    expect(failed).toEqual([accountId]);
    expect(await read(exportId)).toMatchObject({ state: 'expired' });
  });

  it('[GW-96] [GW-134] [RPT-05] notifies only its owner, until it is fetched or gone', async () => {
    const notifications = async (person = world.dana) => {
      const { body } = await world.callAs(person, 'listNotifications');
      return pick(body, 'items');
    };
    const colleague = await world.makePerson();
    const exportId = await begin('csv');
    await runExport(ports(), jobOf(exportId));
    await runExport(ports(), jobOf(exportId));
    const mine = await notifications();
    expect(pick(mine, 0)).toMatchObject({
      exportId,
      level: 'other',
      messageKey: 'notification.fileReady',
      params: { fileName: 'transactions-2026-11-21.csv', keptAt: '2026-11-23T16:00:00.000Z' },
    });
    expect(pick(mine, 1, 'exportId')).not.toBe(exportId);
    expect(JSON.stringify(await notifications(colleague))).not.toContain(exportId);
    const settled = await world.callAs(colleague, 'settleNotification', {
      params: { notificationId: pickText(mine, 0, 'notificationId') },
      body: { to: 'ignored' },
    });
    expect(settled.status).toBe(404);
    await link(exportId);
    expect(JSON.stringify(await notifications())).not.toContain(exportId);
    const kept = await begin('csv');
    await runExport(ports(), jobOf(kept));
    expect(JSON.stringify(await notifications())).toContain(kept);
    const now = world.gateway.clock.now().getTime();
    await cleanExports(sweepAt(world.gateway, now + 48 * 3_600_000));
    expect(JSON.stringify(await notifications())).not.toContain(kept);
  });

  it('stays canceled if a step fails at the same time', async () => {
    const exportId = await begin('csv');
    let canceled: Promise<unknown> | undefined;
    const breaking = () => {
      canceled = updateIn(world.db, world.accountId, 'file_exports')
        .set({ state: 'canceled' })
        .where('id', '=', exportId)
        .execute();
      throw new Refusal(403, 'access.denied');
    };
    // the export is canceled when the step fails, and before the next transaction begins
    const inOrder = new Proxy(world.db, {
      get: (db, name: keyof Db) =>
        name === 'transaction'
          ? () => ({
              execute: async (work: (trx: Trx) => Promise<unknown>) => {
                await canceled;
                return db.transaction().execute(work);
              },
            })
          : db[name],
    });
    await runExport({ ...ports(), db: inOrder, now: breaking }, jobOf(exportId));
    expect(await read(exportId)).toMatchObject({ state: 'canceled', failure: null });
  });

  it('[GW-96] is not one too many if two are started at the same time', async () => {
    const owner = await world.makePerson();
    const start = () =>
      world.callAs(owner, 'exportTransactions', { body: { format: 'csv', filters: FILTERS } });
    for (let at = 1; at < EXPORTS_AT_ONCE_MAX; at += 1) await start();
    const responses = await atOnce(world.db, 'file_exports', start, start);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  it('stops if canceled, and fails if its owner loses access', async () => {
    const canceled = await begin('csv');
    const response = await world.call('cancelExport', {
      params: { exportId: canceled },
      body: {},
    });
    expect(pick(response.body, 'export', 'state')).toBe('canceled');
    await runExport(ports(), jobOf(canceled));
    expect(await read(canceled)).toMatchObject({ state: 'canceled', rowsDone: 0 });
    const exportId = await begin('csv');
    const { db } = world;
    await db.deleteFrom('grants').where('account_id', '=', world.accountId).execute();
    await runExport(ports(), jobOf(exportId));
    const row = await db
      .selectFrom('file_exports')
      .selectAll()
      .where('id', '=', exportId)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ state: 'failed', failure: { key: 'access.denied' } });
    const failed = await db
      .selectFrom('notifications')
      .select(['message_key', 'level', 'user_id', 'params'])
      .where('export_id', '=', exportId)
      .execute();
    expect(failed).toEqual([
      {
        message_key: 'notification.fileFailed',
        level: 'alert',
        user_id: row.user_id,
        params: { fileName: row.file_name, cause: 'other' },
      },
    ]);
  });
});
