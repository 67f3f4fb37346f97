import { isObject, listOf, objectAt, textsOf, type Json, type JsonObject } from './json.ts';

/** A schema and the document that its references resolve in. */
export interface SchemaInDocument {
  readonly schema: Json;
  readonly document: unknown;
}

const REFERENCE = '#/components/schemas/';
/** How deep schemas are compared, since they may refer to themselves. */
const MAX_DEPTH = 12;

function resolve({ schema, document }: SchemaInDocument): JsonObject {
  let current: Json = schema;
  while (isObject(current) && typeof current['$ref'] === 'string') {
    current = objectAt(document, 'components', 'schemas', current['$ref'].slice(REFERENCE.length));
  }
  return isObject(current) ? current : {};
}

/** Splits a schema into one schema per type of value that it allows. */
function alternatives(placed: SchemaInDocument): readonly JsonObject[] {
  const schema = resolve(placed);
  const variants = [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])];
  if (variants.length > 0) {
    return variants.flatMap((inner) => alternatives({ schema: inner, document: placed.document }));
  }
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

type Pair = readonly [narrow: SchemaInDocument, wide: SchemaInDocument];

/** A part of each schema, still in its own document. */
const inside = ([narrow, wide]: Pair, from: Json, to: Json): Pair => [
  { schema: from, document: narrow.document },
  { schema: to, document: wide.document },
];

function compareObjects([narrow, wide]: Pair, path: string, depth: number): string[] {
  const [from, to] = [resolve(narrow), resolve(wide)];
  const present = textsOf(from['required']);
  const missing = textsOf(to['required'])
    .filter((name) => !present.includes(name))
    .map((name) => `${path}.${name}: leaving it out`);
  const fields = objectAt(from, 'properties');
  const inner = Object.entries(objectAt(to, 'properties')).flatMap(([name, schema]) => {
    const field = fields[name];
    if (field === undefined) return [];
    return incompatibilities(inside([narrow, wide], field, schema), `${path}.${name}`, depth + 1);
  });
  return [
    ...missing,
    ...inner,
    ...compareInner([narrow, wide], 'additionalProperties', path, depth),
  ];
}

function compareInner(
  [narrow, wide]: Pair,
  name: 'items' | 'additionalProperties',
  path: string,
  depth: number,
): string[] {
  const [from, to] = [resolve(narrow)[name], resolve(wide)[name]];
  if (!isObject(from) || !isObject(to)) return [];
  return incompatibilities(inside([narrow, wide], from, to), `${path}[]`, depth + 1);
}

function compareOne([narrow, wide]: Pair, path: string, depth: number): string[] {
  const [from, to] = [resolve(narrow), resolve(wide)];
  return [
    ...compareValues(from, to, path),
    ...compareBounds(from, to, path),
    ...compareObjects([narrow, wide], path, depth),
    ...compareInner([narrow, wide], 'items', path, depth),
  ];
}

/**
 * Lists why values allowed by `narrow` are not allowed by `wide`; empty if all are. For requests,
 * the old schema must fit the new one; for responses, the other way around.
 */
export function incompatibilities([narrow, wide]: Pair, path: string, depth = 0): string[] {
  if (depth > MAX_DEPTH) return [];
  const targets = alternatives(wide);
  return alternatives(narrow).flatMap((schema) => {
    const fitting = targets.filter((target) => fitsType(schema, target));
    if (fitting.length === 0) return [`${path}: the type ${typeOf(schema)}`];
    const attempts = fitting.map((target) =>
      compareOne(
        [
          { schema, document: narrow.document },
          { schema: target, document: wide.document },
        ],
        path,
        depth,
      ),
    );
    return attempts.toSorted((a, b) => a.length - b.length)[0] ?? [];
  });
}

/** Fields of `before` that are missing from `after`, at any depth. */
export function lostFields([before, after]: Pair, path: string, depth = 0): string[] {
  if (depth > MAX_DEPTH) return [];
  const targets = alternatives(after);
  return alternatives(before).flatMap((schema) => {
    const names = Object.entries(objectAt(schema, 'properties'));
    const lost = names.flatMap(([name, inner]) => {
      const counterpart = targets
        .map((target) => objectAt(target, 'properties')[name])
        .find((field) => field !== undefined);
      if (counterpart === undefined) return [`${path}.${name}: the field`];
      return lostFields(inside([before, after], inner, counterpart), `${path}.${name}`, depth + 1);
    });
    const items = targets.map((target) => target['items']).find(isObject);
    if (!isObject(schema['items']) || !items) return lost;
    const inItems = lostFields(
      inside([before, after], schema['items'], items),
      `${path}[]`,
      depth + 1,
    );
    return [...lost, ...inItems];
  });
}
