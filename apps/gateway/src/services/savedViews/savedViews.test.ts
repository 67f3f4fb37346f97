import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createTestGateway,
  pick,
  pickText,
  send,
  type TestGateway,
} from '../../testing/gateway.ts';
import { makeAccount, makePerson, type TestAccount } from '../../testing/world.ts';

let gateway: TestGateway;
let account: TestAccount;
beforeAll(async () => {
  gateway = await createTestGateway();
  account = await makeAccount(gateway.database.db);
});
afterAll(() => gateway.close());

const northern = { name: 'Northern, on hold', search: { exactStatus: 'onHold', sort: 'fleet' } };

it('[NAV-19] keeps the views of a list for each person, once per name, changed only as last seen', async () => {
  const [dana, luis] = [
    await makePerson(gateway, account),
    await makePerson(gateway, account, 'viewer'),
  ];
  const as = (person: { readonly token: string }) => ({
    token: person.token,
    accountId: account.accountId,
  });
  const body = { list: 'cards', ...northern };
  const key = '0198c1f2-7f4e-7d0a-9a51-3f6d2f1f4f77';
  const first = await send(gateway, 'saveView', { ...as(dana), body, key });
  // a lost answer: the same key keeps it once
  const again = await send(gateway, 'saveView', { ...as(dana), body, key });
  expect(again.body).toEqual(first.body);
  const other = await send(gateway, 'saveView', {
    ...as(dana),
    body: { ...body, name: 'NORTHERN, on hold' },
  });
  expect(other).toMatchObject({ status: 409, body: { errorCode: 'view.nameTaken' } });
  expect(await send(gateway, 'saveView', { ...as(luis), body })).toMatchObject({ status: 200 });

  const params = { viewId: pickText(first.body, 'view', 'viewId') };
  const change = { params, body: { name: 'North', search: { q: '118' } }, version: 1 };
  expect(await send(gateway, 'changeView', { ...as(luis), ...change })).toMatchObject({
    status: 404,
  });
  expect(await send(gateway, 'changeView', { ...as(dana), ...change })).toMatchObject({
    status: 200,
    body: { view: { name: 'North', version: 2 } },
  });
  expect(await send(gateway, 'changeView', { ...as(dana), ...change })).toMatchObject({
    status: 409,
    body: { errorCode: 'version.stale' },
  });
  const listed = await send(gateway, 'listViews', { ...as(dana), query: { list: 'cards' } });
  expect(pick(listed.body, 'items')).toMatchObject([{ name: 'North', search: { q: '118' } }]);
  await send(gateway, 'removeView', { ...as(dana), params, version: 2 });
  const rest = await send(gateway, 'listViews', { ...as(dana), query: { list: 'cards' } });
  expect(pick(rest.body, 'items')).toEqual([]);
});
