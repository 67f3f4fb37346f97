import { assert, date, property } from 'fast-check';
import { expect, it } from 'vitest';
import { instantOfId, newId, newIdAt } from './ids.ts';

it('an ID contains the time that it was created for', () => {
  const of = { min: new Date(0), max: new Date('2200-01-01'), noInvalidDate: true };
  assert(
    property(date(of), (at) => {
      const late = (instantOfId(newIdAt(at)) ?? 0) - at.getTime();
      expect(late).toBeGreaterThanOrEqual(0);
      expect(late).toBeLessThanOrEqual(10_000);
    }),
  );
});

it('an ID of another format contains no time', () => {
  expect(instantOfId(newId())).toEqual(expect.any(Number));
  for (const id of ['', 'card', '9f1c2a3b-0000-4000-8000-000000000000'])
    expect(instantOfId(id)).toBeNull();
});
