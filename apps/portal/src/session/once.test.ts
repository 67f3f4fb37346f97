import { expect, it } from 'vitest';
import { once } from './once.ts';

it('opens once, and again only after a failure', async () => {
  const answers = [Promise.reject(new TypeError('offline')), Promise.resolve('open')];
  let asked = 0;
  const open = once(() => answers[asked++] ?? Promise.resolve('again'));
  await expect(open()).rejects.toThrow('offline');
  expect(await Promise.all([open(), open()])).toEqual(['open', 'open']);
  expect(asked).toBe(2);
});
