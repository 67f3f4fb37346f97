export type Changes = Readonly<Record<string, string | null | undefined>>;

/**
 * Returns the current query string with these names set, or removed if the value is null or empty.
 * Reads the address itself because a screen's copy may be stale: of two changes in quick
 * succession, the second would undo the first.
 */
export function changedSearch(
  changes: Changes,
  search: string = globalThis.location.search,
): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) continue;
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}
