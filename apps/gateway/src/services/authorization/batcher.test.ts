import { expect, it } from 'vitest';
import { createBatcher } from './batcher.ts';

it('batches concurrent items up to the maximum size and returns each result', async () => {
  const batches: number[][] = [];
  const batcher = createBatcher(async (items: readonly number[]) => {
    batches.push([...items]);
    await new Promise((resolve) => setImmediate(resolve));
    return items.map((item) => item * 10);
  }, 3);
  const responses = await Promise.all([1, 2, 3, 4, 5].map((item) => batcher.submit(item)));
  expect(responses).toEqual([10, 20, 30, 40, 50]);
  expect(batches).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);
  expect(await batcher.submit(6)).toBe(60);
});

it('retries items one by one if a batch fails, and rejects only the failing one', async () => {
  const batcher = createBatcher((items: readonly number[]) => {
    if (items.includes(3)) return Promise.reject(new Error('three'));
    return Promise.resolve(items.map((item) => item * 10));
  }, 10);
  const settled = await Promise.allSettled([1, 2, 3, 4].map((item) => batcher.submit(item)));
  expect(settled.map((one) => (one.status === 'fulfilled' ? one.value : 'refused'))).toEqual([
    10,
    20,
    'refused',
    40,
  ]);
});

it('waits for pending arrivals and adds them to the same batch', async () => {
  const batches: number[][] = [];
  const arrivals: (() => void)[] = [];
  const later = new Promise<void>((resolve) => arrivals.push(resolve));
  const batcher = createBatcher(
    (items: readonly number[]) => {
      batches.push([...items]);
      return Promise.resolve(items.map((item) => item * 10));
    },
    3,
    () => later,
  );
  const first = batcher.submit(1);
  await new Promise((resolve) => setImmediate(resolve));
  expect(batches).toEqual([]);
  for (const arrive of arrivals) arrive();
  const second = later.then(() => batcher.submit(2));
  expect(await Promise.all([first, second])).toEqual([10, 20]);
  expect(batches).toEqual([[1, 2]]);
});
