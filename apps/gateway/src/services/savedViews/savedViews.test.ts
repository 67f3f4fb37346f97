import { VIEWED_LISTS, VIEWS_PER_LIST_MAX } from '@forecourt/validation';
import { describe, expect, it } from 'vitest';
import { pick, pickText } from '../../testing/gateway.ts';
import { startWorld } from '../../testing/startWorld.ts';
import type { TestPerson } from '../../testing/world.ts';

const world = startWorld({ accountPer: 'file' });

const northern = { name: 'Northern, on hold', search: { exactStatus: 'onHold', sort: 'fleet' } };

it('[NAV-19] saves views per user, once per name, and refuses a stale version', async () => {
  const luis = await world.makePerson('viewer');
  const body = { list: 'cards', ...northern };
  const key = '0198c1f2-7f4e-7d0a-9a51-3f6d2f1f4f77';
  const first = await world.call('saveView', { body, key });
  // after a lost response, the same key saves it only once
  const again = await world.call('saveView', { body, key });
  expect(again.body).toEqual(first.body);
  const other = await world.call('saveView', { body: { ...body, name: 'NORTHERN, on hold' } });
  expect(other).toMatchObject({ status: 409, body: { errorCode: 'view.nameTaken' } });
  expect(await world.callAs(luis, 'saveView', { body })).toMatchObject({ status: 200 });

  const params = { viewId: pickText(first.body, 'view', 'viewId') };
  const change = { params, body: { name: 'North', search: { q: '118' } }, version: 1 };
  expect(await world.callAs(luis, 'changeView', change)).toMatchObject({ status: 404 });
  expect(await world.call('changeView', change)).toMatchObject({
    status: 200,
    body: { view: { name: 'North', version: 2 } },
  });
  expect(await world.call('changeView', change)).toMatchObject({
    status: 409,
    body: { errorCode: 'version.stale' },
  });
  const listed = await world.call('listViews', { query: { list: 'cards' } });
  expect(pick(listed.body, 'items')).toMatchObject([{ name: 'North', search: { q: '118' } }]);
  await world.call('removeView', { params, version: 2 });
  const rest = await world.call('listViews', { query: { list: 'cards' } });
  expect(pick(rest.body, 'items')).toEqual([]);
});

it.each(VIEWED_LISTS)(
  '[NAV-19] keeps the views of the %s list separate from other lists',
  async (list) => {
    const owner = await world.makePerson();
    for (const one of VIEWED_LISTS) {
      const body = { list: one, name: 'Northern', search: { fleetId: one } };
      expect((await world.callAs(owner, 'saveView', { body })).status).toBe(200);
    }
    const { body } = await world.callAs(owner, 'listViews', { query: { list } });
    expect(pick(body, 'items')).toMatchObject([
      { list, name: 'Northern', search: { fleetId: list } },
    ]);
  },
);

it('[NAV-19] saves only one of several concurrent views when one slot is left', async () => {
  const owner = await world.makePerson();
  const save = (name: string) =>
    world.callAs(owner, 'saveView', { body: { list: 'cards', name, search: {} } });
  for (let at = 1; at < VIEWS_PER_LIST_MAX; at += 1) await save(`View ${at}`);
  const responses = await Promise.all(['A', 'B', 'C', 'D', 'E', 'F'].map(save));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
});

const listed = async (person: TestPerson) => {
  const response = await world.callAs(person, 'listViews', { query: { list: 'cards' } });
  return pick(response.body, 'items');
};

describe('a shared view', () => {
  const body = { list: 'cards', ...northern };
  async function make() {
    const [owner, other] = [await world.makePerson(), await world.makePerson('viewer')];
    const saved = await world.callAs(owner, 'saveView', { body });
    const params = { viewId: pickText(saved.body, 'view', 'viewId') };
    const share = (person: TestPerson, isShared: boolean, version: number) =>
      world.callAs(person, 'shareView', { params, body: { isShared }, version });
    return { owner, other, params, share };
  }

  it('is private until its owner shares it, and again once unshared', async () => {
    const { owner, other, share } = await make();
    expect(await listed(other)).toEqual([]);
    expect((await share(owner, true, 1)).status).toBe(200);
    expect(await listed(other)).toMatchObject([
      { name: northern.name, search: northern.search, sharedBy: expect.any(String) },
    ]);
    expect(await listed(owner)).toMatchObject([{ isShared: true, sharedBy: null, version: 2 }]);
    expect(await share(owner, false, 1)).toMatchObject({
      status: 409,
      body: { errorCode: 'version.stale' },
    });
    expect((await share(owner, false, 2)).status).toBe(200);
    expect(await listed(other)).toEqual([]);
  });

  it('cannot be changed, shared, or removed by others, but can be copied', async () => {
    const { owner, other, params, share } = await make();
    await share(owner, true, 1);
    const change = { name: 'Mine now', search: {} };
    const second = { params, version: 2 };
    const changed = await world.callAs(other, 'changeView', { ...second, body: change });
    expect(changed.status).toBe(404);
    expect((await world.callAs(other, 'removeView', second)).status).toBe(404);
    expect((await share(other, false, 2)).status).toBe(404);
    expect((await world.callAs(other, 'saveView', { body })).status).toBe(200);
    expect(await listed(other)).toMatchObject([
      { name: northern.name, sharedBy: null, isShared: false },
      { name: northern.name, sharedBy: expect.any(String) },
    ]);
    await share(owner, false, 2);
    expect(await listed(other)).toMatchObject([{ sharedBy: null }]);
  });

  it('is visible only in its account, and not once its owner leaves', async () => {
    const { owner, other, share } = await make();
    await share(owner, true, 1);
    const stranger = await world.makeStranger();
    const response = await world.callAs(stranger, 'listViews', { query: { list: 'cards' } });
    expect(pick(response.body, 'items')).toEqual([]);
    await world.db.deleteFrom('grants').where('user_id', '=', owner.userId).execute();
    expect(await listed(other)).toEqual([]);
  });
});
