import * as fc from 'fast-check';
import * as z from 'zod/mini';

/** A value that a schema accepts: the input and the parsed output. */
export interface SampleValue {
  readonly input: unknown;
  readonly output: unknown;
}
/** A value just invalidValues a bound, to be put at `path` in an accepted value. */
export interface Outside {
  readonly path: readonly (string | number)[];
  readonly input: unknown;
}
export interface Samples {
  readonly valid: fc.Arbitrary<SampleValue>;
  readonly invalid: readonly Outside[];
}

/** Samples of values that a schema returns unchanged. */
export const kept = (values: fc.Arbitrary<unknown>, ...invalidValues: unknown[]): Samples => ({
  valid: values.map((value) => ({ input: value, output: value })),
  invalid: invalidValues.map((input) => ({ path: [], input })),
});

/** Samples of values whose input and output differ. */
export const written = <T>(
  values: fc.Arbitrary<T>,
  write: (value: T) => unknown,
  ...invalidValues: unknown[]
): Samples => ({
  valid: values.map((output) => ({ input: write(output), output })),
  invalid: invalidValues.map((input) => ({ path: [], input })),
});

type Def = z.core.$ZodTypeDef;
const checksOf = ({ checks = [] }: Def): readonly z.core.$ZodCheckDef[] =>
  checks.map(({ _zod: { def } }) => def);

/** The bounds and the pattern that a schema declares. */
function boundsOf(def: Def) {
  let min = Number.NEGATIVE_INFINITY;
  let max = Number.POSITIVE_INFINITY;
  let pattern: RegExp | null = null;
  for (const check of checksOf(def)) {
    if ('minimum' in check) min = Number(check.minimum);
    if ('maximum' in check) max = Number(check.maximum);
    if ('inclusive' in check && 'value' in check) {
      const value = Number(check.value);
      if (check.check === 'greater_than') min = check.inclusive === true ? value : value + 1;
      else max = check.inclusive === true ? value : value - 1;
    }
    if ('pattern' in check && check.pattern instanceof RegExp) pattern ??= check.pattern;
  }
  return { min, max, pattern };
}

/** Caches arbitraries by pattern: schemas share a few, and each is slow to prepare. */
const matchingOf = new Map<string, fc.Arbitrary<string>>();
function matchingTexts(pattern: RegExp): fc.Arbitrary<string> {
  const texts = matchingOf.get(String(pattern)) ?? fc.stringMatching(pattern);
  matchingOf.set(String(pattern), texts);
  return texts;
}

const LONG = 80;
function textSamples(def: Def): Samples {
  const { min, max, pattern } = boundsOf(def);
  const invalidValues: unknown[] = [4, null];
  if (min > 0) invalidValues.push('');
  if (max < LONG * 100) invalidValues.push('x'.repeat(max + 1));
  if (pattern && !pattern.source.includes(String.raw`\p{`)) {
    const matching = matchingTexts(pattern)
      .map((value) => value.trim())
      .filter((value) => value.length >= min && value.length <= max && pattern.test(value));
    return kept(matching, ...invalidValues, '\u0000');
  }
  const letters = { minLength: Math.max(min, 0), maxLength: Math.min(max, LONG) };
  const any = fc.string({
    unit: fc.constantFrom('a', 'b', 'x', 'y', 'A', 'B', 'X', 'Y'),
    ...letters,
  });
  const edges = [letters.minLength, Number.isFinite(max) ? max : LONG].map((n) => 'x'.repeat(n));
  return kept(fc.oneof(any, fc.constantFrom(...edges)), ...invalidValues);
}

function numberSamples(def: Def): Samples {
  const { min, max } = boundsOf(def);
  const from = Math.max(min, Number.MIN_SAFE_INTEGER);
  const to = Math.min(max, Number.MAX_SAFE_INTEGER);
  const any = fc.oneof(
    fc.integer({ min: Math.max(from, -1e9), max: Math.min(to, 1e9) }),
    fc.constantFrom(from, to),
  );
  const fractions = 'format' in def ? [0.5] : [];
  return kept(any, from - 1, to + 1, ...fractions, '4', null);
}

/** Moves invalid samples below `step` of their container. */
const under = (step: string | number, { invalid }: Samples): Outside[] =>
  invalid.map(({ path, input }) => ({ path: [step, ...path], input }));

const both = (of: (side: 'input' | 'output') => unknown): SampleValue => ({
  input: of('input'),
  output: of('output'),
});

