export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null;

/** The value at a path of property names; `undefined` if missing. */
export const memberAt = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (current, name) => (isObject(current) ? new Map(Object.entries(current)).get(name) : undefined),
    value,
  );

/** The string at a path of property names; `''` if missing or not a string. */
export function textAt(value: unknown, ...path: readonly string[]): string {
  const member = memberAt(value, ...path);
  return typeof member === 'string' ? member : '';
}
