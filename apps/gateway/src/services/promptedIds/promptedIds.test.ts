import { jsonb } from '@forecourt/server';
import type { PromptedId } from '@forecourt/validation';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { pick, pickText } from '../../testing/gateway.ts';
import { nightShift } from '../../testing/roster.ts';
import { startWorld } from '../../testing/startWorld.ts';
import { canSeeWaiting, countWaiting } from '../../testing/whileStatusChanges.ts';

const world = startWorld();

const night = (parts: Partial<PromptedId> = {}) =>
  nightShift(world.accountId, {
    managedBy: 'fleet',
    managedById: world.account.fleetIds[0],
    ...parts,
  });
const add = (parts: Partial<PromptedId> = {}) =>
  world.call('addPromptedId', { body: night(parts) });
const newId = async (parts: Partial<PromptedId> = {}) =>
  pickText((await add(parts)).body, 'promptedId', 'id');
const turn = (id: string, action: 'turnOn' | 'turnOff', version: number) =>
  world.call('switchPromptedId', { params: { id }, version, body: { action } });

describe('prompted IDs', () => {
  it('[GW-142] [PID-01] [ENT-33] adds one with its cards, lists it, and reads it', async () => {
    const cardId = await world.makeCard({ last4: '4821' });
    expect(await add({ cardIds: [cardId] })).toMatchObject({
      status: 200,
      body: {
        promptedId: {
          name: 'Night shift',
          type: 'D',
          number: '4817',
          status: 'on',
          managedByName: 'Long haul',
          cardCount: 1,
        },
      },
    });
    const list = await world.call('listPromptedIds', { query: { q: '481', total: 'true' } });
    expect(pick(list.body, 'total')).toBe(1);
    const id = pickText(list.body, 'items', 0, 'id');
    const one = await world.call('getPromptedId', { params: { id } });
    expect(one.body).toMatchObject({ cardIds: [cardId], cards: [{ cardId, last4: '4821' }] });
  });

  it('[USER-20] keeps cards of other fleets when an editor cannot see them', async () => {
    const [near, there] = [await world.makeCard(), await world.makeCard({ fleet: 1 })];
    const id = await newId({ cardIds: [near, there] });
    const manager = await world.makePerson('manager', [world.account.fleetIds[0]]);
    const shown = await world.callAs(manager, 'getPromptedId', { params: { id } });
    expect(pick(shown.body, 'cardIds')).toEqual([near]);
    const body = night({ cardIds: [] });
    const edited = await world.callAs(manager, 'editPromptedId', {
      params: { id },
      version: 1,
      body,
    });
    expect(edited.status).toBe(200);
    const one = await world.call('getPromptedId', { params: { id } });
    expect(pick(one.body, 'cardIds')).toEqual([there]);
  });

  it.runIf(canSeeWaiting).each(['given', 'taken'] as const)(
    '[ENT-33] is not locked before a card that it is %s, which a transfer locks first',
    async (change) => {
      const cardId = await world.makeCard();
      const [before, after] = change === 'given' ? [[], [cardId]] : [[cardId], []];
      const id = await newId({ cardIds: before });
      const body = night({ cardIds: after });
      const { editing } = await world.db.transaction().execute(async (trx) => {
        await sql`SELECT FROM cards WHERE id = ${cardId} FOR UPDATE`.execute(trx);
        const waiting = world.call('editPromptedId', { params: { id }, version: 1, body });
        await expect.poll(() => countWaiting(world.db), { timeout: 10_000 }).toBe(1);
        await sql`SELECT FROM prompted_ids WHERE id = ${id} FOR UPDATE NOWAIT`.execute(trx);
        return { editing: waiting };
      });
      expect(await editing).toMatchObject({ status: 200, body: { promptedId: { version: 2 } } });
    },
  );

  it('[ENT-35] [ENT-38] can be managed by a customer ID, department, or fleet', async () => {
    const managers = [
      ['customerId', world.accountId, 'Acme Freight'],
      ['department', world.account.departmentIds[1], 'Regional'],
      ['fleet', world.account.fleetIds[1], 'Regional'],
    ] as const;
    for (const [at, [managedBy, managedById, name]] of managers.entries()) {
      const parts = { name: `No ${at}`, number: `48${at}5`, managedBy, managedById };
      expect(await add(parts), managedBy).toMatchObject({
        body: { promptedId: { managedBy, managedById, managedByName: name } },
      });
    }
  });

  it('[PID-09] [MSG-47] refuses a name or number that is already in use', async () => {
    await add();
    expect(await add({ name: 'NIGHT shift' })).toMatchObject({
      status: 422,
      body: {
        fields: [
          { path: 'name', key: 'promptedId.nameInUse' },
          { path: 'number', key: 'promptedId.numberInUse' },
        ],
      },
    });
  });

  it('[PID-09] refuses a name in use that has letters which the database may not uppercase', async () => {
    await add({ name: 'José', number: '4826' });
    expect(await add({ name: 'José', number: '4827' })).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'name', key: 'promptedId.nameInUse' }] },
    });
  });

  it.each([
    ['PID-06', '48'],
    ['PID-07', '0481'],
    ['PID-08', '4123'],
  ])('[%s] refuses the number %s', async (_id, number) => {
    expect(await add({ number })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'number' }] },
    });
  });

  it('[PID-04] turns a driver’s ID off and on', async () => {
    const id = await newId();
    expect(await turn(id, 'turnOff', 1)).toMatchObject({
      body: { promptedId: { status: 'off', version: 2 } },
    });
    expect(await turn(id, 'turnOn', 2)).toMatchObject({ body: { promptedId: { status: 'on' } } });
    expect(await turn(id, 'turnOff', 2)).toMatchObject({
      status: 409,
      body: { errorCode: 'version.stale' },
    });
  });

  it('[PID-04] is not turned on by an edit while the account is locked', async () => {
    const id = await newId();
    await turn(id, 'turnOff', 1);
    await world.setAccount({ state: 'locked' });
    const edit = (parts: Partial<PromptedId>) =>
      world.call('editPromptedId', { params: { id }, version: 2, body: night(parts) });
    expect(await edit({ status: 'on' })).toMatchObject({
      status: 409,
      body: {
        errorCode: 'promptedId.refused',
        fields: [{ path: 'status', key: 'promptedId.accountNotOpen' }],
      },
    });
    expect(await edit({ status: 'off', name: 'Nights' })).toMatchObject({
      status: 200,
      body: { promptedId: { status: 'off', name: 'Nights' } },
    });
  });

  it('[PID-05] never turns off a vehicle’s ID', async () => {
    const id = await newId({ type: 'V' });
    expect(await turn(id, 'turnOff', 1)).toMatchObject({
      status: 409,
      body: { fields: [{ key: 'promptedId.vehicleAlwaysOn' }] },
    });
    const { db } = world;
    const byForce = db.updateTable('prompted_ids').set({ status: 'off' }).where('id', '=', id);
    await expect(byForce.execute()).rejects.toThrow(/check/);
  });

  it('[GW-143] turns many off and says why the others stay on', async () => {
    const driver = await newId();
    const vehicle = await newId({ name: 'Truck 7', number: '5921', type: 'V' });
    const response = await world.call('inactivatePromptedIds', {
      body: { ids: [driver, vehicle] },
    });
    expect(response).toMatchObject({
      status: 200,
      body: {
        turnedOff: 1,
        refused: [{ id: vehicle, name: 'Truck 7', key: 'promptedId.vehicleAlwaysOn' }],
      },
    });
  });

  it('[GW-143] [USER-20] leaves the account’s own on for someone limited to fleets', async () => {
    const own = await newId();
    const wide = await newId({
      name: 'Yard',
      number: '5921',
      managedBy: 'customerId',
      managedById: world.accountId,
    });
    const manager = await world.makePerson('manager', [world.account.fleetIds[0]]);
    const list = await world.callAs(manager, 'listPromptedIds', { query: {} });
    expect(pick(list.body, 'items', 1)).toMatchObject({ id: wide, fleetId: null });
    expect(
      await world.callAs(manager, 'inactivatePromptedIds', { body: { ids: [own, wide] } }),
    ).toMatchObject({
      status: 200,
      body: { turnedOff: 1, refused: [{ id: wide, name: 'Yard', key: 'access.wholeAccount' }] },
    });
    expect(
      await world.callAs(manager, 'switchPromptedId', {
        params: { id: wide },
        version: 1,
        body: { action: 'turnOff' },
      }),
    ).toMatchObject({
      status: 403,
      body: { errorCode: 'access.denied', fields: [{ key: 'access.wholeAccount' }] },
    });
    const one = await world.call('getPromptedId', { params: { id: wide } });
    expect(pick(one.body, 'promptedId', 'status')).toBe('on');
  });

  it('[GW-146] [ENT-34] lists the types, and whether each can be turned off', async () => {
    await add();
    const { body } = await world.call('listPromptedIdTypes');
    expect(pick(body, 'items')).toEqual([
      { type: 'D', canBeTurnedOff: true, count: 1 },
      { type: 'V', canBeTurnedOff: false, count: 0 },
    ]);
  });

  it('[GW-144] [GW-145] exports the filtered IDs as CSV and as a workbook', async () => {
    await add();
    await add({ name: 'Truck 7', number: '5921', type: 'V' });
    const query = { type: 'D' };
    const csv = await world.call('exportPromptedIdsCsv', { query });
    const text = Buffer.from(pickText(csv.body, 'base64'), 'base64').toString();
    expect(text.split('\r\n')[1]).toBe('Night shift,D,4817,on,Fleet,Long haul,0');
    expect(pick(csv.body, 'rowCount')).toBe(1);
    const excel = await world.call('exportPromptedIdsExcel', { query });
    const parts = unzipSync(Buffer.from(pickText(excel.body, 'base64'), 'base64'));
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(sheet).toContain('>4817<');
  });

  it('[PID-16] requires the permission to edit', async () => {
    const viewer = await world.makePerson('viewer');
    expect(await world.callAs(viewer, 'addPromptedId', { body: night() })).toMatchObject({
      status: 403,
    });
    const { db } = world;
    await db
      .updateTable('grants')
      .set({ extra_permissions: jsonb(['promptedIds.edit' as const]) })
      .where('user_id', '=', viewer.userId)
      .execute();
    expect(await world.callAs(viewer, 'addPromptedId', { body: night() })).toMatchObject({
      status: 200,
    });
  });

  it('limits users to their fleets and account', async () => {
    const id = await newId();
    const regional = await world.makePerson('manager', [world.account.fleetIds[1]]);
    expect(await world.callAs(regional, 'getPromptedId', { params: { id } })).toMatchObject({
      status: 404,
    });
    const wide = night({ managedBy: 'customerId', managedById: world.accountId });
    expect(await world.callAs(regional, 'addPromptedId', { body: wide })).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'managedById' }, { path: 'name' }, { path: 'number' }] },
    });
    const stranger = await world.makeStranger();
    expect(await world.callAs(stranger, 'getPromptedId', { params: { id } })).toMatchObject({
      status: 404,
    });
  });
});
