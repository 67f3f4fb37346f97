import { useNavigate, useSearchParams } from 'react-router';
import type { ViewedList } from '@forecourt/validation';
import { changedSearch } from '../../addresses/changedSearch.ts';
import { href } from '../../addresses/href.ts';
import { COLUMNS } from './useColumns.ts';

/** The default view of every list. */
export const WHOLE_LIST = 'all';
/** Query parameter for the view last applied to the list. */
const VIEW = 'view';

/** Parameters that restore a list: those a view stores, and the view itself. */
export const withViewParam = (names: readonly string[]): readonly string[] => [
  ...names,
  COLUMNS,
  VIEW,
];

export interface ViewAddress {
  /** The view last applied to the list. */
  readonly viewId: string;
  /** Filters and sort, as a view stores them. */
  readonly search: Readonly<Record<string, string>>;
  /** Applies a view; closes an open panel, whose row may be gone. */
  readonly show: (viewId: string, search: Readonly<Record<string, string>>) => void;
}

/** The view in a list's address, and the values of `names` that a view would store. */
export function useViewAddress(list: ViewedList, names: readonly string[]): ViewAddress {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return {
    viewId: search.get(VIEW) ?? WHOLE_LIST,
    search: Object.fromEntries([...search].filter(([name]) => names.includes(name))),
    show: (viewId, savedSearch) => {
      const entries = [...names, COLUMNS].map((name) => [name, savedSearch[name] ?? null]);
      const view = viewId === WHOLE_LIST ? null : viewId;
      const query = changedSearch({ ...Object.fromEntries(entries), [VIEW]: view });
      const queryString = query.size > 0 ? `?${query}` : '';
      void navigate(`${href(list)}${queryString}`, { preventScrollReset: true });
    },
  };
}
