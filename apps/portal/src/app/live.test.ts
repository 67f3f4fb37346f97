import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchUntilAvailable } from './live.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('[ERR-33] retries remote configuration as its service says, until it succeeds', async () => {
  const waits = [1000, 2000, null];
  let requestCount = 0;
  fetchUntilAvailable(() => {
    const wait = waits[requestCount];
    requestCount += 1;
    return Promise.resolve(wait === null || wait === undefined ? null : Date.now() + wait);
  });
  await vi.advanceTimersByTimeAsync(999);
  expect(requestCount).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(requestCount).toBe(2);
  await vi.advanceTimersByTimeAsync(2000);
  expect(requestCount).toBe(3);
  await vi.advanceTimersByTimeAsync(4 * 3_600_000);
  expect(requestCount).toBe(3);
});
