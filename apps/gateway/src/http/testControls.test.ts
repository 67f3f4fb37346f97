import { stoppedClock } from '@forecourt/server';
import { expect, it } from 'vitest';
import { TEST_NOW } from '../testing/gateway.ts';
import { testControlRoutes } from './testControls.ts';

it('moves the clock by seconds or to a given time', async () => {
  const clock = stoppedClock(new Date(TEST_NOW));
  const app = testControlRoutes(clock);
  const move = (body: object) =>
    app.request('/test/clock', { method: 'POST', body: JSON.stringify(body) });
  expect(await (await move({ moveSeconds: 90 })).json()).toEqual({
    now: '2026-11-21T16:01:30.000Z',
  });
  await move({ setTo: '2027-01-01T00:00:00Z' });
  expect(clock.now().toISOString()).toBe('2027-01-01T00:00:00.000Z');
});
