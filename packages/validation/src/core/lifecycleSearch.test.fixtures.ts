import type { Lifecycle } from './lifecycle.ts';

/** States that irreversible actions lead to. */
export function endStates<S extends string, A extends string, C>(
  lifecycle: Lifecycle<S, A, C>,
): Set<S> {
  const ends = new Set<S>();
  for (const action in lifecycle.table) {
    const { to, irreversible = false } = lifecycle.table[action];
    if (irreversible) ends.add(to);
  }
  return ends;
}

/** Every state reachable through any actions in any of the contexts, including the first. */
export function reachable<S extends string, A extends string, C>(
  lifecycle: Lifecycle<S, A, C>,
  contexts: readonly C[],
  first: S,
): Set<S> {
  const seen = new Set<S>([first]);
  for (const state of seen) {
    for (const context of contexts) {
      for (const { action } of lifecycle.actions(state, context)) {
        const applied = lifecycle.apply(state, action, context);
        if (applied.ok) seen.add(applied.state);
      }
    }
  }
  return seen;
}

/** Every combination of the possible values of each property. */
export function combinations<C>(values: { readonly [K in keyof C]-?: readonly C[K][] }): C[] {
  const start: Partial<C>[] = [{}];
  let all = start;
  for (const name in values) {
    all = all.flatMap((so) => values[name].map((value): Partial<C> => ({ ...so, [name]: value })));
  }
  const isWhole = (one: Partial<C>): one is C => Object.keys(values).every((name) => name in one);
  return all.filter(isWhole);
}
