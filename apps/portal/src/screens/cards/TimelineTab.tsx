import type { CardDetails } from '@forecourt/api-client';
import { useCardAudit, useExportCard, useUndoCardChange } from '@forecourt/api-client/react';
import {
  Button,
  CardTimeline,
  Cluster,
  EmptyState,
  ExportMenu,
  Stack,
  useBanners,
} from '@forecourt/ui';
import { formatDayAndTime } from '@forecourt/ui/format';
import { CARD_STATES, type CardState } from '@forecourt/validation';
import { useNow } from '../../app/useNow.ts';
import { useText } from '../../messages/text.ts';
import { mayIn, useSelected } from '../../shell/account.ts';
import { saveFile } from '../lists/saveFile.ts';
import { TaskFailure } from './actions/TaskFailure.tsx';
import { useTask } from './actions/useTask.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { PanelSkeleton } from './PanelSkeleton.tsx';
import { changesInWords, happeningKey, reasonKey } from './timelineWords.ts';

const isCardState = (value: string | null): value is CardState =>
  CARD_STATES.some((state) => state === value);

/** Saves everything that happened to the card, and takes its last change back. */
function TimelineActions({
  details,
  eventId,
}: {
  readonly details: CardDetails;
  readonly eventId: string | null;
}) {
  const text = useText();
  const banners = useBanners();
  const { account } = useSelected();
  const undo = useUndoCardChange();
  const exporting = useExportCard();
  const task = useTask();
  const { card } = details;
  const save = async (format: string) => {
    if (format !== 'csv' && format !== 'xlsx') return;
    const result = await exporting.send(card.cardId, format);
    if (result.ok) saveFile(result.data);
    else banners.show({ kind: 'error', text: text('cards.export.failed') });
  };
  const takeBack = (id: string) =>
    void task.run(
      [id, card.version],
      (idempotencyKey) => undo.send({ card, body: { eventId: id }, idempotencyKey }),
      () => text('cardTask.undo.done', { last4: card.last4 }),
    );
  const may = mayIn(account);
  return (
    <Stack gap={12}>
      <TaskFailure failure={task.failure} />
      <Cluster gap={8}>
        {eventId !== null && may('cards.edit') && (
          <Button size="compact" isPending={undo.isPending} onPress={() => takeBack(eventId)}>
            {text('card.timeline.undo')}
          </Button>
        )}
        {may('cards.export') && (
          <ExportMenu
            size="compact"
            formats={['csv', 'xlsx']}
            isPending={exporting.isPending}
            onExport={(format) => void save(format)}
          />
        )}
      </Cluster>
    </Stack>
  );
}

/** Everything that happened to a card: what, who, when, from what to what, why. [GW-21] */
export function TimelineTab({ details }: { readonly details: CardDetails }) {
  const text = useText();
  const audit = useCardAudit(details.card.cardId);
  const now = useNow();
  if (audit.failure && !audit.data) {
    return (
      <LoadFailure
        failure={audit.failure}
        onRetry={audit.retry}
        what={text('card.timeline.what')}
      />
    );
  }
  if (!audit.data) return <PanelSkeleton />;
  const stateName = (state: string | null) =>
    isCardState(state) ? text(`cardStatus.${state}`) : null;
  const undoable = audit.data.items.find(({ canUndo }) => canUndo)?.eventId ?? null;
  return (
    <Stack gap={16}>
      <TimelineActions details={details} eventId={undoable} />
      <CardTimeline
        label={text('card.tab.timeline')}
        empty={<EmptyState title={text('card.timeline.empty')} />}
        entries={audit.data.items.map((entry) => {
          const [from, to] = [stateName(entry.from), stateName(entry.to)];
          const state = from && to ? text('card.timeline.change', { from, to }) : null;
          const changes = [state, ...changesInWords(entry.changes, text)].filter(Boolean);
          const reason = entry.reason === null ? undefined : reasonKey(entry.reason);
          const why = reason ? text(reason) : entry.reason;
          return {
            id: entry.eventId,
            what: text(happeningKey(entry.action)),
            who: entry.actor,
            when: formatDayAndTime(entry.at, details.timeZone, now),
            ...(changes.length === 0 ? {} : { change: changes.join(' · ') }),
            ...(why === null ? {} : { why }),
          };
        })}
      />
    </Stack>
  );
}
