import type { JsonSchema, Named, Parameter } from './openApi.ts';

const named = (schema: JsonSchema, all: Named) => {
  const name = schema.$ref?.split('/').at(-1) ?? '';
  return all[name] ?? schema;
};

const NAMES: Readonly<Record<string, string>> = { integer: 'number', null: 'null' };

/** Constraints that a TypeScript type cannot express: "UUID", "whole, 1 to 500". */
function boundsOf({ type, format, minimum, maximum, maxLength }: JsonSchema): string {
  const isBounded = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER;
  return [
    type === 'integer' && 'whole',
    format === 'uuid' ? 'UUID' : format,
    isBounded && minimum !== undefined && `${minimum} to ${maximum}`,
    isBounded && minimum === undefined && `up to ${maximum}`,
    !isBounded &&
      minimum !== undefined &&
      minimum > -Number.MAX_SAFE_INTEGER &&
      `${minimum} or more`,
    format === undefined && maxLength !== undefined && `up to ${maxLength} characters`,
  ]
    .filter((part) => typeof part === 'string')
    .join(', ');
}

/** Alternatives, of which one applies. */
const kindsOf = ({ anyOf, oneOf }: JsonSchema) => anyOf ?? oneOf;

const inBrackets = (text: string) => (text.includes(' | ') ? `(${text})` : text);

/** Formats a schema as a TypeScript type; other constraints become comments. */
export function schemaText(given: JsonSchema, all: Named, indent = ''): string {
  const schema = named(given, all);
  const inner = (one: JsonSchema) => schemaText(one, all, indent);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' | ');
  const kinds = kindsOf(schema);
  if (kinds) return [...new Set(kinds.map(inner))].join(' | ');
  if (schema.items) return `${inBrackets(inner(schema.items))}[]`;
  if (schema.properties) {
    const deeper = `${indent}  `;
    const lines = Object.entries(schema.properties).map(([name, field]) => {
      const mark = schema.required?.includes(name) ? '' : '?';
      const bounds = boundsOf(named(field, all));
      const comment = bounds === '' ? '' : ` // ${bounds}`;
      return `${deeper}${name}${mark}: ${schemaText(field, all, deeper)};${comment}\n`;
    });
    return `{\n${lines.join('')}${indent}}`;
  }
  if (schema.additionalProperties) return `Record<string, ${inner(schema.additionalProperties)}>`;
  const types = [schema.type ?? 'unknown'].flat();
  return types.map((type) => NAMES[type] ?? type).join(' | ');
}

/** A parameter on one line: its type, constraints, and description. */
export function parameterText(
  { schema, description }: Pick<Parameter, 'schema' | 'description'>,
  all: Named,
): string {
  const type = [schemaText(schema, all), boundsOf(named(schema, all))].filter(Boolean).join(', ');
  return description === undefined ? type : `${type}: ${description}`;
}

/** Returns a sample value for a schema, with only its required fields. */
export function sampleOf(given: JsonSchema, all: Named): unknown {
  const schema = named(given, all);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const kinds = kindsOf(schema);
  if (kinds) {
    const [first] = kinds;
    return kinds.some(({ type }) => type === 'null') || !first ? null : sampleOf(first, all);
  }
  if (schema.items) return [sampleOf(schema.items, all)];
  if (schema.properties) {
    const fields = Object.entries(schema.properties);
    const required = fields.filter(([name]) => schema.required?.includes(name));
    return Object.fromEntries(required.map(([name, field]) => [name, sampleOf(field, all)]));
  }
  const [type] = [schema.type].flat();
  if (type === 'integer' || type === 'number') return Math.max(schema.minimum ?? 0, 0);
  if (type === 'boolean') return false;
  if (type === 'object') return {};
  return schema.format === 'uuid' ? '00000000-0000-0000-0000-000000000000' : '';
}
