import { useMutation, useQuery } from '@forecourt/api-client/react';
import { Button, HoldScheduleForm, InlineMessage, Stack } from '@forecourt/ui';
import type { HoldSchedule } from '@forecourt/validation';
import { useReported } from '../../../app/useAction.ts';
import { useWhen } from '../../../app/useWhen.ts';
import { useText } from '../../../messages/text.ts';
import { taskForm } from './taskForm.tsx';
import type { TaskProps } from './TaskProps.ts';
import { useHoldEnds } from './useHoldEnds.ts';

/** Holds a card for a period or every night, or removes that schedule. [CARD-07, CARD-13] */
export function HoldTask({ card, onBack, onDirty }: TaskProps) {
  const text = useText();
  const when = useWhen();
  const details = useQuery('getCard', { params: { cardId: card.cardId } });
  const holdEnds = useHoldEnds();
  const { cardId, last4, version } = card;
  const changing = useReported(
    useMutation((calls, body: HoldSchedule | null) => {
      const params = { cardId };
      const precondition = { ifMatch: version };
      return body === null
        ? calls.endHoldSchedule({ params }, precondition)
        : calls.scheduleHold({ params, body }, precondition);
    }),
    (_, body) => text(body === null ? 'cardTask.hold.ended' : 'cardTask.hold.done', { last4 }),
  );
  const change = async (body: HoldSchedule | null) => {
    if (await changing.run(body)) onBack();
  };
  const changesAt = card.holdChangesAt;
  return (
    <Stack gap={16}>
      {details.data?.holdSchedule && changesAt !== null && (
        <InlineMessage
          tone="info"
          action={
            <Button size="compact" isPending={changing.isPending} onPress={() => void change(null)}>
              {text('cardTask.hold.end')}
            </Button>
          }
        >
          {text('cardTask.hold.now', { at: when(changesAt) })}
        </InlineMessage>
      )}
      <HoldScheduleForm
        {...holdEnds}
        {...taskForm(changing)}
        onSave={(body) => void change(body)}
        onCancel={onBack}
        onDirty={onDirty}
      />
    </Stack>
  );
}
