import type { Driver, Vehicle } from '@forecourt/validation';
import { unzipSync, strFromU8 } from 'fflate';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { pick, pickText, pickEach } from '../../testing/gateway.ts';
import { sendPurchases } from '../../testing/purchaseFile.ts';
import { dieselElsewhere, type PurchaseParts } from '../../testing/purchases.ts';
import { kenworth as kenworthOf, rosa as rosaOf } from '../../testing/roster.ts';
import { startWorld } from '../../testing/startWorld.ts';
import { canSeeWaiting, countWaiting, whileUncommitted } from '../../testing/whileStatusChanges.ts';
import { lockDriver } from '../driverRequests/request.ts';

const world = startWorld();

const rosa = (parts: Partial<Driver> = {}) => rosaOf(world.account, parts);
const kenworth = (parts: Partial<Vehicle> = {}) => kenworthOf(world.account, parts);
const addDriver = (parts: Partial<Driver> = {}) => world.call('addDriver', { body: rosa(parts) });
const addVehicle = (parts: Partial<Vehicle> = {}) =>
  world.call('addVehicle', { body: kenworth(parts) });
async function newDriver(parts: Partial<Driver> = {}) {
  return pickText((await addDriver(parts)).body, 'driver', 'id');
}
async function newVehicle(parts: Partial<Vehicle> = {}) {
  return pickText((await addVehicle(parts)).body, 'vehicle', 'id');
}
const itemsOf = (body: unknown) => pickEach(body, 'items');
const names = (body: unknown) => pickEach(body, 'items', 'lastName');
async function giveCard(driverId: string, status: 'active' | 'ordered' | 'blocked' = 'active') {
  const cardId = await world.makeCard({ status });
  await world.setCard(cardId, { driver_id: driverId, card_type: 'driver' });
  return cardId;
}
/** A fill of the vehicle with this reading, by a new card. */
async function fillVehicle(vehicleId: string, miles: number | null, parts: PurchaseParts) {
  const id = await world.makePurchase(await world.makeCard(), parts);
  await world.db
    .updateTable('transactions')
    .set({ vehicle_id: vehicleId, odometer_miles: miles })
    .where('id', '=', id)
    .execute();
  return id;
}
const correct = (id: string, transactionId: string, odometerMiles: number, person = world.dana) =>
  world.callAs(person, 'correctOdometer', {
    params: { id, transactionId },
    body: { odometerMiles, reason: 'Digits swapped' },
  });
const statusOf = async (cardId: string) => (await world.readCard(cardId)).status;

const ending = (id: string) => world.call('getDriverEnding', { params: { id } });
const terminate = (id: string, cardIds: readonly string[], version = 1) =>
  world.call('terminateDriver', {
    params: { id },
    version,
    body: { cardIds, reason: 'Left on Friday' },
  });
const fileOf = async (format: string, query: Readonly<Record<string, string>> = {}) => {
  const { body } = await world.call('exportDrivers', { query: { format, ...query } });
  return Buffer.from(pickText(body, 'base64'), 'base64');
};

