import { useMutation, useQuery } from '@forecourt/api-client/react';
import { Button, HoldScheduleForm, InlineMessage, Stack } from '@forecourt/ui';
import { formatDayAndTime } from '@forecourt/ui/format';
import type { HoldSchedule } from '@forecourt/validation';
import { useNow } from '../../../app/useNow.ts';
import { useText } from '../../../messages/text.ts';
import { useSelected } from '../../../shell/account.ts';
import type { TaskProps } from './TaskProps.ts';
import { useHoldEnds } from './useHoldEnds.ts';
import { useTask } from './useTask.tsx';

/** Holds a card for some time or every night, and takes such a schedule away. [CARD-07, CARD-13] */
export function HoldTask({ card, onBack, onDirty }: TaskProps) {
  const text = useText();
  const now = useNow();
  const { account } = useSelected();
  const zone = account.timeZone;
  const details = useQuery('getCard', { params: { cardId: card.cardId } });
  const schedule = useMutation('scheduleHold');
  const end = useMutation('endHoldSchedule');
  const task = useTask();
  const ends = useHoldEnds();
  const save = async (body: HoldSchedule) => {
    const done = await task.run(
      () => schedule.send({ params: { cardId: card.cardId }, body }, { ifMatch: card.version }),
      () => text('cardTask.hold.done', { last4: card.last4 }),
    );
    if (done) onBack();
  };
  const remove = async () => {
    const done = await task.run(
      () => end.send({ params: { cardId: card.cardId } }, { ifMatch: card.version }),
      () => text('cardTask.hold.ended', { last4: card.last4 }),
    );
    if (done) onBack();
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
          {text('cardTask.hold.now', { at: formatDayAndTime(changesAt, zone, now) })}
        </InlineMessage>
      )}
      <HoldScheduleForm
        {...ends}
        isSaving={schedule.isPending}
        {...task.form}
        onSave={(body) => void save(body)}
        onCancel={onBack}
        onDirty={onDirty}
      />
    </Stack>
  );
}
