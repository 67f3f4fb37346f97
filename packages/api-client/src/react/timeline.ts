import type { Contract, ResponseOf, TimelineEntry } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';
import { useMutation, type Mutation } from './query.ts';
import { usePages, type Pages } from './usePages.ts';

/** Whose timeline it is. */
export interface TimelineOf {
  readonly who: 'card' | 'driver' | 'vehicle';
  readonly id: string;
}
type TimelinePage = ResponseOf<Contract['getDriverTimeline']>;

/** Everything that happened to a card, a driver or a vehicle, newest first. [GW-21] */
export function useTimeline({ who, id }: TimelineOf): Pages<TimelineEntry, TimelinePage> {
  const [name, params] = {
    card: ['getCardAudit', { cardId: id }] as const,
    driver: ['getDriverTimeline', { id }] as const,
    vehicle: ['getVehicleTimeline', { id }] as const,
  }[who];
  return usePages(name, { params }, { isCounted: false });
}

/** The same as a file. [GW-35] */
export function useExportTimeline({
  who,
  id,
}: TimelineOf): Mutation<['csv' | 'xlsx'], ResponseOf<Contract['exportCard']>> {
  const { client, userId, accountId } = useApi();
  return useMutation((format: 'csv' | 'xlsx') => {
    const options = { userId, accountId };
    if (who === 'card') return client.exportCard({ query: { cardId: id, format } }, options);
    const request = { params: { id }, query: { format } };
    return who === 'driver'
      ? client.exportDriverTimeline(request, options)
      : client.exportVehicleTimeline(request, options);
  }, []);
}
