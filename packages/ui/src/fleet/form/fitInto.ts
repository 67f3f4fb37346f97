const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const areNames = (value: unknown): boolean =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/**
 * Puts kept data into the shape of a form: what the form has no field for, or a field of another kind,
 * is left out and the form's own value stays. A list is as long as the kept one. Its first item shows
 * what an item looks like, and a list of entries keeps at least one; a list without such an item holds
 * names, and may be empty.
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
