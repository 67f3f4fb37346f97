import { useMemo, type Ref, type RefObject } from 'react';
import { mergeRefs } from 'react-aria';

/** Merges the component's own ref with the host's. */
export function useMergedRefs<Target>(
  own: RefObject<Target | null>,
  given: Ref<Target> | undefined,
): Ref<Target> {
  return useMemo(() => mergeRefs(own, given), [own, given]);
}
