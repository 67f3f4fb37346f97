/** The part of search parameters that is read: a `URLSearchParams` has it. */
export interface ReadParams {
  readonly get: (name: string) => string | null;
  readonly toString: () => string;
}

/**
 * The URL's parameters after one of them changed. An empty value removes it; parameters that no
 * longer apply to other rows (`resets`: the page, the open row) go too. The rest stays.
 */
export function withParam(
  params: ReadParams,
  name: string,
  value: string,
  resets: readonly string[] = [],
): URLSearchParams {
  const next = new URLSearchParams(params.toString());
  if (value === '') next.delete(name);
  else next.set(name, value);
  for (const reset of resets) next.delete(reset);
  return next;
}

/** The URL's parameters without any filter. */
export function withoutFilters(
  params: ReadParams,
  names: readonly string[],
  resets: readonly string[] = [],
): URLSearchParams {
  const next = new URLSearchParams(params.toString());
  for (const name of [...names, ...resets]) next.delete(name);
  return next;
}