describe('drivers', () => {
  it('[ENT-27] saves every field of a driver, and finds the driver by search', async () => {
    const added = await addDriver({ licenseNumber: 'D123-4567' });
    expect(added).toMatchObject({
      status: 200,
      body: {
        driver: {
          ...rosa({ licenseNumber: 'D123-4567' }),
          fleetName: 'Long haul',
          status: 'active',
          cardCount: 0,
          version: 1,
        },
      },
    });
    for (const q of ['núñez', '4826', 'E-77', 'd123', '2145550142']) {
      const found = await world.call('listDrivers', { query: { q } });
      expect(names(found.body), q).toEqual(['Núñez']);
    }
  });

  it('[DRIVER-03] [DRIVER-05] [MSG-48] refuses IDs already in use, ignoring case', async () => {
    await addDriver({ driverId: 'd-17', employeeId: 'e-1' });
    expect(await addDriver({ driverId: 'D-17', employeeId: 'E-1' })).toMatchObject({
      status: 422,
      body: {
        errorCode: 'driver.notPossible',
        fields: [
          { path: 'driverId', key: 'driver.idInUse' },
          { path: 'employeeId', key: 'driver.employeeIdInUse' },
        ],
      },
    });
  });

  it('[DRIVER-04] [DRIVER-17] requires a driver ID and an employee ID', async () => {
    expect(await addDriver({ driverId: '', employeeId: '' })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'driverId' }, { path: 'employeeId' }] },
    });
  });

  it('pages through the drivers in order and counts them by state', async () => {
    for (const [at, lastName] of ['Abbott', 'Baker', 'Castro'].entries()) {
      await addDriver({ lastName, driverId: `7${at}`, employeeId: `E${at}` });
    }
    const query = { limit: '2', total: 'true', direction: 'desc' };
    const first = await world.call('listDrivers', { query });
    expect(names(first.body)).toEqual(['Castro', 'Baker']);
    expect(first.body).toMatchObject({ total: 3, counts: { active: 3, terminated: 0 } });
    const cursor = pickText(first.body, 'nextCursor');
    const next = await world.call('listDrivers', { query: { ...query, cursor } });
    expect(names(next.body)).toEqual(['Abbott']);
    expect(pick(next.body, 'nextCursor')).toBeNull();
  });

  it('edits a driver, and refuses a stale version', async () => {
    const id = await newDriver();
    const edit = (version: number, parts: Partial<Driver>) =>
      world.call('editDriver', { params: { id }, version, body: rosa(parts) });
    expect(await edit(1, { mobile: null })).toMatchObject({
      status: 200,
      body: { driver: { mobile: null, version: 2 } },
    });
    expect(await edit(1, { firstName: 'Rosalía' })).toMatchObject({
      status: 409,
      body: { errorCode: 'version.stale', params: { expected: 1, actual: 2 } },
    });
  });

  it('adds one driver per idempotency key', async () => {
    const key = crypto.randomUUID();
    const body = rosa();
    const first = await world.call('addDriver', { key, body });
    const again = await world.call('addDriver', { key, body });
    expect(again.body).toEqual(first.body);
    const list = await world.call('listDrivers', { query: { total: 'true' } });
    expect(pick(list.body, 'total')).toBe(1);
  });

  it('lets a viewer read drivers but not add them', async () => {
    const id = await newDriver();
    const viewer = await world.makePerson('viewer');
    expect(await world.callAs(viewer, 'getDriver', { params: { id } })).toMatchObject({
      status: 200,
    });
    expect(await world.callAs(viewer, 'addDriver', { body: rosa() })).toMatchObject({
      status: 403,
      body: { errorCode: 'access.denied' },
    });
  });

  it('limits users to their fleets and account', async () => {
    const id = await newDriver();
    const regional = await world.makePerson('manager', [world.account.fleetIds[1]]);
    expect(await world.callAs(regional, 'getDriver', { params: { id } })).toMatchObject({
      status: 404,
    });
    expect(
      await world.callAs(regional, 'addDriver', { body: rosa({ driverId: '9' }) }),
    ).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'fleetId' }, { path: 'employeeId' }] },
    });
    const stranger = await world.makeStranger();
    expect(await world.callAs(stranger, 'getDriver', { params: { id } })).toMatchObject({
      status: 404,
    });
  });
});

