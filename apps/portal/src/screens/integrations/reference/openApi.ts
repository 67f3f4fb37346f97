import { KEY_PERMISSIONS, type KeyPermission } from '@forecourt/validation';
import * as z from 'zod/mini';

/** The subset of JSON Schema that the contract's OpenAPI document uses. */
export interface JsonSchema {
  readonly $ref?: string | undefined;
  readonly type?: string | readonly string[] | undefined;
  readonly format?: string | undefined;
  readonly const?: unknown;
  readonly enum?: readonly unknown[] | undefined;
  readonly anyOf?: readonly JsonSchema[] | undefined;
  readonly oneOf?: readonly JsonSchema[] | undefined;
  readonly items?: JsonSchema | undefined;
  readonly properties?: Readonly<Record<string, JsonSchema>> | undefined;
  readonly additionalProperties?: JsonSchema | undefined;
  readonly required?: readonly string[] | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly maxLength?: number | undefined;
}

const texts = z.array(z.string());
const schema: z.ZodMiniType<JsonSchema> = z.lazy(() =>
  z.object({
    $ref: z.optional(z.string()),
    type: z.optional(z.union([z.string(), texts])),
    format: z.optional(z.string()),
    const: z.optional(z.unknown()),
    enum: z.optional(z.array(z.unknown())),
    anyOf: z.optional(z.array(schema)),
    oneOf: z.optional(z.array(schema)),
    items: z.optional(schema),
    properties: z.optional(z.record(z.string(), schema)),
    additionalProperties: z.optional(schema),
    required: z.optional(texts),
    minimum: z.optional(z.number()),
    maximum: z.optional(z.number()),
    maxLength: z.optional(z.number()),
  }),
);
const content = z.object({ content: z.optional(z.record(z.string(), z.object({ schema }))) });
const parameter = z.object({
  name: z.string(),
  in: z.string(),
  required: z.boolean(),
  description: z.optional(z.string()),
  schema,
});
const operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  'x-permission': z.optional(z.string()),
  'x-people-only': z.optional(z.literal(true)),
  'x-errors': texts,
  parameters: z.array(parameter),
  requestBody: z.optional(content),
  responses: z.object({ 200: z.optional(content) }),
});
const openApi = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({ schemas: z.record(z.string(), schema) }),
});

/** Named schemas under `components`: `Card`. */
export type Named = Readonly<Record<string, JsonSchema>>;

export type Parameter = z.infer<typeof parameter>;

/** A call described by the contract. */
export interface DescribedCall {
  /** Its name in the TypeScript client: `listCards`. */
  readonly name: string;
  /** Uppercase. */
  readonly method: string;
  /** With parameters in braces: `/cards/{cardId}`. */
  readonly path: string;
  readonly summary: string;
  /** null if it concerns the caller personally, so that no key can make it. */
  readonly permission: string | null;
  /** Not available to keys, whatever their permissions. */
  readonly isForPeople: boolean;
  readonly errors: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly body: JsonSchema | null;
  readonly answer: JsonSchema | null;
}

const schemaOf = (body: z.infer<typeof content> | undefined) =>
  body?.content?.['application/json']?.schema ?? null;

/** Parses the contract's OpenAPI document. Throws if it is not valid. */
export function readOpenApi(input: unknown): {
  readonly calls: readonly DescribedCall[];
  readonly named: Named;
} {
  const { paths, components } = openApi.parse(input);
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { operationId, summary, parameters, requestBody, responses, ...more }]) => ({
        name: operationId,
        method: method.toUpperCase(),
        path,
        summary,
        permission: more['x-permission'] ?? null,
        isForPeople: more['x-people-only'] ?? false,
        errors: more['x-errors'],
        parameters,
        body: schemaOf(requestBody),
        answer: schemaOf(responses[200]),
      }),
    ),
  );
  return { calls, named: components.schemas };
}

/** A call that a key can make. */
export interface KeyCall extends DescribedCall {
  readonly permission: KeyPermission;
}

/** Returns the calls that a key can make. */
export const callsOfKeys = (calls: readonly DescribedCall[]): readonly KeyCall[] =>
  calls.flatMap((call) => {
    const permission = KEY_PERMISSIONS.find((value) => value === call.permission);
    return permission && !call.isForPeople ? [{ ...call, permission }] : [];
  });
