import * as core from 'zod/v4/core';

const withFunctions: core.$constructor<core.$ZodObject> = core.$ZodObjectJIT;
const compiled = new WeakSet<core.$ZodType>();
const isSchema = (value: unknown): value is core.$ZodType => value instanceof core.$ZodType;

/** The schemas in a definition: as a value, in a list, or as the fields of an object. */
const partsOf = (definition: object): core.$ZodType[] =>
  Object.values(definition)
    .flatMap((value: unknown): unknown[] =>
      typeof value === 'object' && value !== null && !isSchema(value)
        ? Object.values(value)
        : [value],
    )
    .filter(isSchema);

/** For an object without further checks, zod bound `run` to `parse` on creation; bind it again. */
function compileObject(schema: core.$ZodObject): void {
  const { _zod: internals } = schema;
  const runsByParsing = Reflect.get(internals, 'run') === Reflect.get(internals, 'parse');
  withFunctions.init(schema, internals.def);
  if (runsByParsing) Reflect.set(internals, 'run', Reflect.get(internals, 'parse'));
}

/**
 * Makes zod validate objects with generated functions, as its full build does, which takes less
 * than half the time. The small build, meant for browsers, goes through the fields each time.
 */
export function compileSchema(schema: core.$ZodType): void {
  if (compiled.has(schema)) return;
  compiled.add(schema);
  const {
    _zod: { def },
  } = schema;
  if (schema instanceof core.$ZodObject) compileObject(schema);
  for (const part of partsOf(def)) compileSchema(part);
}
