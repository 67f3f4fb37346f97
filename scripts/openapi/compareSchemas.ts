import {
  isObject,
  listOf,
  objectAt,
  textsOf,
  type Json,
  type JsonObject,
} from '../../packages/api-client/src/openapi/json.ts';

/** How deep schemas are compared, since they may contain themselves. */
const MAX_DEPTH = 12;

/** Splits a schema into one schema per type of value that it allows. */
function alternatives(of: Json): readonly JsonObject[] {
  const schema = objectAt(of);
  const variants = [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])];
  if (variants.length > 0) return variants.flatMap(alternatives);
  const types = textsOf(schema['type']);
  return types.length > 0 ? types.map((type) => ({ ...schema, type })) : [schema];
}

const typeOf = (schema: JsonObject): string =>
  typeof schema['type'] === 'string' ? schema['type'] : 'any';

const fitsType = (narrow: JsonObject, wide: JsonObject): boolean =>
  typeOf(wide) === 'any' ||
  typeOf(narrow) === typeOf(wide) ||
  (typeOf(narrow) === 'integer' && typeOf(wide) === 'number');

const valuesOf = (schema: JsonObject): readonly Json[] | null => {
  if ('const' in schema) return [schema['const'] ?? null];
  return Array.isArray(schema['enum']) ? listOf(schema['enum']) : null;
};

function compareValues(narrow: JsonObject, wide: JsonObject, path: string): string[] {
  const allowed = valuesOf(wide);
  if (!allowed) return [];
  const possible = valuesOf(narrow);
  if (!possible) return [`${path}: only some values are left`];
  const lost = possible.filter((value) => !allowed.includes(value));
  return lost.map((value) => `${path}: the value ${JSON.stringify(value)}`);
}

/** Bounds for which a lower value is more permissive, then those for which a higher value is. */
const LOWER = ['minimum', 'minLength', 'minItems', 'exclusiveMinimum'] as const;
const UPPER = ['maximum', 'maxLength', 'maxItems', 'exclusiveMaximum'] as const;
const SAME = ['pattern', 'format', 'multipleOf'] as const;

const numberOf = (schema: JsonObject, name: string, fallback: number) =>
  typeof schema[name] === 'number' ? schema[name] : fallback;

function compareBounds(narrow: JsonObject, wide: JsonObject, path: string): string[] {
  if (valuesOf(narrow)) return [];
  const tight = [
    ...LOWER.filter((name) => numberOf(narrow, name, -Infinity) < numberOf(wide, name, -Infinity)),
    ...UPPER.filter((name) => numberOf(narrow, name, Infinity) > numberOf(wide, name, Infinity)),
    ...SAME.filter((name) => name in wide && narrow[name] !== wide[name]),
  ];
  return tight.map((name) => `${path}: ${name}`);
}

function compareFields(
  narrow: JsonObject,
  wide: JsonObject,
  path: string,
  depth: number,
): string[] {
  const present = textsOf(narrow['required']);
  const missing = textsOf(wide['required'])
    .filter((name) => !present.includes(name))
    .map((name) => `${path}.${name}: leaving it out`);
  const fields = objectAt(narrow, 'properties');
  const inner = Object.entries(objectAt(wide, 'properties')).flatMap(([name, schema]) => {
    const field = fields[name];
    return field === undefined
      ? []
      : incompatibilities(field, schema, `${path}.${name}`, depth + 1);
  });
  return [...missing, ...inner];
}

/** Compares the values of a record and the items of a list. */
const compareInner = (
  narrow: JsonObject,
  wide: JsonObject,
  path: string,
  depth: number,
): string[] =>
  ['additionalProperties', 'items'].flatMap((name) => {
    const [from, to] = [narrow[name], wide[name]];
    if (!isObject(from) || !isObject(to)) return [];
    return incompatibilities(from, to, `${path}[]`, depth + 1);
  });

/**
 * Lists why values allowed by `narrow` are not allowed by `wide`; empty if all are. For requests,
 * the old schema must fit the new one; for responses, the other way around.
 */
export function incompatibilities(narrow: Json, wide: Json, path: string, depth = 0): string[] {
  if (depth > MAX_DEPTH) return [];
  const targets = alternatives(wide);
  return alternatives(narrow).flatMap((schema) => {
    const fitting = targets.filter((target) => fitsType(schema, target));
    if (fitting.length === 0) return [`${path}: the type ${typeOf(schema)}`];
    const attempts = fitting.map((target) => [
      ...compareValues(schema, target, path),
      ...compareBounds(schema, target, path),
      ...compareFields(schema, target, path, depth),
      ...compareInner(schema, target, path, depth),
    ]);
    return attempts.toSorted((a, b) => a.length - b.length)[0] ?? [];
  });
}

/** Fields of `before` that are missing from `after`, at any depth. */
export function lostFields(before: Json, after: Json, path: string, depth = 0): string[] {
  if (depth > MAX_DEPTH) return [];
  const targets = alternatives(after);
  return alternatives(before).flatMap((schema) => {
    const lost = Object.entries(objectAt(schema, 'properties')).flatMap(([name, inner]) => {
      const counterpart = targets
        .map((target) => objectAt(target, 'properties')[name])
        .find((field) => field !== undefined);
      if (counterpart === undefined) return [`${path}.${name}: the field`];
      return lostFields(inner, counterpart, `${path}.${name}`, depth + 1);
    });
    const items = targets.map((target) => target['items']).find(isObject);
    if (!isObject(schema['items']) || !items) return lost;
    return [...lost, ...lostFields(schema['items'], items, `${path}[]`, depth + 1)];
  });
}
