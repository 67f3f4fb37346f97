/** The part of `URLSearchParams` that filters read. */
export interface ReadParams {
  readonly get: (name: string) => string | null;
  readonly toString: () => string;
}

/**
 * Returns the parameters with one changed; an empty value removes it. Also removes `resets`:
 * parameters that do not apply to other rows, such as the cursor or the open row.
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

/** Returns the parameters without the filters in `names` and without `resets`. */
export function withoutFilters(
  params: ReadParams,
  names: readonly string[],
  resets: readonly string[] = [],
): URLSearchParams {
  const next = new URLSearchParams(params.toString());
  for (const name of [...names, ...resets]) next.delete(name);
  return next;
}
