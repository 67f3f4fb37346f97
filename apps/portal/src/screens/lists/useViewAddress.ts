import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { ViewedList } from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { saveFilters } from '../../addresses/savedFilters.ts';
import { useChangePath } from '../../addresses/useChangeAddress.ts';
import { COLUMNS } from './useColumns.ts';

/** The default view of every list. */
export const WHOLE_LIST = 'all';
/** Query parameter for the view last applied to the list. */
const VIEW = 'view';

const NONE: readonly string[] = [];

export interface ViewAddress {
  /** The view last applied to the list. */
  readonly viewId: string;
  /** Filters and sort, as a view stores them. */
  readonly search: Readonly<Record<string, string>>;
  /** Applies a view; closes an open panel, whose row may be gone. */
  readonly show: (viewId: string, search: Readonly<Record<string, string>>) => void;
}

/**
 * The view in a list's address, and the values of `names` that a view would store. `backToList`
 * restores these and `otherNames`. [STORE-11]
 */
export function useViewAddress(
  list: ViewedList,
  names: readonly string[],
  otherNames = NONE,
): ViewAddress {
  const [search] = useSearchParams();
  const changePath = useChangePath();
  useEffect(() => {
    saveFilters(sessionStorage, list, search, [...names, ...otherNames, COLUMNS, VIEW]);
  }, [list, names, otherNames, search]);
  return {
    viewId: search.get(VIEW) ?? WHOLE_LIST,
    search: Object.fromEntries([...search].filter(([name]) => names.includes(name))),
    show: (viewId, savedSearch) => {
      const entries = [...names, COLUMNS].map((name) => [name, savedSearch[name] ?? null]);
      const view = viewId === WHOLE_LIST ? null : viewId;
      changePath(href(list), { ...Object.fromEntries(entries), [VIEW]: view });
    },
  };
}
