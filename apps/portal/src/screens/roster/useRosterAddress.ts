import { useNavigate, useParams } from 'react-router';
import { ROSTER_STATES, type RosterState } from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { useKeptFilters } from '../../addresses/useKeptFilters.ts';
import { knownValue, useListAddress } from '../lists/useListAddress.ts';
import { keptWithViews, useViewAddress, type ViewAddress } from '../lists/useViewAddress.ts';

const FILTERS = ['q', 'status', 'fleetId', 'sort', 'direction'] as const;
const KEPT = keptWithViews(FILTERS);
const NAMES = [...FILTERS, 'tab'] as const;
type Name = (typeof NAMES)[number];

export interface RosterAddress {
  readonly list: 'drivers' | 'vehicles';
  readonly q: string;
  readonly status: RosterState | undefined;
  readonly fleetId: string | undefined;
  readonly sort: string | undefined;
  readonly direction: 'asc' | 'desc' | undefined;
  readonly tab: string | undefined;
  readonly views: ViewAddress;
  readonly set: (changes: Partial<Record<Name, string | null>>) => void;
  /** The row whose panel is open. */
  readonly id: string | null;
  readonly open: (id: string) => void;
  readonly close: () => void;
}

/** Filters, sort, the open panel and its tab live in the address. */
export function useRosterAddress(who: 'driver' | 'vehicle'): RosterAddress {
  const { id = null } = useParams();
  const navigate = useNavigate();
  const { values, set, search } = useListAddress(NAMES);
  const list = who === 'driver' ? 'drivers' : 'vehicles';
  useKeptFilters(list, KEPT);
  const views = useViewAddress(list, FILTERS);
  const go = (path: string, replace: boolean) =>
    void navigate(path + search, { replace, preventScrollReset: true });
  return {
    list,
    q: values.q ?? '',
    status: knownValue(ROSTER_STATES, values.status),
    fleetId: values.fleetId,
    sort: values.sort,
    direction: knownValue(['asc', 'desc'], values.direction),
    tab: values.tab,
    views,
    set,
    id,
    open: (other) =>
      go(
        who === 'driver' ? href('driver', { id: other }) : href('vehicle', { id: other }),
        id !== null,
      ),
    close: () => go(href(list), false),
  };
}
