import { expect, it } from 'vitest';
import { pick, pickText } from '../../testing/gateway.ts';
import { startWorld } from '../../testing/startWorld.ts';

const world = startWorld({ accountPer: 'file' });

const northern = { name: 'Northern, on hold', search: { exactStatus: 'onHold', sort: 'fleet' } };

it('[NAV-19] keeps the views of a list for each person, once per name, changed only as last seen', async () => {
  const luis = await world.makePerson('viewer');
  const body = { list: 'cards', ...northern };
  const key = '0198c1f2-7f4e-7d0a-9a51-3f6d2f1f4f77';
  const first = await world.call('saveView', { body, key });
  // a lost answer: the same key keeps it once
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
