export type Changes = Readonly<Record<string, string | null | undefined>>;

/**
 * The current query string with these names set, or removed where the value is null or empty. It
 * reads the address itself: what a screen was rendered from may be out of date when two changes follow
 * quickly, and the second would undo the first.
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
