const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const areNames = (value: unknown): boolean =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/**
 * Fits saved data to the shape of a form: ignores unknown fields, and keeps the form's own value if
 * the types differ. Lists take the length of the saved list. The first item of a list in `shape` is
 * the template for its items, and such a list is never emptied; a list without an object as its
 * first item holds strings and can be empty.
 */
export function fitInto<T>(shape: T, kept: unknown): T;
export function fitInto(shape: unknown, kept: unknown): unknown {
  if (Array.isArray(shape)) {
    if (!isRecord(shape[0])) return areNames(kept) ? kept : shape;
    if (!Array.isArray(kept) || kept.length === 0) return shape;
    return kept.map((item: unknown, at) => fitInto<unknown>(shape[at] ?? shape[0], item));
  }
  if (isRecord(shape)) {
    if (!isRecord(kept)) return shape;
    const entries = Object.entries(shape).map(([name, value]) => [
      name,
      name in kept ? fitInto(value, kept[name]) : value,
    ]);
    return Object.fromEntries(entries);
  }
  return typeof shape === typeof kept ? kept : shape;
}
