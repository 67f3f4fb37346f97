import { useMutation, useQuery } from './query.ts';

/** Fetches everything that ends with a driver or vehicle; `null` fetches nothing. */
export const useRosterEnding = (kind: 'driver' | 'vehicle', id: string | null) =>
  useQuery(
    kind === 'driver' ? 'getDriverEnding' : 'getVehicleEnding',
    id === null ? null : { params: { id } },
  );

export interface RosterMove {
  readonly entity: 'driver' | 'vehicle';
  readonly row: { readonly id: string; readonly version: number };
  /** `bringBack`, or the cards that the user was told would end. */
  readonly move: 'bringBack' | { readonly cardIds: string[]; readonly reason: string | null };
}

/** Terminates or reinstates a driver or vehicle. [DRIVER-18] */
export const useMoveRoster = () =>
  useMutation<[RosterMove], unknown>((calls, { entity, row, move }) => {
    const options = { ifMatch: row.version };
    const params = { id: row.id };
    if (move === 'bringBack')
      return calls[entity === 'driver' ? 'bringBackDriver' : 'bringBackVehicle'](
        { params },
        options,
      );
    const request = { params, body: move };
    return calls[entity === 'driver' ? 'terminateDriver' : 'terminateVehicle'](request, options);
  });
