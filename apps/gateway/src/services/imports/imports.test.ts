import { createHash, randomUUID } from 'node:crypto';
import type { CardOrder } from '@forecourt/validation';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { pick, pickText } from '../../testing/gateway.ts';
import { startWorld } from '../../testing/startWorld.ts';
import { driverCard, TEST_DELIVERY } from '../../testing/world.ts';

const world = startWorld();

const rowsOf = (count: number, parts: (row: number) => Partial<CardOrder> = () => ({})) =>
  Array.from({ length: count }, (_, index) => ({
    row: index + 2,
    entry: driverCard(world.account, { driverId: String(40_000 + index), ...parts(index) }),
  }));
const hashOf = (rows: unknown) => createHash('sha256').update(JSON.stringify(rows)).digest('hex');

async function start(contentHash: string, rowCount = 3, fileHash?: string) {
  const body = { fileName: 'new cards.xlsx', rowCount, contentHash, fileHash };
  return world.call('startOrderImport', { body });
}
const putRows = (importId: string, chunk: number, rows: unknown, person = world.dana) =>
  world.callAs(person, 'putOrderImportRows', {
    params: { importId, chunk: String(chunk) },
    body: { rows },
  });
const confirm = (importId: string, expectedRows: number) =>
  world.call('confirmOrderImport', {
    params: { importId },
    body: { delivery: TEST_DELIVERY, expectedRows },
  });
const cancel = (importId: string) => world.call('cancelOrderImport', { params: { importId } });
async function countCards() {
  const { n } = await world.db
    .selectFrom('cards')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('account_id', '=', world.accountId)
    .executeTakeFirstOrThrow();
  return n;
}

