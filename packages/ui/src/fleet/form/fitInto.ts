const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isStringArray = (value: unknown): boolean =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/**
 * Fits saved data to the shape of a form: ignores unknown fields, and keeps the form's own value if
 * the types differ. Lists take the length of the saved list. The first item of a list in `shape` is
 * the template for its items, and such a list is never emptied; a list without an object as its
 * first item holds strings and can be empty.
 */
export function fitInto<T>(shape: T, saved: unknown): T;
export function fitInto(shape: unknown, saved: unknown): unknown {
  if (Array.isArray(shape)) {
    if (!isRecord(shape[0])) return isStringArray(saved) ? saved : shape;
    if (!Array.isArray(saved) || saved.length === 0) return shape;
    return saved.map((item: unknown, index) => fitInto<unknown>(shape[index] ?? shape[0], item));
  }
  if (isRecord(shape)) {
    if (!isRecord(saved)) return shape;
    const entries = Object.entries(shape).map(([name, value]) => [
      name,
      name in saved ? fitInto(value, saved[name]) : value,
    ]);
    return Object.fromEntries(entries);
  }
  return typeof shape === typeof saved ? saved : shape;
}