describe('terminating a driver', () => {
  it('[DRIVER-18] lists the affected cards first, then ends them together', async () => {
    const id = await newDriver();
    const active = await giveCard(id);
    const ordered = await giveCard(id, 'ordered');
    const blocked = await giveCard(id, 'blocked');
    const { body } = await ending(id);
    expect(pick(body, 'cards')).toEqual([
      expect.objectContaining({ cardId: active, action: 'block' }),
      expect.objectContaining({ cardId: ordered, action: 'cancelOrder' }),
    ]);
    const terminated = await terminate(id, [active, ordered]);
    expect(terminated).toMatchObject({
      status: 200,
      body: { driver: { status: 'terminated', cardCount: 0, version: 2 } },
    });
    expect(await Promise.all([active, ordered, blocked].map(statusOf))).toEqual([
      'blocked',
      'canceled',
      'blocked',
    ]);
  });

  it('[DRIVER-18] also ends a card’s nightly hold schedule', async () => {
    const id = await newDriver();
    const cardId = await giveCard(id);
    const nightly = { from: '22:00', to: '05:00' };
    const scheduled = await world.call('scheduleHold', {
      params: { cardId },
      body: { startsAt: null, endsAt: null, nightly },
      version: 1,
    });
    expect(scheduled.status).toBe(200);
    await terminate(id, [cardId]);
    const shown = await world.call('getCard', { params: { cardId } });
    expect(shown).toMatchObject({
      body: { card: { status: 'blocked', holdChangesAt: null }, holdSchedule: null },
    });
  });

  it('leaves cards ended when the driver is brought back', async () => {
    const id = await newDriver();
    const cardId = await giveCard(id);
    await terminate(id, [cardId]);
    const back = await world.call('bringBackDriver', {
      params: { id },
      version: 2,
    });
    expect(back).toMatchObject({ body: { driver: { status: 'active', cardCount: 0 } } });
    expect(await statusOf(cardId)).toBe('blocked');
  });

  it('ends nothing if the driver has a card that was not confirmed', async () => {
    const id = await newDriver();
    const cardId = await giveCard(id);
    await giveCard(id);
    expect(await terminate(id, [cardId])).toMatchObject({
      status: 409,
      body: { errorCode: 'roster.endingChanged' },
    });
    expect(await statusOf(cardId)).toBe('active');
  });

  it.runIf(canSeeWaiting)(
    '[DRIVER-18] waits for what locks the card and then the driver, as a request at a pump does',
    async () => {
      const id = await newDriver();
      const cardId = await giveCard(id);
      const { leaving } = await world.db.transaction().execute(async (trx) => {
        await sql`SELECT FROM cards WHERE id = ${cardId} FOR UPDATE`.execute(trx);
        const terminating = terminate(id, [cardId]);
        await expect.poll(() => countWaiting(world.db), { timeout: 10_000 }).toBe(1);
        await lockDriver(trx, world.accountId, id);
        return { leaving: terminating };
      });
      expect((await leaving).status).toBe(200);
      expect(await statusOf(cardId)).toBe('blocked');
    },
  );

  it.runIf(canSeeWaiting)(
    '[DRIVER-18] ends nothing if the driver gets a card in the meantime',
    async () => {
      const id = await newDriver();
      const cardId = await giveCard(id);
      const other = await world.makeCard();
      const response = await whileUncommitted(
        world,
        async (trx) => {
          await sql`SELECT FROM drivers WHERE id = ${id} FOR UPDATE`.execute(trx);
          await trx
            .updateTable('cards')
            .set({ driver_id: id, card_type: 'driver' })
            .where('id', '=', other)
            .execute();
        },
        () => terminate(id, [cardId]),
      );
      expect(response).toMatchObject({
        status: 409,
        body: { errorCode: 'roster.endingChanged' },
      });
      expect(await statusOf(cardId)).toBe('active');
    },
  );

  it('prevents edits until the driver is brought back', async () => {
    const id = await newDriver();
    await terminate(id, []);
    const edited = await world.call('editDriver', {
      params: { id },
      version: 2,
      body: rosa(),
    });
    expect(edited).toMatchObject({
      status: 409,
      body: { errorCode: 'driver.refused', fields: [{ key: 'roster.is.terminated' }] },
    });
  });

  it('records everything in one timeline, newest first', async () => {
    const id = await newDriver();
    const cardId = await giveCard(id);
    await terminate(id, [cardId]);
    const { body } = await world.call('getDriverTimeline', { params: { id } });
    const items = itemsOf(body);
    expect(items.map((item) => pickText(item, 'action'))).toEqual([
      'card.block',
      'driver.terminated',
      'driver.added',
    ]);
    expect(items[1]).toMatchObject({ actor: 'Dana Morales', reason: 'Left on Friday' });
    expect(items[0]).toMatchObject({ from: 'active', to: 'blocked' });
    const file = await world.call('exportDriverTimeline', {
      params: { id },
      query: { format: 'csv' },
    });
    expect(file.body).toMatchObject({ rowCount: 3 });
  });
});

