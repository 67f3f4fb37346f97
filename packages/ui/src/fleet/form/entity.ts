import { isRequiredField, type EntitySchema } from '../../form/index.ts';

/** An entity as typed: every field is text. */
export type EntityText<Entity> = { -readonly [Name in keyof Entity]: string };
type Parsed<Entity> = {
  [Name in keyof Entity]: null extends Entity[Name] ? string | null : string;
};

/** An entity's fields as text; missing ones are empty. */
export function entityText<Entity>(
  schema: EntitySchema & { readonly _zod: { readonly output: Entity } },
  from: { readonly [Name in keyof Entity]: string | null } | undefined,
): EntityText<Entity>;
export function entityText(
  { shape }: EntitySchema,
  from: Readonly<Record<string, string | null>> = {},
): object {
  return Object.fromEntries(Object.keys(shape).map((name) => [name, from[name] ?? '']));
}

/** Trims each field; empty optional fields become `null`. */
export function readEntity<Entity>(
  schema: EntitySchema & { readonly _zod: { readonly output: Entity } },
  typed: EntityText<Entity>,
): Parsed<Entity>;
export function readEntity(schema: EntitySchema, typed: Readonly<Record<string, string>>): object {
  const parseField = ([name, value]: [string, string]) => {
    const trimmed = value.trim();
    return [name, trimmed === '' && !isRequiredField(schema, name) ? null : trimmed];
  };
  return Object.fromEntries(Object.entries(typed).map(parseField));
}
