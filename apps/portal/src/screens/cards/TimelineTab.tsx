import type { CardDetails } from '@forecourt/api-client';
import { useMutation } from '@forecourt/api-client/react';
import { Button } from '@forecourt/ui';
import { useText } from '../../messages/text.ts';
import { mayIn, useSelected } from '../../shell/account.ts';
import { Timeline } from '../timeline/Timeline.tsx';
import { TaskFailure } from './actions/TaskFailure.tsx';
import { useTask } from './actions/useTask.tsx';

interface UndoProps {
  readonly details: CardDetails;
  readonly eventId: string | null;
}

/** Takes the card's last change back, where its lifecycle lets it. */
function Undo({ details: { card }, eventId }: UndoProps) {
  const text = useText();
  const { account } = useSelected();
  const undo = useMutation('undoCardChange');
  const task = useTask();
  const takeBack = (id: string) =>
    void task.run(
      () =>
        undo.send(
          { params: { cardId: card.cardId, eventId: id }, body: {} },
          { ifMatch: card.version },
        ),
      () => text('cardTask.undo.done', { last4: card.last4 }),
    );
  return (
    <>
      <TaskFailure failure={task.failure} />
      {eventId !== null && mayIn(account)('cards.edit') && (
        <Button size="compact" isPending={undo.isPending} onPress={() => takeBack(eventId)}>
          {text('card.timeline.undo')}
        </Button>
      )}
    </>
  );
}

/** Everything that happened to a card: what, who, when, from what to what, why. [GW-21] */
export function TimelineTab({ details }: { readonly details: CardDetails }) {
  const text = useText();
  return (
    <Timeline
      who="card"
      id={details.card.cardId}
      label={text('card.tab.timeline')}
      renderActions={(items) => (
        <Undo details={details} eventId={items.find(({ canUndo }) => canUndo)?.entryId ?? null} />
      )}
    />
  );
}