describe('vehicles', () => {
  it('[ENT-28] [ENT-29] [ENT-30] [ENT-31] [ENT-32] saves every field of a vehicle', async () => {
    const parts = {
      hubometerStartThousandths: 100_500,
      hubometerLastThousandths: 200_500,
      trailerNumber: 'T-9',
      vin: '1M8GDM9AXKP042788',
    };
    expect(await addVehicle(parts)).toMatchObject({
      status: 200,
      body: { vehicle: { ...kenworth(parts), status: 'active', version: 1 } },
    });
    const found = await world.call('listVehicles', { query: { q: '042788' } });
    expect(pick(found.body, 'items', 0, 'unitNumber')).toBe('118');
  });

  it('[DRIVER-16] refuses a unit number already in use, ignoring case', async () => {
    await addVehicle({ unitNumber: 't-9' });
    expect(await addVehicle({ unitNumber: 'T-9' })).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'unitNumber', key: 'vehicle.unitInUse' }] },
    });
  });

  it('[DRIVER-12] refuses an expired registration unless it was already stored', async () => {
    const past = {
      status: 422,
      body: {
        errorCode: 'vehicle.notPossible',
        fields: [{ path: 'registrationExpiry', key: 'vehicle.registrationExpiryPast' }],
      },
    };
    expect(await addVehicle({ registrationExpiry: '2026-10' })).toMatchObject(past);
    const added = await addVehicle({ registrationExpiry: '2026-11' });
    const id = pickText(added.body, 'vehicle', 'id');
    await world.db
      .updateTable('vehicles')
      .set({ registration_expiry: '2026-09' })
      .where('account_id', '=', world.accountId)
      .where('id', '=', id)
      .execute();
    const edit = (registrationExpiry: string) =>
      world.call('editVehicle', {
        params: { id },
        body: kenworth({ registrationExpiry, name: 'Renamed' }),
        version: 1,
      });
    expect(await edit('2026-10')).toMatchObject(past);
    expect(await edit('2026-09')).toMatchObject({ body: { vehicle: { name: 'Renamed' } } });
  });

  it('[MSG-53] corrects a reading in place, keeps both, and recomputes the figures', async () => {
    const id = await newVehicle();
    const purchases: string[] = [];
    for (const [at, miles] of [48_000, 43_800, 48_600].entries()) {
      const occurredAt = `2026-11-1${at}T15:00:00.000Z`;
      purchases.push(await fillVehicle(id, miles, { occurredAt }));
    }
    const before = await world.call('getVehicle', { params: { id } });
    expect(pick(before.body, 'readings', 1)).toMatchObject({ isOutOfSequence: true });
    expect(await correct(id, purchases[1] ?? '', 48_380)).toMatchObject({
      status: 200,
      body: {
        vehicle: { odometerMiles: 48_600 },
        readings: [
          {},
          {
            typedMiles: 43_800,
            correctedMiles: 48_380,
            correctedBy: 'Dana Morales',
            isOutOfSequence: false,
            milesPerGallonHundredths: 1900,
          },
          {},
        ],
      },
    });
  });

  it('[MSG-53] takes its odometer from the last fill that has a reading', async () => {
    const id = await newVehicle();
    const typed = await fillVehicle(id, 43_800, { occurredAt: '2026-11-10T15:00:00.000Z' });
    await fillVehicle(id, null, { occurredAt: '2026-11-11T15:00:00.000Z' });
    const corrected = await correct(id, typed, 48_380);
    expect(pick(corrected.body, 'vehicle', 'odometerMiles')).toBe(48_380);
  });

  it('[USER-20] shows and corrects only readings from the person’s fleets', async () => {
    const id = await newVehicle();
    const [, second] = world.account.fleetIds;
    const { confirm } = await sendPurchases(world, [
      dieselElsewhere(id, { odometerMiles: 47_700 }),
    ]);
    await confirm();
    const foreign = await fillVehicle(id, 48_000, { occurredAt: '2026-11-10T15:00:00.000Z' });
    const own = await fillVehicle(id, 43_800, {
      occurredAt: '2026-11-11T15:00:00.000Z',
      fleet: 1,
    });
    await fillVehicle(id, 48_600, { occurredAt: '2026-11-12T15:00:00.000Z' });
    await world.db
      .updateTable('vehicles')
      .set({ fleet_id: second })
      .where('account_id', '=', world.accountId)
      .where('id', '=', id)
      .execute();
    const manager = await world.makePerson('manager', [second]);
    const seen = await world.callAs(manager, 'getVehicle', { params: { id } });
    expect(pick(seen.body, 'readings')).toMatchObject([{ transactionId: own }]);
    expect(await correct(id, foreign, 48_100, manager)).toMatchObject({
      status: 404,
      body: { errorCode: 'reading.notFound' },
    });
    // the vehicle's odometer comes from every fleet's readings
    expect((await correct(id, own, 48_380, manager)).body).toMatchObject({
      vehicle: { odometerMiles: 48_600 },
      readings: [{ transactionId: own, correctedMiles: 48_380 }],
    });
    const all = await world.call('getVehicle', { params: { id } });
    expect(pickEach(all.body, 'readings', 'typedMiles')).toEqual([48_600, 43_800, 48_000, 47_700]);
  });

  it('blocks only its own cards when it is terminated', async () => {
    const id = await newVehicle();
    const cardId = await world.makeCard();
    await world.setCard(cardId, { vehicle_id: id, card_type: 'vehicle' });
    const ofDriver = await world.makeCard();
    await world.setCard(ofDriver, { vehicle_id: id, card_type: 'driver' });
    const ofAnother = await world.makeCard();
    const another = await world.makeVehicle();
    await world.setCard(ofAnother, { vehicle_id: another, card_type: 'vehicle' });
    const response = await world.call('terminateVehicle', {
      params: { id },
      version: 1,
      body: { cardIds: [cardId], reason: null },
    });
    expect(response).toMatchObject({ status: 200, body: { vehicle: { status: 'terminated' } } });
    expect(await Promise.all([cardId, ofDriver, ofAnother].map(statusOf))).toEqual([
      'blocked',
      'active',
      'active',
    ]);
  });
});

describe('exports', () => {
  it('write the filtered rows as CSV, with formulas neutralized', async () => {
    await addDriver();
    await addDriver({ lastName: 'Okafor', driverId: '-1', employeeId: '-2' });
    const text = (await fileOf('csv', { q: 'okafor' })).toString();
    const [head = '', row = '', ...rest] = text.split('\r\n');
    expect(head).toMatch(/Driver ID,First name/);
    expect(row).toMatch(/^'-1,Rosa,Okafor/);
    expect(rest).toEqual([]);
  });

  it('write a workbook that preserves leading zeros', async () => {
    await addDriver({ driverId: '00417' });
    const parts = unzipSync(new Uint8Array(await fileOf('xlsx')));
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(sheet).toContain('>00417<');
  });
});
