import { expect, it } from 'vitest';
import { startWorld } from '../testing/startWorld.ts';
import { openCallLimits } from './callLimit.ts';

const world = startWorld({ callsPerMinute: 3 });

it('answers 429 with when to try again to the person who calls too often, and to nobody else', async () => {
  const other = await world.makePerson();
  for (let n = 0; n < 3; n += 1) expect((await world.call('getMe')).status).toBe(200);
  const refused = await world.call('getMe');
  expect(refused).toMatchObject({
    status: 429,
    body: { errorCode: 'rateLimited', retryable: true },
  });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await world.callAs(other, 'getMe')).status).toBe(200);
});

const fail = (error: unknown) => expect.unreachable(String(error));

it('counts what a person calls on all gateways together', async () => {
  const allowed = { callsPerMinute: 20, addressCallsPerMinute: 20 };
  const { database } = world.gateway;
  const [here, there] = [
    await openCallLimits(database, allowed, fail),
    await openCallLimits(database, allowed, fail),
  ];
  const who = { issuer: 'a', subject: 'b' };
  for (let n = 0; n < 20; n += 1) await here.limitCalls(who);
  await expect
    .poll(() => there.limitCalls(who).catch((error: unknown) => error))
    .toMatchObject({ status: 429 });
  await there.limitCalls({ ...who, subject: 'c' });
});
