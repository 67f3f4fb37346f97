import { expect, it } from 'vitest';
import { startWorld } from '../../testing/startWorld.ts';
import { driversOf } from './driverWorld.test.fixtures.ts';

const world = startWorld({ addressCallsPerMinute: 5 });
const { anyone, stranded, open } = driversOf(world);
const UNKNOWN = { token: 'nothing', deviceKey: null };

/** Makes `count` calls sequentially and returns their statuses. */
async function statusesOf(count: number, call: () => Promise<{ readonly status: number }>) {
  const statuses: number[] = [];
  for (let n = 0; n < count; n += 1) statuses.push((await call()).status);
  return statuses;
}

it('rate-limits calls per link, so that a shared address does not block a driver', async () => {
  expect(await statusesOf(6, () => anyone('openDriverLink', UNKNOWN))).toEqual([
    ...Array.from({ length: 5 }, () => 422),
    429,
  ]);
  expect((await anyone('askAtPump', { token: 7 })).status).toBe(429);
  const links = [];
  for (const at of ['2026-11-21T16:00:00.000Z', '2026-11-21T16:03:00.000Z']) {
    await world.goTo(at);
    links.push(await open((await stranded()).cardToken));
  }
  const [one, other] = links.map(({ token, deviceKey }) => ({ token, deviceKey }));
  expect(await statusesOf(4, () => anyone('openDriverCard', one))).toEqual([200, 200, 200, 200]);
  expect(await anyone('openDriverLink', one)).toMatchObject({
    status: 429,
    body: { errorCode: 'rateLimited', retryable: true },
  });
  expect((await anyone('renewDriverLink', { token: one?.token })).status).toBe(429);
  expect(await statusesOf(4, () => anyone('openDriverLink', other))).toEqual([200, 200, 200, 200]);
});
