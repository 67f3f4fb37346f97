import { expect, it } from 'vitest';
import { once } from './once.ts';

it('opens once, and again only after a failure', async () => {
  const responses = [Promise.reject(new TypeError('offline')), Promise.resolve('open')];
  let requestCount = 0;
  const open = once(() => responses[requestCount++] ?? Promise.resolve('again'));
  await expect(open()).rejects.toThrow('offline');
  expect(await Promise.all([open(), open()])).toEqual(['open', 'open']);
  expect(requestCount).toBe(2);
});
