/** The part of an entity schema of `@forecourt/validation` that forms need. */
export interface EntitySchema {
  readonly shape: Readonly<
    Record<string, { readonly safeParse: (value: unknown) => { readonly success: boolean } }>
  >;
}

/** Whether a field is required: its rule does not accept `null`. */
export const isRequiredField = ({ shape }: EntitySchema, name: string): boolean =>
  shape[name]?.safeParse(null).success === false;
