export type Changes = Readonly<Record<string, string | null | undefined>>;

/**
 * What stands behind the address's question mark now, with these names set or, with null or an empty
 * value, removed. It asks the address itself: what a screen was drawn from may already be past when
 * two changes follow each other quickly, and the second would take the first back.
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
