import { useQuery } from '@forecourt/api-client/react';
import type { FilterOption } from '@forecourt/ui';

/** The fleets of the account to choose from; none until they are fetched. */
export function useFleetOptions(): readonly FilterOption[] {
  const { data } = useQuery('listFleets', {});
  return (data?.items ?? []).map(({ fleetId, name }) => ({ value: fleetId, label: name }));
}
