import { useParams } from 'react-router';
import { ROSTER_STATES, type RosterState } from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { useKeptFilters } from '../../addresses/useKeptFilters.ts';
import {
  anyText,
  direction,
  oneOf,
  useFilterAddress,
  type FilterAddress,
} from '../lists/useFilterAddress.ts';
import { keptWithViews, useViewAddress, type ViewAddress } from '../lists/useViewAddress.ts';

const FILTERS = { q: anyText, status: oneOf(ROSTER_STATES), fleetId: anyText, direction };
const NAMES = [...Object.keys(FILTERS), 'sort'];
const KEPT = keptWithViews(NAMES);

interface RosterFilters<Sort extends string> {
  readonly q: string;
  readonly status: RosterState;
  readonly fleetId: string;
  readonly sort: Sort;
  readonly direction: 'asc' | 'desc';
}

export interface RosterAddress<Sort extends string = string> extends FilterAddress<
  RosterFilters<Sort>
> {
  readonly who: 'driver' | 'vehicle';
  readonly list: 'drivers' | 'vehicles';
  readonly views: ViewAddress;
}

/** Filters, sort, the open panel and its tab live in the address. */
export function useRosterAddress<Sort extends string>(
  who: 'driver' | 'vehicle',
  sorts: readonly Sort[],
): RosterAddress<Sort> {
  const { id = null } = useParams();
  const list = who === 'driver' ? 'drivers' : 'vehicles';
  useKeptFilters(list, KEPT);
  const views = useViewAddress(list, NAMES);
  const address = useFilterAddress(
    { ...FILTERS, sort: oneOf(sorts) },
    { id, hrefOf: (other) => (other === null ? href(list) : href(who, { id: other })) },
  );
  return { ...address, who, list, views };
}