function arraySamples(def: z.core.$ZodArrayDef, element: Samples): Samples {
  const { min, max } = boundsOf(def);
  const isUnique = checksOf(def).some(({ check }) => check === 'custom');
  const least = Math.max(min, 0);
  const bounds = { minLength: least, maxLength: Math.min(max, least + 3) };
  const items = isUnique
    ? fc.uniqueArray(element.valid, { ...bounds, selector: ({ output }) => JSON.stringify(output) })
    : fc.array(element.valid, bounds);
  const invalidValues: Outside[] = [{ path: [], input: 4 }];
  if (least > 0) invalidValues.push({ path: [], input: [] });
  if (max < Infinity) {
    const tooMany = fc.sample(element.valid, max + 1).map(({ input }) => input);
    invalidValues.push({ path: [], input: tooMany });
  }
  return {
    valid: items.map((list) => both((side) => list.map((item) => item[side]))),
    invalid: [...invalidValues, ...(least > 0 ? under(0, element) : [])],
  };
}

type Fields = Readonly<Record<string, unknown>>;
/** Facts about schemas that their definition does not reveal. */
export interface KnownSamples {
  /** The schema's name, if it has one. */
  readonly nameOf: (schema: z.core.$ZodType) => string | undefined;
  /** Samples by a schema's name or by its place, such as `card.limits[]`. */
  readonly samples: (place: string) => Samples | undefined;
  /** Makes independently generated fields consistent. */
  readonly mendFields: (place: string, fields: Fields, side: 'input' | 'output') => Fields;
  readonly mendList: (place: string, list: readonly unknown[]) => readonly unknown[];
}

const isTyped = (schema: z.core.$ZodType): schema is z.core.$ZodTypes =>
  schema instanceof z.core.$ZodType;

/** Samples for any schema: the known ones, or samples derived from its definition. */
export function samplesOf(
  schema: z.core.$ZodType,
  known: KnownSamples,
  placed: string = 'schema',
): Samples {
  const place = known.nameOf(schema) ?? placed;
  const of = (inner: z.core.$ZodType, step = '') => samplesOf(inner, known, place + step);
  if (!isTyped(schema)) throw new TypeError(`${place} is no schema of this library`);
  const {
    _zod: { def },
  } = schema;
  // Unwrap first, so that samples known for this place apply to the inner schema
  if (def.type === 'nullable' || def.type === 'optional') {
    const inner = of(def.innerType);
    const none = def.type === 'nullable' ? null : undefined;
    return {
      valid: fc.oneof(inner.valid, fc.constant(both(() => none))),
      invalid: inner.invalid.filter(({ path, input }) => path.length > 0 || input !== none),
    };
  }
  const own = known.samples(place);
  if (own) return own;
  if (def.type === 'string') return textSamples(def);
  if (def.type === 'number') return numberSamples(def);
  if (def.type === 'boolean') return kept(fc.boolean(), 'x', null);
  if (def.type === 'enum') {
    const values = Object.values(def.entries);
    return kept(fc.constantFrom(...values), 'constructor', 4, `${String(values[0])}x`);
  }
  if (def.type === 'literal') return kept(fc.constantFrom(...def.values), 'x', null);
  if (def.type === 'default') return of(def.innerType);
  if (def.type === 'union') {
    const options = def.options.map((option) => of(option).valid);
    return { valid: fc.oneof(...options), invalid: [{ path: [], input: Symbol('none') }] };
  }
  if (def.type === 'record') {
    const names = fc.stringMatching(/^[a-z]{1,9}$/);
    return kept(
      fc.dictionary(
        names,
        of(def.valueType).valid.map(({ input }) => input),
      ),
      4,
      null,
    );
  }
  if (def.type === 'pipe') {
    // A cell: null is written as blank
    const { valid, invalid } = of(def.out);
    return {
      valid: valid.map(({ input, output }) => ({ input: input ?? '', output })),
      invalid: invalid.filter(({ input }) => input !== ''),
    };
  }
  if (def.type === 'array') {
    const { valid, invalid } = arraySamples(def, of(def.element, '[]'));
    return {
      valid: valid.map((one) =>
        both((side) => (Array.isArray(one[side]) ? known.mendList(place, one[side]) : one[side])),
      ),
      invalid,
    };
  }
  if (def.type === 'object') {
    const fields = Object.entries(def.shape).map(
      ([name, field]) => [name, of(field, `.${name}`)] as const,
    );
    const filled = fc.record(Object.fromEntries(fields.map(([name, { valid }]) => [name, valid])));
    return {
      valid: filled.map((record) =>
        both((side) => {
          const values = Object.entries(record).map(
            ([name, value]) => [name, value[side]] as const,
          );
          const input = Object.fromEntries(values.filter(([, value]) => value !== undefined));
          return known.mendFields(place, input, side);
        }),
      ),
      invalid: [
        ...[4, null].map((input) => ({ path: [], input })),
        ...fields.flatMap(([name, field]) => under(name, field)),
      ],
    };
  }
  throw new Error(`${place}: ${def.type} has no samples of its own`);
}
