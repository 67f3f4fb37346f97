import { useParams } from 'react-router';
import { ROSTER_STATES } from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { anyText, direction, oneOf, useFilterAddress } from '../lists/useFilterAddress.ts';
import { useViewAddress } from '../lists/useViewAddress.ts';

const FILTERS = { q: anyText, status: oneOf(ROSTER_STATES), fleetId: anyText, direction };
const NAMES = [...Object.keys(FILTERS), 'sort'];

export type RosterAddress = ReturnType<typeof useRosterAddress<string>>;

/** Filters, sort, and the open panel and tab live in the address. */
export function useRosterAddress<Sort extends string>(
  who: 'driver' | 'vehicle',
  sorts: readonly Sort[],
) {
  const { id = null } = useParams();
  const list: 'drivers' | 'vehicles' = who === 'driver' ? 'drivers' : 'vehicles';
  const views = useViewAddress(list, NAMES);
  const address = useFilterAddress(
    { ...FILTERS, sort: oneOf(sorts) },
    { id, hrefOf: (targetId) => (targetId === null ? href(list) : href(who, { id: targetId })) },
  );
  return { ...address, who, list, views };
}
