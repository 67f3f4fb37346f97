import { useMutation, useQuery } from '@forecourt/api-client/react';
import { Button, HoldScheduleForm, InlineMessage, Stack } from '@forecourt/ui';
import type { HoldSchedule } from '@forecourt/validation';
import { useWhen } from '../../../app/useWhen.ts';
import { useTell } from '../../../app/useTell.ts';
import { useText } from '../../../messages/text.ts';
import { taskForm } from './taskForm.tsx';
import type { TaskProps } from './TaskProps.ts';
import { useHoldEnds } from './useHoldEnds.ts';

/** Holds a card for some time or every night, and takes such a schedule away. [CARD-07, CARD-13] */
export function HoldTask({ card, onBack, onDirty }: TaskProps) {
  const text = useText();
  const when = useWhen();
  const details = useQuery('getCard', { params: { cardId: card.cardId } });
  const tell = useTell();
  const schedule = useMutation('scheduleHold');
  const end = useMutation('endHoldSchedule');
  const ends = useHoldEnds();
  const { cardId, last4, version } = card;
  const save = async (body: HoldSchedule) => {
    const result = await schedule.send({ params: { cardId }, body }, { ifMatch: version });
    if (tell(result, text('cardTask.hold.done', { last4 }))) onBack();
  };
  const remove = async () => {
    const result = await end.send({ params: { cardId } }, { ifMatch: version });
    if (tell(result, text('cardTask.hold.ended', { last4 }))) onBack();
  };
  const changesAt = card.holdChangesAt;
  return (
    <Stack gap={16}>
      {details.data?.holdSchedule && changesAt !== null && (
        <InlineMessage
          tone="info"
          action={
            <Button size="compact" isPending={end.isPending} onPress={() => void remove()}>
              {text('cardTask.hold.end')}
            </Button>
          }
        >
          {text('cardTask.hold.now', { at: when(changesAt) })}
        </InlineMessage>
      )}
      <HoldScheduleForm
        {...ends}
        {...taskForm({ isPending: schedule.isPending, failure: schedule.failure ?? end.failure })}
        onSave={(body) => void save(body)}
        onCancel={onBack}
        onDirty={onDirty}
      />
    </Stack>
  );
}
