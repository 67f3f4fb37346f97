import { jsonb } from '@forecourt/server';
import { NO_LIMITS, type Permission } from '@forecourt/validation';
import { describe, expect, it } from 'vitest';
import { newId } from '../../store/ids.ts';
import { pick, pickText, pickEach } from '../../testing/gateway.ts';
import { makeProfile } from '../../testing/makeProfile.ts';
import { startWorld } from '../../testing/startWorld.ts';
import { canSeeWaiting, whileStatusChanges } from '../../testing/whileStatusChanges.ts';
import { makeAccount, TEST_DELIVERY } from '../../testing/world.ts';

const world = startWorld();

const makeDrivers = (count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, at) =>
      world.makeDriver({
        first_name: `Driver ${at + 1}`,
        last_name: 'Okafor',
        driver_id: `4000${at}`,
      }),
    ),
  );

const edit = (cardId: string, body: unknown, version = 1) =>
  world.call('editCard', { params: { cardId }, body, version });

/** Someone who may edit cards but not change their status. */
async function personWithoutStatus() {
  const person = await world.makePerson('manager');
  const withheld = jsonb<Permission[]>(['cards.changeStatus']);
  await world.setGrant(person, { withheld_permissions: withheld });
  return person;
}

describe('editCard', () => {
  it('[CARD-09] unassigns and assigns a card only with permission to change its status', async () => {
    const [first, second] = await makeDrivers(2);
    const person = await personWithoutStatus();
    const cardId = await world.makeCard();
    await world.setCard(cardId, { driver_id: first });
    const editAs = async (assigneeId: string | null | undefined, version: number) =>
      world.callAs(person, 'editCard', { params: { cardId }, body: { assigneeId }, version });
    const denied = {
      status: 403,
      body: { fields: [{ path: 'assigneeId', key: 'access.role' }] },
    };
    expect(await editAs(null, 1)).toMatchObject(denied);
    expect((await editAs(second, 1)).status).toBe(200);
    await edit(cardId, { assigneeId: null }, 2);
    expect(await editAs(first, 3)).toMatchObject(denied);
    expect(await world.readCard(cardId)).toMatchObject({ status: 'unassigned', driver_id: null });
  });

  it('[CARD-01] edits name, fleet, driver, and limits; says if it needs new plastic', async () => {
    const cardId = await world.makeCard({ nameOnCard: 'ROSA NUNEZ' });
    const [driverId] = await makeDrivers(1);
    const response = await edit(cardId, {
      nameOnCard: 'ROSA M NUNEZ',
      fleetId: world.account.fleetIds[1],
      assigneeId: driverId,
      ownLimits: { ...NO_LIMITS, perDayCents: 5_000 },
    });
    expect(response).toMatchObject({
      status: 200,
      body: {
        needsNewPlastic: true,
        card: {
          nameOnCard: 'ROSA M NUNEZ',
          fleetName: 'Regional',
          departmentId: null,
          driverName: 'Driver 1 Okafor',
          hasCustomLimits: true,
          version: 2,
        },
      },
    });
    expect(await edit(cardId, { departmentId: world.account.departmentIds[1] }, 2)).toMatchObject({
      body: { needsNewPlastic: false },
    });
  });

  it('[CARD-01] [LIMIT-01] keeps following the profile for limits that are not the card’s own', async () => {
    const cardId = await world.makeCard();
    const limits = { ...NO_LIMITS, perWeekCents: 90_000, cycle: 'weekly' };
    const profile = { kind: 'profile', name: 'Weekly', isDefault: false, limits, cardIds: [] };
    const created = await world.call('createLimitProfile', { body: profile });
    const profileId = pickText(created.body, 'profileId');
    await edit(cardId, { profileId, ownLimits: { ...NO_LIMITS, perDayCents: 5_000 } });
    const limitsOf = async () => {
      const { body } = await world.call('getCard', { params: { cardId } });
      return { limits: pick(body, 'limits'), ownLimits: pick(body, 'ownLimits') };
    };
    expect(await limitsOf()).toMatchObject({
      limits: { perDayCents: 5_000, perWeekCents: 90_000, cycle: 'weekly' },
      ownLimits: { ...NO_LIMITS, perDayCents: 5_000, cycle: 'weekly' },
    });
    await edit(cardId, { ownLimits: NO_LIMITS }, 2);
    expect(await limitsOf()).toMatchObject({ limits: { perDayCents: null }, ownLimits: null });
  });

  it('[CARD-01] records a change between two drivers with the same name', async () => {
    const cardId = await world.makeCard();
    const namesakes = [
      await world.makeDriver({ driver_id: '40001' }),
      await world.makeDriver({ driver_id: '40002' }),
    ];
    for (const [at, assigneeId] of namesakes.entries()) await edit(cardId, { assigneeId }, at + 1);
    const edits = (await world.readEvents()).filter(({ subject_id }) => subject_id === cardId);
    expect(edits.map(({ action }) => action)).toEqual(['card.edit', 'card.edit']);
    expect(edits.map(({ after }) => pickText(after, 'ids', 'driverId'))).toEqual(namesakes);
  });

  it('[DRIVER-18] refuses to assign a card to a terminated driver', async () => {
    const cardId = await world.makeCard();
    const assigneeId = await world.makeDriver({ driver_id: '40003', status: 'terminated' });
    expect(await edit(cardId, { assigneeId })).toMatchObject({
      body: { fields: [{ path: 'assigneeId', key: 'roster.is.terminated' }] },
    });
    expect((await world.readCard(cardId)).driver_id).not.toBe(assigneeId);
  });

  it.runIf(canSeeWaiting)(
    '[DRIVER-18] waits for the termination of the new driver, then refuses',
    async () => {
      const cardId = await world.makeCard();
      const assigneeId = await world.makeDriver({ driver_id: '40004' });
      const leaving = { table: 'drivers', id: assigneeId, status: 'terminated' } as const;
      const response = await whileStatusChanges(world, leaving, () => edit(cardId, { assigneeId }));
      expect(response).toMatchObject({
        status: 422,
        body: { fields: [{ path: 'assigneeId', key: 'roster.is.terminated' }] },
      });
    },
  );

  it('refuses a stale edit and returns both values of each conflicting field', async () => {
    const cardId = await world.makeCard({ nameOnCard: 'ROSA NUNEZ' });
    await edit(cardId, { nameOnCard: 'R NUNEZ' });
    const ownLimits = { ...NO_LIMITS, perDayCents: 5_000 };
    await edit(cardId, { ownLimits }, 2);
    const same = { fleetId: world.account.fleetIds[0], ownLimits };
    const response = await edit(cardId, { nameOnCard: 'ROSIE', ...same });
    expect(response).toMatchObject({
      status: 409,
      body: {
        errorCode: 'version.stale',
        params: { expected: 1, actual: 3 },
        fields: [{ path: 'nameOnCard', params: { yours: 'ROSIE', current: 'R NUNEZ' } }],
      },
    });
    expect(pick(response.body, 'fields')).toHaveLength(1);
  });

  it('reports each ID that is not in the account, and refuses a canceled card', async () => {
    const cardId = await world.makeCard();
    const elsewhere = await makeAccount(world.db);
    const response = await edit(cardId, {
      fleetId: elsewhere.fleetIds[0],
      profileId: elsewhere.profileId,
      groupId: newId(),
      assigneeId: newId(),
    });
    expect(response).toMatchObject({ status: 422 });
    expect(pickEach(response.body, 'fields', 'path')).toEqual([
      'fleetId',
      'profileId',
      'groupId',
      'assigneeId',
    ]);
    const ended = await world.makeCard({ status: 'canceled' });
    expect(await edit(ended, { nameOnCard: 'NOBODY' })).toMatchObject({ status: 409 });
  });

  it('undoes the last change but no earlier one', async () => {
    const cardId = await world.makeCard({ nameOnCard: 'ROSA NUNEZ' });
    await edit(cardId, { nameOnCard: 'ONE' });
    await edit(cardId, { nameOnCard: 'TWO' }, 2);
    const { body } = await world.call('getCardAudit', { params: { cardId } });
    expect(pick(body, 'items')).toMatchObject([
      { changes: [{ field: 'nameOnCard', from: 'ONE', to: 'TWO' }], canUndo: true },
      { canUndo: false },
    ]);
    const undo = (eventId: string) =>
      world.call('undoCardChange', {
        params: { cardId, eventId },
        body: {},
        version: 3,
      });
    expect(await undo(pickText(body, 'items', 1, 'entryId'))).toMatchObject({
      status: 422,
      body: { fields: [{ key: 'card.notLastChange' }] },
    });
    expect(await undo(pickText(body, 'items', 0, 'entryId'))).toMatchObject({
      status: 200,
      body: { card: { nameOnCard: 'ONE' } },
    });
  });
});

