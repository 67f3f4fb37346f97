import {
  isObject,
  listOf,
  objectAt,
  type Json,
  type JsonObject,
} from '../../packages/api-client/src/openapi/json.ts';

const REFERENCE = '#/components/schemas/';

/** A document with every reference replaced by its schema, which may then contain itself. */
export function withoutReferences(document: unknown): JsonObject {
  const schemas = objectAt(document, 'components', 'schemas');
  const replaced = new Map<string, JsonObject>();
  const schemaOf = (name: string): JsonObject => {
    const known = replaced.get(name);
    if (known) return known;
    const schema = {};
    replaced.set(name, schema);
    return Object.assign(schema, objectAt(replace(schemas[name] ?? {})));
  };
  const replace = (value: Json): Json => {
    if (!isObject(value)) return Array.isArray(value) ? listOf(value).map(replace) : value;
    if (typeof value['$ref'] === 'string') return schemaOf(value['$ref'].slice(REFERENCE.length));
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, replace(inner)]));
  };
  return objectAt(replace(objectAt(document)));
}
