import type { ReactNode } from 'react';
import type { TimelineEntry } from '@forecourt/api-client';
import { useExportTimeline, useTimeline, type TimelineOf } from '@forecourt/api-client/react';
import { CardTimeline, Cluster, EmptyState, Stack } from '@forecourt/ui';
import type { Permission } from '@forecourt/validation';
import { ExportRows } from '../lists/ExportRows.tsx';
import { MoreRows } from '../lists/MoreRows.tsx';
import { useNow } from '../../app/useNow.ts';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { isNotLoaded, NotLoaded } from '../cards/NotLoaded.tsx';
import { timelineTexts } from './timelineTexts.ts';

const MAY_EXPORT = {
  card: 'cards.export',
  driver: 'drivers.export',
  vehicle: 'vehicles.export',
} as const satisfies Record<TimelineOf['entity'], Permission>;

/** Saves the entire timeline as a file. */
function ExportTimeline(subject: TimelineOf) {
  const exporting = useExportTimeline(subject);
  return <ExportRows size="compact" exporting={exporting} failed="timeline.export.failed" />;
}

export interface TimelineProps extends TimelineOf {
  readonly label: string;
  /** Actions on the entries, other than export. */
  readonly renderActions?: (items: readonly TimelineEntry[]) => ReactNode;
}

/**
 * The history of a card, driver, or vehicle, newest first: changes (who, from, to, and why),
 * purchases, declines, and alerts. [GW-21]
 */
export function Timeline({ entity, id, label, renderActions }: TimelineProps) {
  const text = useText();
  const now = useNow();
  const { account, viewer } = useSelected();
  const timeline = useTimeline({ entity, id });
  if (isNotLoaded(timeline)) return <NotLoaded query={timeline} subject={text('timeline.what')} />;
  const context = { text, now, isOfCard: entity === 'card', ...account };
  return (
    <Stack gap={16}>
      <Cluster gap={8}>
        {renderActions?.(timeline.items)}
        {viewer.may(MAY_EXPORT[entity]) && <ExportTimeline entity={entity} id={id} />}
      </Cluster>
      <CardTimeline
        label={label}
        empty={<EmptyState title={text('timeline.empty')} />}
        entries={timeline.items.map((entry) => timelineTexts(entry, context))}
        more={
          <Cluster>
            <MoreRows list={timeline}>{text('timeline.more')}</MoreRows>
          </Cluster>
        }
      />
    </Stack>
  );
}
