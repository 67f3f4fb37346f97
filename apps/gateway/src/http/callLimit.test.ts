import { expect, it } from 'vitest';
import { startWorld } from '../testing/startWorld.ts';
import { openCallLimits } from './callLimit.ts';

const world = startWorld({ callsPerMinute: 3 });

it('responds 429 with Retry-After to a person over the limit, and to no one else', async () => {
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

it('counts a person’s calls across all gateways', async () => {
  const allowed = { callsPerMinute: 20, addressCallsPerMinute: 20 };
  const { database } = world.gateway;
  const [here, there] = [
    await openCallLimits(database, allowed, fail),
    await openCallLimits(database, allowed, fail),
  ];
  const caller = { issuer: 'a', subject: 'b' };
  for (let n = 0; n < 20; n += 1) await here.limitCalls(caller);
  await expect
    .poll(() => there.limitCalls(caller).catch((error: unknown) => error))
    .toMatchObject({ status: 429 });
  await there.limitCalls({ ...caller, subject: 'c' });
});