describe('a card order from a file', () => {
  it('[CARD-03] orders nothing until it is confirmed, then all cards together', async () => {
    const rows = rowsOf(3);
    const started = await start(hashOf(rows));
    expect(started).toMatchObject({
      status: 200,
      body: { state: 'receiving', sameAsOrderId: null },
    });
    const importId = pickText(started.body, 'importId');
    expect(await putRows(importId, 0, rows)).toMatchObject({
      status: 200,
      body: { receivedRows: 3, refused: [] },
    });
    expect(await countCards()).toBe(0);
    expect(await confirm(importId, 3)).toMatchObject({
      status: 200,
      body: {
        alreadyOrdered: false,
        order: { source: 'import', fileName: 'new cards.xlsx', cardCount: 3 },
      },
    });
    expect(await countCards()).toBe(3);
  });

  it('returns the same order when confirmed again', async () => {
    const rows = rowsOf(2);
    const importId = pickText((await start(hashOf(rows))).body, 'importId');
    await putRows(importId, 0, rows);
    const first = await confirm(importId, 2);
    const again = await confirm(importId, 2);
    expect(again).toMatchObject({ status: 200, body: { alreadyOrdered: true } });
    expect(pick(again.body, 'order', 'orderId')).toBe(pick(first.body, 'order', 'orderId'));
    expect(await countCards()).toBe(2);
  });

  it('names the earlier order for the same content, and orders nothing twice', async () => {
    const rows = rowsOf(2);
    const one = pickText((await start(hashOf(rows))).body, 'importId');
    await putRows(one, 0, rows);
    const first = await confirm(one, 2);
    const second = await start(hashOf(rows));
    expect(pick(second.body, 'sameAsOrderId')).toBe(pick(first.body, 'order', 'orderId'));
    const two = pickText(second.body, 'importId');
    await putRows(two, 0, rows);
    const again = await confirm(two, 2);
    expect(again).toMatchObject({ status: 200, body: { alreadyOrdered: true } });
    expect(await countCards()).toBe(2);
  });

  it('orders once when two drafts of the same content are confirmed concurrently', async () => {
    const rows = rowsOf(4);
    const drafts = await Promise.all([start(hashOf(rows)), start(hashOf(rows))]);
    const ids = drafts.map(({ body }) => pickText(body, 'importId'));
    for (const id of ids) await putRows(id, 0, rows);
    const responses = await Promise.all(ids.map((id) => confirm(id, 4)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    const already = responses.map(({ body }) => pick(body, 'alreadyOrdered'));
    expect(new Set(already)).toEqual(new Set([false, true]));
    expect(await countCards()).toBe(4);
  });

  it('replaces a chunk that is sent again', async () => {
    const rows = rowsOf(3);
    const importId = pickText((await start(hashOf(rows))).body, 'importId');
    await putRows(importId, 0, rows);
    await putRows(importId, 0, rows);
    expect(await putRows(importId, 0, rows.slice(0, 2))).toMatchObject({
      body: { receivedRows: 2 },
    });
  });

  it('checks each row on the server, and names the row and field it refuses', async () => {
    const rows = rowsOf(3, (row) => (row === 1 ? { profileId: randomUUID() } : {}));
    const importId = pickText((await start(hashOf(rows))).body, 'importId');
    const response = await putRows(importId, 0, rows);
    expect(response).toMatchObject({
      body: {
        receivedRows: 2,
        refused: [{ row: 3, path: 'profileId', key: 'import.unknownProfile' }],
      },
    });
    expect(await confirm(importId, 3)).toMatchObject({
      status: 409,
      body: { errorCode: 'import.rowsMissing', params: { expected: 3, received: 2 } },
    });
    expect(await countCards()).toBe(0);
  });

  it('can be canceled, which closes it, unless it was already ordered', async () => {
    const rows = rowsOf(1);
    const importId = pickText((await start(hashOf(rows))).body, 'importId');
    await putRows(importId, 0, rows);
    expect(await cancel(importId)).toMatchObject({ body: { state: 'canceled', receivedRows: 0 } });
    expect(await cancel(importId)).toMatchObject({ status: 200 });
    expect(await putRows(importId, 0, rows)).toMatchObject({ status: 409 });
    expect(await confirm(importId, 1)).toMatchObject({ body: { errorCode: 'import.closed' } });
    const other = pickText((await start(hashOf('other'))).body, 'importId');
    await putRows(other, 0, rows);
    await confirm(other, 1);
    expect(await cancel(other)).toMatchObject({ body: { errorCode: 'import.closed' } });
  });

  it('refuses more than 10,000 rows and another user’s draft', async () => {
    expect(await start(hashOf('big'), 10_001)).toMatchObject({
      status: 422,
      body: { errorCode: 'import.tooManyRows', params: { max: 10_000 } },
    });
    const importId = pickText((await start(hashOf('mine'))).body, 'importId');
    const other = await world.makePerson();
    expect(await putRows(importId, 0, rowsOf(1), other)).toMatchObject({
      status: 404,
      body: { errorCode: 'import.notFound' },
    });
  });

  it('refuses rows past 10,000 even if fewer were declared', async () => {
    const importId = pickText((await start(hashOf('more'), 1)).body, 'importId');
    await sql`INSERT INTO import_rows (account_id, import_id, chunk, row_number, entry)
      SELECT ${world.accountId}, ${importId}, 0, n, '{}'
      FROM generate_series(100, 10099) n`.execute(world.db);
    expect(await putRows(importId, 99, rowsOf(1))).toMatchObject({
      status: 422,
      body: { errorCode: 'import.tooManyRows', params: { max: 10_000 } },
    });
  });

  it('accepts a chunk of 500 rows and refuses a larger one', async () => {
    const importId = pickText((await start(hashOf('chunk'), 501)).body, 'importId');
    expect(await putRows(importId, 0, rowsOf(500))).toMatchObject({ body: { receivedRows: 500 } });
    expect(await putRows(importId, 1, rowsOf(501))).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'rows', params: { max: 500 } }] },
    });
  });

  it('lists IDs and units in use, so a file can be checked before upload', async () => {
    const rows = rowsOf(1, () => ({ employeeId: 'E-77', unitNumber: '412' }));
    const importId = pickText((await start(hashOf(rows))).body, 'importId');
    await putRows(importId, 0, rows);
    await confirm(importId, 1);
    const { body } = await world.call('getOrderImportContext');
    expect(body).toEqual({
      driverIds: ['40000'],
      employeeIds: ['E-77'],
      unitNumbers: ['412'],
      promptedIdNames: [],
      promptedIdNumbers: [],
      vehicles: [],
      orderedFiles: [],
    });
  });

  it('[CARD-03] names a file’s earlier order if the user can see its cards', async () => {
    const fileHash = hashOf('the file');
    const rows = rowsOf(2);
    const started = await start(hashOf(rows), 2, fileHash);
    const before = await world.call('getOrderImportContext');
    expect(pick(before.body, 'orderedFiles')).toEqual([]);
    const importId = pickText(started.body, 'importId');
    await putRows(importId, 0, rows);
    const ordered = await confirm(importId, 2);
    const { body } = await world.call('getOrderImportContext');
    const [orderId, orderNumber, placedAt] = ['orderId', 'orderNumber', 'placedAt'].map((field) =>
      pick(ordered.body, 'order', field),
    );
    expect(pick(body, 'orderedFiles')).toEqual([
      { fileHash, orderId, orderNumber, cardCount: 2, placedAt },
    ]);
    // but not for a person who may not see its cards
    const elsewhere = await world.makePerson('manager', [world.account.fleetIds[1]]);
    const theirs = await world.callAs(elsewhere, 'getOrderImportContext');
    expect(pick(theirs.body, 'orderedFiles')).toEqual([]);
  });
});
