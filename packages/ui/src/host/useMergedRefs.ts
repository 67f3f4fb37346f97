import { useMemo, type Ref, type RefObject } from 'react';
import { mergeRefs } from 'react-aria';

/** Merges the component's own ref with the host's. */
export function useMergedRefs<Target>(
  ownRef: RefObject<Target | null>,
  hostRef: Ref<Target> | undefined,
): Ref<Target> {
  return useMemo(() => mergeRefs(ownRef, hostRef), [ownRef, hostRef]);
}