const undoLast = async (cardId: string, person = world.dana) => {
  const { body } = await world.callAs(person, 'getCardAudit', { params: { cardId } });
  const { version } = await world.readCard(cardId);
  const params = { cardId, eventId: pickText(body, 'items', 0, 'entryId') };
  return world.callAs(person, 'undoCardChange', { params, body: {}, version });
};

const share = (cardId: string, cardholderIds: readonly string[]) =>
  world.call('addCardholders', { body: { cardId, cardholderIds } });
const sharedWith = async (cardId: string) => {
  const { body } = await world.call('listCardholders', { query: { cardId } });
  return pickEach(body, 'items', 'number');
};

describe('an undo', () => {
  it('[CARD-09, CARD-10] restores the unassigned cardholders except a terminated one', async () => {
    const drivers = await makeDrivers(3);
    const [driverId = '', , left = ''] = drivers;
    const cardId = await world.makeCard();
    await world.setCard(cardId, { status: 'active', driver_id: driverId });
    await share(cardId, drivers.slice(1));
    const { version } = await world.readCard(cardId);
    await world.call('unassignCard', { params: { cardId }, body: {}, version });
    expect(await sharedWith(cardId)).toEqual([]);
    const { body } = await world.call('getCardAudit', { params: { cardId } });
    expect(pick(body, 'items', 0, 'changes')).toContainEqual({
      field: 'cardholders',
      from: 'Driver 2 Okafor, Driver 3 Okafor',
      to: null,
    });
    await world.call('terminateDriver', {
      params: { id: left },
      body: { cardIds: [], reason: null },
      version: 1,
    });
    expect(await undoLast(cardId)).toMatchObject({
      status: 200,
      body: { card: { status: 'active' } },
    });
    expect(await sharedWith(cardId)).toEqual(['40001']);
  });

  it('[CARD-09] restores the sharing that ended when an edit removed the driver', async () => {
    const drivers = await makeDrivers(2);
    const [driverId = ''] = drivers;
    const cardId = await world.makeCard();
    await world.setCard(cardId, { status: 'active', driver_id: driverId });
    await share(cardId, drivers.slice(1));
    const { version } = await world.readCard(cardId);
    await edit(cardId, { assigneeId: null }, version);
    expect(await sharedWith(cardId)).toEqual([]);
    await undoLast(cardId);
    expect(await sharedWith(cardId)).toEqual(['40001']);
  });

  const refused = {
    status: 422,
    body: { fields: [{ path: 'eventId', key: 'card.undoUnavailable' }] },
  };

  it('[USER-20] does not move a card to a fleet that the user cannot see', async () => {
    const [north, south] = world.account.fleetIds;
    const cardId = await world.makeCard({ fleet: 1 });
    await edit(cardId, { fleetId: north });
    const manager = await world.makePerson('manager', [north]);
    expect(await undoLast(cardId, manager)).toMatchObject(refused);
    expect((await world.readCard(cardId)).fleet_id).toBe(north);
    expect((await undoLast(cardId)).status).toBe(200);
    expect((await world.readCard(cardId)).fleet_id).toBe(south);
  });

  it('[CARD-27] moves a card to another group only with permission to edit groups', async () => {
    const cardId = await world.makeCard();
    const { body } = await world.call('addCardGroup', { body: { name: 'Nights', delivery: null } });
    const groupId = pickText(body, 'group', 'groupId');
    await edit(cardId, { groupId });
    const clerk = await world.makePerson('administrator');
    await world.setGrant(clerk, { withheld_permissions: jsonb<Permission[]>(['cardGroups.edit']) });
    expect(await undoLast(cardId, clerk)).toMatchObject({ status: 403 });
    expect((await world.readCard(cardId)).group_id).toBe(groupId);
    expect((await undoLast(cardId)).status).toBe(200);
    expect((await world.readCard(cardId)).group_id).toBeNull();
  });

  it('[CARD-07] [CARD-09] changes a status back only with permission to change it', async () => {
    const driverId = await world.makeDriver();
    const person = await personWithoutStatus();
    const changes = [
      ['changeCardStatus', { action: 'hold', reason: null, note: null }, 'onHold'],
      ['unassignCard', {}, 'unassigned'],
    ] as const;
    for (const [name, body, status] of changes) {
      const cardId = await world.makeCard();
      await world.setCard(cardId, { driver_id: driverId });
      await world.call(name, { params: { cardId }, body, version: 1 });
      expect(await undoLast(cardId, person)).toMatchObject({ status: 403 });
      expect((await world.readCard(cardId)).status).toBe(status);
      expect((await undoLast(cardId)).status).toBe(200);
    }
  });

  it('[CARD-09] undoes an edit that unassigned a card only with permission to change it', async () => {
    const driverId = await world.makeDriver();
    const person = await personWithoutStatus();
    const cardId = await world.makeCard();
    await world.setCard(cardId, { driver_id: driverId });
    await edit(cardId, { assigneeId: null });
    expect(await undoLast(cardId, person)).toMatchObject({ status: 403 });
    expect((await undoLast(cardId)).status).toBe(200);
  });

  it('is refused if the previous profile was deleted', async () => {
    const profileId = await makeProfile(world, 'Old');
    const cardId = await world.makeCard();
    await world.setCard(cardId, { profile_id: profileId });
    await edit(cardId, { profileId: world.account.profileId });
    await world.call('deleteLimitProfile', { params: { profileId }, version: 1 });
    expect(await undoLast(cardId)).toMatchObject(refused);
  });
});

