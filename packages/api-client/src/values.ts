export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null;

/** The value at a path of property names; `undefined` if missing. */
export const memberAt = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (at, name) => (isObject(at) ? new Map(Object.entries(at)).get(name) : undefined),
    value,
  );

/** The string at a path of property names; `''` if missing or not a string. */
export function textAt(value: unknown, ...path: readonly string[]): string {
  const found = memberAt(value, ...path);
  return typeof found === 'string' ? found : '';
}
