/** What is needed of a schema of `@forecourt/validation` that describes an entity. */
export interface EntitySchema {
  readonly shape: Readonly<
    Record<string, { readonly safeParse: (value: unknown) => { readonly success: boolean } }>
  >;
}

/** An entity as people type it: every field is text. */
export type Typed<Entity> = { -readonly [Name in keyof Entity]: string };
type Read<Entity> = {
  [Name in keyof Entity]: null extends Entity[Name] ? string | null : string;
};

/** Whether a field has to be filled in: its rule takes no null. */
export const isNeeded = ({ shape }: EntitySchema, name: string): boolean =>
  shape[name]?.safeParse(null).success === false;

/** The text of an entity's fields; what it lacks is blank. */
export function typedOf<Entity>(
  schema: EntitySchema & { readonly _zod: { readonly output: Entity } },
  from: { readonly [Name in keyof Entity]: string | null } | undefined,
): Typed<Entity>;
export function typedOf(
  { shape }: EntitySchema,
  from: Readonly<Record<string, string | null>> = {},
): object {
  return Object.fromEntries(Object.keys(shape).map((name) => [name, from[name] ?? '']));
}

/** What was typed, without blanks around it; null where nothing was and nothing has to be. */
export function readEntity<Entity>(
  schema: EntitySchema & { readonly _zod: { readonly output: Entity } },
  typed: Typed<Entity>,
): Read<Entity>;
export function readEntity(schema: EntitySchema, typed: Readonly<Record<string, string>>): object {
  const read = ([name, value]: [string, string]) => {
    const said = value.trim();
    return [name, said === '' && !isNeeded(schema, name) ? null : said];
  };
  return Object.fromEntries(Object.entries(typed).map(read));
}
