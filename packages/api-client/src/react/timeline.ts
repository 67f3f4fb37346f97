import type { TimelineEntry, Contract, ResponseOf } from '../contract/index.ts';
import { useMutation } from './query.ts';
import { usePages, type Pages } from './usePages.ts';

/** The subject of a timeline. */
export interface TimelineOf {
  readonly who: 'card' | 'driver' | 'vehicle';
  readonly id: string;
}

/** The history of a card, driver, or vehicle, newest first. [GW-21] */
export function useTimeline({
  who,
  id,
}: TimelineOf): Pages<TimelineEntry, ResponseOf<Contract['getDriverTimeline']>> {
  const [name, params] = {
    card: ['getCardAudit', { cardId: id }] as const,
    driver: ['getDriverTimeline', { id }] as const,
    vehicle: ['getVehicleTimeline', { id }] as const,
  }[who];
  return usePages(name, { params }, { isCounted: false });
}

/** Exports the history as a file. [GW-35] */
export const useExportTimeline = ({ who, id }: TimelineOf) =>
  useMutation((calls, format: 'csv' | 'xlsx') =>
    who === 'card'
      ? calls.exportCard({ query: { cardId: id, format } })
      : calls[who === 'driver' ? 'exportDriverTimeline' : 'exportVehicleTimeline']({
          params: { id },
          query: { format },
        }),
  );
