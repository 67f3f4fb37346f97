import { useQuery } from '@forecourt/api-client/react';
import type { FilterOption } from '@forecourt/ui';

/** The account's fleets as options; empty until loaded. */
export function useFleetOptions(): readonly FilterOption[] {
  const { data } = useQuery('listFleets', {});
  return (data?.items ?? []).map(({ fleetId, name }) => ({ value: fleetId, label: name }));
}
