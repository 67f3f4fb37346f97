import type { RecordedPurchase } from '@forecourt/validation';
import { beforeEach, describe, expect, it } from 'vitest';
import { pick } from '../../testing/gateway.ts';
import { sendPurchases } from '../../testing/purchaseFile.ts';
import { dieselElsewhere } from '../../testing/purchases.ts';
import { startWorld } from '../../testing/startWorld.ts';
import type { TestPerson } from '../../testing/world.ts';

const world = startWorld();
let van: string;
beforeEach(async () => {
  van = await world.makeVehicle({ unit_number: '118' });
});

const diesel = (parts: Partial<RecordedPurchase> = {}) => dieselElsewhere(van, parts);
const begin = (entries: readonly object[], person?: TestPerson) =>
  sendPurchases(world, entries, person);
const run = async (entries: readonly object[]) => (await (await begin(entries)).confirm()).body;
const recorded = () =>
  world.db
    .selectFrom('recorded_purchases')
    .selectAll()
    .where('account_id', '=', world.accountId)
    .execute();
const imports = async (person = world.dana) =>
  pick((await world.callAs(person, 'listPurchaseImports')).body, 'items');
const actions = () =>
  world.db
    .selectFrom('events')
    .select(['action', 'subject_id', 'user_id'])
    .where('account_id', '=', world.accountId)
    .where('action', 'in', ['recordedPurchase.removed', 'import.undone'])
    .execute();

describe('undoing a purchase import', () => {
  it('removes the purchases it added, once, and leaves those it changed', async () => {
    const bare = diesel({ reference: null });
    await run([bare, diesel({ reference: 'K' })]);
    const file = [
      bare,
      diesel({ reference: 'K', amountCents: 8_100 }),
      diesel(),
      diesel({ reference: '2' }),
    ];
    const later = await begin(file);
    const entered = await later.confirm();
    expect(entered.body).toEqual({ added: 2, changed: 1, unchanged: 1 });
    expect(await imports()).toMatchObject([
      { fileName: 'fuel.csv', state: 'confirmed', entered: entered.body, undo: { allowed: true } },
      { undo: { reasons: [{ key: 'import.changedSince', params: { count: 1 } }] } },
    ]);

    expect((await later.undo()).body).toEqual({ removed: 2 });
    const rows = await recorded();
    expect(rows.map((row) => [row.reference, row.net_cents])).toEqual(
      expect.arrayContaining([
        [null, 8_000],
        ['K', 8_100],
      ]),
    );
    expect(rows).toHaveLength(2);
    const facts = await actions();
    expect(facts.map(({ action }) => action).toSorted()).toEqual([
      'import.undone',
      'recordedPurchase.removed',
      'recordedPurchase.removed',
    ]);
    expect(new Set(facts.map((fact) => fact.user_id))).toEqual(new Set([world.dana.userId]));

    expect((await later.undo()).body).toEqual({ removed: 2 });
    expect(await actions()).toHaveLength(3);
    expect(pick(await imports(), 0)).toMatchObject({
      state: 'undone',
      undo: { allowed: false, reasons: [{ key: 'import.alreadyUndone' }] },
    });
    // a late confirmation does not bring it back
    expect((await later.confirm()).status).toBe(409);
    expect(await run(file)).toEqual({ added: 2, changed: 0, unchanged: 2 });
  });

  it('refuses, with the reason, if a row changed since or nothing was added', async () => {
    const first = await begin([diesel(), diesel({ reference: '2' })]);
    await first.confirm();
    const again = await begin([diesel(), diesel({ reference: '2', amountCents: 9_000 })]);
    await again.confirm();
    const refused = await first.undo();
    expect(refused).toMatchObject({
      status: 422,
      body: {
        errorCode: 'import.notUndoable',
        fields: [{ key: 'import.changedSince', params: { count: 1 } }],
      },
    });
    expect((await again.undo()).body).toMatchObject({ fields: [{ key: 'import.addedNothing' }] });
    expect(await recorded()).toHaveLength(2);
    expect(await actions()).toEqual([]);
  });

  it('is allowed only for the importer, with permission and fleet access', async () => {
    const manager = await world.makePerson('manager', [world.account.fleetIds[0]]);
    const own = await begin([diesel()], manager);
    await own.confirm();
    const other = await world.makePerson('manager', [world.account.fleetIds[0]]);
    expect((await own.undo(other)).status).toBe(404);
    expect(await imports(other)).toEqual([]);
    expect((await own.undo(await world.makePerson('viewer'))).status).toBe(403);

    await world.db
      .updateTable('recorded_purchases')
      .set({ fleet_id: world.account.fleetIds[1] })
      .where('account_id', '=', world.accountId)
      .execute();
    expect((await own.undo()).body).toMatchObject({
      fields: [{ key: 'import.outsideFleets', params: { count: 1 } }],
    });
    const draft = await begin([diesel({ reference: '2' })], manager);
    expect((await draft.undo()).body).toMatchObject({ errorCode: 'import.closed' });
  });
});
