import * as validation from '@forecourt/validation';
import * as z from 'zod/mini';
import { cardDetails, failure, importDraft, overview, queryNumbers } from '../contract/index.ts';
import type { Schema } from '../contract/index.ts';
import { objectAt, type Json } from './json.ts';

/** Schemas that the document defines once, under a name. */
const NAMED = {
  Account: validation.account,
  Card: validation.card,
  CardDelivery: validation.cardDelivery,
  CardDetails: cardDetails,
  CardOrder: validation.cardOrder,
  Department: validation.departmentRecord,
  Failure: failure,
  Fleet: validation.fleetRecord,
  LimitProfile: validation.limitProfile,
  LimitUsage: validation.limitUsage,
  Notification: validation.notification,
  Order: validation.order,
  ImportDraft: importDraft,
  Overview: overview,
  PurchaseLimits: validation.purchaseLimits,
  SessionUser: validation.sessionUser,
  Transaction: validation.transaction,
} as const;

const names = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(NAMED)) names.add(schema, { id });

type Direction = 'input' | 'output';
interface OverrideContext {
  readonly zodSchema: z.core.$ZodTypes;
  readonly jsonSchema: z.core.JSONSchema.BaseSchema;
}

/** Objects stay open: responses may gain fields. Numeric query values are typed as numbers. */
function override({ zodSchema, jsonSchema }: OverrideContext): void {
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  const bounds = queryNumbers.get(zodSchema);
  if (bounds) Object.assign(jsonSchema, { type: 'integer', ...bounds });
}

/** Writes the schemas of one document and collects the named ones as components. */
export class SchemaWriter {
  readonly components: Record<string, Json> = {};

  /** JSON Schema of a request (`input`) or response (`output`). */
  write(schema: Schema, io: Direction): Json {
    const wrapped = z.toJSONSchema(z.object({ root: schema }), { metadata: names, io, override });
    const text = JSON.stringify(wrapped).replaceAll('#/$defs/', '#/components/schemas/');
    const parsed: unknown = JSON.parse(text);
    for (const [name, definition] of Object.entries(objectAt(parsed, '$defs'))) {
      this.add(name, definition);
    }
    return objectAt(parsed, 'properties')['root'] ?? {};
  }

  private add(name: string, definition: Json): void {
    const existing = this.components[name];
    if (existing !== undefined && JSON.stringify(existing) !== JSON.stringify(definition)) {
      throw new Error(`"${name}" is sent and answered in different shapes; give each its name`);
    }
    this.components[name] = definition;
  }
}
