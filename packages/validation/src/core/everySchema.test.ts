import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everySchema } from './everySchema.test.fixtures.ts';
import { accepted, issuesOf } from './issues.test.fixtures.ts';
import { knownSamples } from './knownSamples.test.fixtures.ts';
import { samplesOf, type Outside } from './samples.test.fixtures.ts';

/** Returns `value` with the value at `path` replaced by `given`. */
function putAt(value: unknown, { path, input }: Outside): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return input;
  if (Array.isArray(value)) {
    return value.with(Number(step), putAt(value[Number(step)], { path: rest, input }));
  }
  const fields = Object.entries(value ?? {});
  const before = fields.find(([name]) => name === step)?.[1];
  return { ...Object.fromEntries(fields), [step]: putAt(before, { path: rest, input }) };
}

/** Whether there is something to replace at `path`; its parent may be null, missing, or empty. */
function reaches(value: unknown, path: Outside['path']): boolean {
  const [step, ...rest] = path;
  if (step === undefined) return true;
  if (typeof value !== 'object' || value === null) return false;
  if (rest.length === 0) return !Array.isArray(value) || Number(step) < value.length;
  const found = Object.entries(value).find(([name]) => name === String(step));
  return found !== undefined && reaches(found[1], rest);
}

describe.each(everySchema)('%s', (name, schema) => {
  const { valid, invalid } = samplesOf(schema, knownSamples, name);

  it('parses valid input to the expected value', () => {
    fc.assert(
      fc.property(valid, ({ input, output }) => {
        expect(accepted(schema, input)).toEqual(output);
      }),
      { numRuns: 40 },
    );
  });

  it('refuses values just out of bounds, at the right path', () => {
    const values = fc.sample(valid, 60).map(({ input }) => input);
    expect(invalid.length).toBeGreaterThan(0);
    const missed = invalid.flatMap((wrong) => {
      const value = values.find((one) => reaches(one, wrong.path));
      if (value === undefined) throw new Error(`no sample reaches ${wrong.path.join('.')}`);
      const place = wrong.path.join('.');
      const paths = issuesOf(schema, putAt(value, wrong)).map(({ path }) => path);
      if (paths.some((path) => path.startsWith(place))) return [];
      return [`${place}: ${fc.stringify(wrong.input).slice(0, 90)} gives [${paths.join()}]`];
    });
    expect(missed).toEqual([]);
  });
});