const add = (name: string, delivery: unknown = null) =>
  world.call('addCardGroup', { body: { name, delivery } });

describe('cardholders', () => {
  it('[GW-28, GW-29, GW-31, CARD-10, ENT-38] are limited to five and can be removed', async () => {
    const cardId = await world.makeCard();
    const drivers = await makeDrivers(6);
    expect(await share(cardId, drivers.slice(0, 5))).toMatchObject({ status: 200 });
    expect(await share(cardId, drivers.slice(5))).toMatchObject({
      status: 422,
      body: { fields: [{ key: 'shareCard.tooMany', params: { max: 5 } }] },
    });
    await world.call('removeCardholders', { body: { cardId, cardholderIds: drivers.slice(0, 1) } });
    expect(await share(cardId, drivers.slice(5))).toMatchObject({ status: 200 });
    const { body } = await world.call('listCardholders', { query: { cardId } });
    expect(pickEach(body, 'items', 'number')).toEqual([
      '40001',
      '40002',
      '40003',
      '40004',
      '40005',
    ]);
  });

  it('[DRIVER-18] cannot include a terminated driver', async () => {
    const cardId = await world.makeCard();
    const left = await world.makeDriver({ driver_id: '40009', status: 'terminated' });
    expect(await share(cardId, [left])).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'cardholderIds', key: 'roster.is.terminated' }] },
    });
    expect(await sharedWith(cardId)).toEqual([]);
  });

  it('[GW-30] are found by name and number within the user’s fleets', async () => {
    await makeDrivers(3);
    const look = async (token: string, q: string) => {
      const { body } = await world.call('lookUpCardholders', {
        token,

        query: { q, kind: 'driver' },
      });
      return pickEach(body, 'items').length;
    };
    expect(await look(world.dana.token, 'driver 2')).toBe(1);
    expect(await look(world.dana.token, '4000')).toBe(3);
    expect(await look(world.dana.token, '%')).toBe(0);
    const other = await world.makePerson('manager', [world.account.fleetIds[1]]);
    expect(await look(other.token, '4000')).toBe(0);
  });

  it('[GW-30, DRIVER-18] exclude terminated drivers and vehicles from the lookup', async () => {
    await makeDrivers(1);
    await world.makeDriver({ driver_id: '40009', status: 'terminated' });
    await world.makeVehicle({ unit_number: '40010', status: 'terminated' });
    const numbersOf = async (kind: string) => {
      const { body } = await world.call('lookUpCardholders', { query: { q: '400', kind } });
      return pickEach(body, 'items', 'number');
    };
    expect(await numbersOf('driver')).toEqual(['40000']);
    expect(await numbersOf('vehicle')).toEqual([]);
  });

  it('[GW-26, GW-32, ENT-15] are listed per card type, with the number of cards', async () => {
    const cardId = await world.makeCard();
    await world.setCard(cardId, { card_type: 'driver' });
    const types = await world.call('listCardTypes');
    expect(pick(types.body, 'items')).toMatchObject([
      { cardType: 'driver', cardCount: 1, requiredParts: ['firstName', 'lastName', 'driverId'] },
      { cardType: 'vehicle', cardCount: 0 },
      { cardType: 'single' },
      { cardType: 'pl', requiredParts: [] },
    ]);
    const holders = await world.call('listCardholderTypes');
    expect(pick(holders.body, 'items', 1)).toEqual({
      cardType: 'vehicle',
      assignee: 'vehicle',
      cardholdersMax: 5,
    });
  });
});

