export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null;

/** The member of an object at a path of names; undefined where there is none. */
export const memberAt = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (at, name) => (isObject(at) ? new Map(Object.entries(at)).get(name) : undefined),
    value,
  );

/** The text at a path of names; '' where there is none. */
export function textAt(value: unknown, ...path: readonly string[]): string {
  const found = memberAt(value, ...path);
  return typeof found === 'string' ? found : '';
}
