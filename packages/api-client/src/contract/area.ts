/** The calls of one area, whose module is fetched with the first of them. */
export function area<M, const N extends keyof M & string>(
  load: () => Promise<M>,
  names: readonly N[],
): { readonly [K in N]: () => Promise<M[K]> };
export function area(
  load: () => Promise<Readonly<Record<string, unknown>>>,
  names: readonly string[],
) {
  return Object.fromEntries(names.map((name) => [name, async () => (await load())[name]]));
}
