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

export interface RosterAddress<Sort extends string = string> {
  readonly list: 'drivers' | 'vehicles';
  readonly q: string;
  readonly status: RosterState | undefined;
  readonly fleetId: string | undefined;
  readonly sort: string | undefined;
  readonly direction: 'asc' | 'desc' | undefined;
  readonly tab: string | undefined;
  readonly views: ViewAddress;
  /** What the gateway filters and sorts by. */
  readonly filters: {
    readonly q?: string;
    readonly status?: RosterState;
    readonly fleetId?: string;
    readonly sort?: Sort;
    readonly direction?: 'asc' | 'desc';
  };
  readonly set: (changes: Partial<Record<Name, string | null>>) => void;
  /** The row whose panel is open. */
  readonly id: string | null;
  readonly open: (id: string) => void;
  readonly close: () => void;
}

/** Filters, sort, the open panel and its tab live in the address. */
export function useRosterAddress<Sort extends string>(
  who: 'driver' | 'vehicle',
  sorts: readonly Sort[],
): RosterAddress<Sort> {
  const { id = null } = useParams();
  const navigate = useNavigate();
  const { values, set, search } = useListAddress(NAMES);
  const list = who === 'driver' ? 'drivers' : 'vehicles';
  useKeptFilters(list, KEPT);
  const views = useViewAddress(list, FILTERS);
  const go = (path: string, replace: boolean) =>
    void navigate(path + search, { replace, preventScrollReset: true });
  const { q = '', fleetId } = values;
  const status = knownValue(ROSTER_STATES, values.status);
  const sort = knownValue(sorts, values.sort);
  const direction = knownValue(['asc', 'desc'], values.direction);
  return {
    list,
    q,
    status,
    fleetId,
    sort: values.sort,
    direction,
    tab: values.tab,
    views,
    filters: {
      ...(q === '' ? {} : { q }),
      ...(status ? { status } : {}),
      ...(fleetId ? { fleetId } : {}),
      ...(sort ? { sort } : {}),
      ...(direction ? { direction } : {}),
    },
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