describe('card groups', () => {
  it('[SCREEN-27, CARD-27, ENT-38] are added, renamed, removed, and uniquely named', async () => {
    expect(await add('  ')).toMatchObject({
      status: 400,
      body: { fields: [{ key: 'cardGroup.nameRequired' }] },
    });
    const groupId = pickText((await add('Night shift')).body, 'group', 'groupId');
    expect(await add('NIGHT SHIFT')).toMatchObject({
      status: 422,
      body: { fields: [{ key: 'cardGroup.nameTaken' }] },
    });
    const renamed = await world.call('editCardGroup', {
      params: { groupId },
      body: { name: 'Nights', delivery: null },
      version: 1,
    });
    expect(renamed).toMatchObject({ status: 200, body: { group: { name: 'Nights', version: 2 } } });
    const cardId = await world.makeCard();
    await edit(cardId, { groupId });
    const remove = (version: number) =>
      world.call('removeCardGroup', { params: { groupId }, version });
    expect(await remove(2)).toMatchObject({
      status: 422,
      body: { fields: [{ key: 'cardGroup.inUse', params: { count: 1 } }] },
    });
    await edit(cardId, { groupId: null }, 2);
    expect(await remove(2)).toMatchObject({ status: 200 });
    const { body } = await world.call('listCardGroups');
    expect(body).toEqual({ items: [], deliveryRefusal: null });
  });

  it('[CARD-31] accept a delivery address only once the account is three months old', async () => {
    expect(await add('Yard', TEST_DELIVERY)).toMatchObject({ status: 200 });
    await world.setAccount({ opened_on: '2026-09-15' });
    expect(await add('Depot', TEST_DELIVERY)).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'delivery', key: 'cardGroup.deliveryTooEarly' }] },
    });
    const { body } = await world.call('listCardGroups');
    expect(pick(body, 'deliveryRefusal', 'key')).toBe('cardGroup.deliveryTooEarly');
  });

  it('[USER-20] cannot be redirected or removed by a user who cannot see all cards', async () => {
    const groupId = pickText((await add('Shared')).body, 'group', 'groupId');
    const there = await world.makeCard({ fleet: 1 });
    await edit(there, { groupId });
    const manager = await world.makePerson('manager', [world.account.fleetIds[0]]);
    const as = { params: { groupId }, version: 1 };
    const redirect = () =>
      world.callAs(manager, 'editCardGroup', {
        ...as,
        body: { name: 'Shared', delivery: TEST_DELIVERY },
      });
    for (const response of [await redirect(), await world.callAs(manager, 'removeCardGroup', as)]) {
      expect(response).toMatchObject({
        status: 422,
        body: { fields: [{ key: 'cardGroup.otherFleets', params: { count: 1 } }] },
      });
    }
    await edit(there, { groupId: null }, 2);
    expect((await redirect()).status).toBe(200);
  });

  it('can filter the card list', async () => {
    const groupId = pickText((await add('Vans')).body, 'group', 'groupId');
    const cardId = await world.makeCard();
    await world.makeCard();
    await edit(cardId, { groupId });
    const { body } = await world.call('listCards', { query: { groupId } });
    expect(pick(body, 'items')).toMatchObject([{ cardId, groupName: 'Vans' }]);
  });
});
