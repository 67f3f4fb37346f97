import type { CardDetails } from '@forecourt/api-client';
import { Button } from '@forecourt/ui';
import { useAction } from '../../app/useAction.ts';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { Timeline } from '../timeline/Timeline.tsx';
import { TaskFailure } from './actions/TaskFailure.tsx';

interface UndoProps {
  readonly details: CardDetails;
  readonly eventId: string | null;
}

/** Reverts the card's last change, if its lifecycle allows. */
function Undo({ details: { card }, eventId }: UndoProps) {
  const text = useText();
  const { viewer } = useSelected();
  const undo = useAction('undoCardChange', text('cardTask.undo.done', { last4: card.last4 }));
  const revert = (id: string) =>
    undo.send(
      { params: { cardId: card.cardId, eventId: id }, body: {} },
      { ifMatch: card.version },
    );
  return (
    <>
      <TaskFailure failure={undo.failure} />
      {eventId !== null && viewer.may('cards.edit') && (
        <Button size="compact" isPending={undo.isPending} onPress={() => void revert(eventId)}>
          {text('card.timeline.undo')}
        </Button>
      )}
    </>
  );
}

/** A card's history: what changed, who, when, from and to which value, and why. [GW-21] */
export function TimelineTab({ details }: { readonly details: CardDetails }) {
  const text = useText();
  return (
    <Timeline
      entity="card"
      id={details.card.cardId}
      label={text('card.tab.timeline')}
      renderActions={(items) => (
        <Undo details={details} eventId={items.find(({ canUndo }) => canUndo)?.entryId ?? null} />
      )}
    />
  );
}
