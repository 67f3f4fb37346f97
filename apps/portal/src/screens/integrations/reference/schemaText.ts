import type { JsonSchema, Named, Parameter } from './openApi.ts';

const resolve = (schema: JsonSchema, definitions: Named) => {
  const name = schema.$ref?.split('/').at(-1) ?? '';
  return definitions[name] ?? schema;
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

const parenthesize = (text: string) => (text.includes(' | ') ? `(${text})` : text);

/** Formats a schema as a TypeScript type; other constraints become comments. */
export function schemaText(unresolved: JsonSchema, definitions: Named, indent = ''): string {
  const schema = resolve(unresolved, definitions);
  const textOf = (child: JsonSchema) => schemaText(child, definitions, indent);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const kinds = kindsOf(schema);
  if (kinds) return [...new Set(kinds.map(textOf))].join(' | ');
  if (schema.items) return `${parenthesize(textOf(schema.items))}[]`;
  if (schema.properties) {
    const innerIndent = `${indent}  `;
    const lines = Object.entries(schema.properties).map(([name, field]) => {
      const mark = schema.required?.includes(name) ? '' : '?';
      const bounds = boundsOf(resolve(field, definitions));
      const comment = bounds === '' ? '' : ` // ${bounds}`;
      return `${innerIndent}${name}${mark}: ${schemaText(field, definitions, innerIndent)};${comment}\n`;
    });
    return `{\n${lines.join('')}${indent}}`;
  }
  if (schema.additionalProperties) return `Record<string, ${textOf(schema.additionalProperties)}>`;
  const types = [schema.type ?? 'unknown'].flat();
  return types.map((type) => NAMES[type] ?? type).join(' | ');
}

/** A parameter on one line: its type, constraints, and description. */
export function parameterText(
  { schema, description }: Pick<Parameter, 'schema' | 'description'>,
  definitions: Named,
): string {
  const type = [schemaText(schema, definitions), boundsOf(resolve(schema, definitions))]
    .filter(Boolean)
    .join(', ');
  return description === undefined ? type : `${type}: ${description}`;
}

/** Returns a sample value for a schema, with only its required fields. */
export function sampleOf(unresolved: JsonSchema, definitions: Named): unknown {
  const schema = resolve(unresolved, definitions);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const kinds = kindsOf(schema);
  if (kinds) {
    const [first] = kinds;
    return kinds.some(({ type }) => type === 'null') || !first
      ? null
      : sampleOf(first, definitions);
  }
  if (schema.items) return [sampleOf(schema.items, definitions)];
  if (schema.properties) {
    const fields = Object.entries(schema.properties);
    const required = fields.filter(([name]) => schema.required?.includes(name));
    return Object.fromEntries(
      required.map(([name, field]) => [name, sampleOf(field, definitions)]),
    );
  }
  const [type] = [schema.type].flat();
  if (type === 'integer' || type === 'number') return Math.max(schema.minimum ?? 0, 0);
  if (type === 'boolean') return false;
  if (type === 'object') return {};
  return schema.format === 'uuid' ? '00000000-0000-0000-0000-000000000000' : '';
}
