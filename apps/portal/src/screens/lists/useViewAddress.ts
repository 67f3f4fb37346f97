import { useNavigate, useSearchParams } from 'react-router';
import type { ViewedList } from '@forecourt/validation';
import { changedSearch } from '../../addresses/changedSearch.ts';
import { href } from '../../addresses/href.ts';
import { COLUMNS } from './useColumns.ts';

/** The view that every list begins with. */
export const WHOLE_LIST = 'all';
/** The name under which the address says the view that the list was last set to. */
const VIEW = 'view';

/** What leads back to a list as it was: what a view keeps, and which one is on. */
export const keptWithViews = (names: readonly string[]): readonly string[] => [
  ...names,
  COLUMNS,
  VIEW,
];

export interface ViewAddress {
  /** The kept view that the list was last set to. */
  readonly viewId: string;
  /** The filters and the order of the rows as a view keeps them. */
  readonly search: Readonly<Record<string, string>>;
  /** Sets the list to a kept view; an open panel closes, since its row may be gone. */
  readonly show: (viewId: string, search: Readonly<Record<string, string>>) => void;
}

/** Which view of a list the address says, and what a view would keep of these names of it. */
export function useViewAddress(list: ViewedList, names: readonly string[]): ViewAddress {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return {
    viewId: search.get(VIEW) ?? WHOLE_LIST,
    search: Object.fromEntries([...search].filter(([name]) => names.includes(name))),
    show: (viewId, kept) => {
      const all = [...names, COLUMNS].map((name) => [name, kept[name] ?? null]);
      const view = viewId === WHOLE_LIST ? null : viewId;
      const query = changedSearch({ ...Object.fromEntries(all), [VIEW]: view });
      const behind = query.size > 0 ? `?${query}` : '';
      void navigate(`${href(list)}${behind}`, { preventScrollReset: true });
    },
  };
}
