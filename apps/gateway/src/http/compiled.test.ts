import { anything, assert, constantFrom, oneof, property, record } from 'fast-check';
import { expect, it } from 'vitest';
import { $ZodObjectJIT } from 'zod/v4/core';
import * as z from 'zod/mini';
import { _default as withDefault } from 'zod/mini';
import { compileSchema } from './compiled.ts';

const make = () =>
  z.object({
    name: z.string().check(z.minLength(2)),
    kind: withDefault(z.enum(['a', 'b']), 'a'),
    'odd name': z.optional(z.nullable(z.int())),
    place: z.union([z.strictObject({ city: z.string() }), z.looseObject({ at: z.number() })]),
    rows: z.array(
      z
        .object({ cents: z.pipe(z.string(), z.transform(Number)) })
        .check(z.refine(({ cents }) => cents > 0)),
    ),
    words: z.record(z.string(), z.object({ n: z.number() })),
  });

it('a compiled schema returns the values, defaults, and issues of the original', () => {
  const [plain, compiled] = [make(), make()];
  compileSchema(compiled);
  compileSchema(compiled);
  expect(compiled).toBeInstanceOf($ZodObjectJIT);
  const some = oneof(
    anything(),
    record(
      {
        name: constantFrom('x', 'xyz', 1),
        kind: constantFrom('b', 'c', undefined),
        'odd name': constantFrom(1, 1.5, null),
        place: constantFrom({ city: 'A' }, { city: 'A', more: 1 }, { at: 1, more: 2 }, {}),
        rows: constantFrom([], [{ cents: '5', more: 1 }], [{ cents: '-5' }, {}], {}),
        words: constantFrom({}, { a: { n: 1 } }, { a: { n: 'x' } }),
        more: anything(),
      },
      { requiredKeys: [] },
    ),
  );
  assert(
    property(some, (value) => {
      const [expected, found] = [plain.safeParse(value), compiled.safeParse(value)];
      expect(found.data).toEqual(expected.data);
      expect(found.error?.issues).toEqual(expected.error?.issues);
    }),
    { numRuns: 1_000 },
  );
});
