import { useMutation } from './query.ts';
import { usePages } from './usePages.ts';

/** The subject of a timeline. */
export interface TimelineOf {
  readonly entity: 'card' | 'driver' | 'vehicle';
  readonly id: string;
}

/** The history of a card, driver, or vehicle, newest first. [GW-21] */
export function useTimeline({ entity, id }: TimelineOf) {
  const [name, params] = {
    card: ['getCardAudit', { cardId: id }] as const,
    driver: ['getDriverTimeline', { id }] as const,
    vehicle: ['getVehicleTimeline', { id }] as const,
  }[entity];
  return usePages(name, { params }, { isCounted: false });
}

/** Exports the history as a file. [GW-35] */
export const useExportTimeline = ({ entity, id }: TimelineOf) =>
  useMutation((calls, format: 'csv' | 'xlsx') =>
    entity === 'card'
      ? calls.exportCard({ query: { cardId: id, format } })
      : calls[entity === 'driver' ? 'exportDriverTimeline' : 'exportVehicleTimeline']({
          params: { id },
          query: { format },
        }),
  );
