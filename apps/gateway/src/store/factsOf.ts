/** Converts `firstName` to `first_name`. */
type ColumnOf<N extends string> = N extends `${infer Head}${infer Rest}`
  ? Head extends Lowercase<Head>
    ? `${Head}${ColumnOf<Rest>}`
    : `_${Lowercase<Head>}${ColumnOf<Rest>}`
  : '';

type FactsOf<Shape, R> = {
  [N in keyof Shape & string as ColumnOf<N> extends keyof R ? N : never]: R[ColumnOf<N> & keyof R];
};
/** The columns of an entity's facts. */
export type ColumnsOf<T> = { [N in keyof T & string as ColumnOf<N>]: T[N] };

const columnOf = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Caches the name and column of each fact of a schema. */
const columnsByShape = new WeakMap<object, readonly (readonly [string, string])[]>();
function namesOf(shape: object) {
  const columns =
    columnsByShape.get(shape) ?? Object.keys(shape).map((n) => [n, columnOf(n)] as const);
  columnsByShape.set(shape, columns);
  return columns;
}

/** The facts of a schema for which the row has a column of the same name. */
export function factsOf<Shape extends object, R extends object>(
  schema: { readonly shape: Shape },
  row: R,
): FactsOf<Shape, R>;
export function factsOf(
  { shape }: { readonly shape: object },
  row: Readonly<Record<string, unknown>>,
) {
  const matching = namesOf(shape).filter(([, column]) => column in row);
  return Object.fromEntries(matching.map(([name, column]) => [name, row[column]]));
}

/** The columns that store an entity, one for each of its facts. */
export function columnsOf<T extends object>(entity: T): ColumnsOf<T>;
export function columnsOf(entity: object) {
  return Object.fromEntries(Object.entries(entity).map(([name, value]) => [columnOf(name), value]));
}
