import { useState } from 'react';
import { useQuery, useViewPin } from '@forecourt/api-client/react';
import { Button, Cluster, PinDisplay, SetPinForm, Stack } from '@forecourt/ui';
import {
  PIN_DISPLAY_SECONDS,
  PIN_REMINDER_WORKING_DAYS_MAX,
  PIN_REMINDER_WORKING_DAYS_MIN,
} from '@forecourt/validation';
import { useAction } from '../../../app/useAction.ts';
import { useText } from '../../../messages/text.ts';
import { useSelected } from '../../../shell/account.ts';
import { holderOf } from '../cardColumns.tsx';
import { TaskFailure } from './TaskFailure.tsx';
import { taskForm } from './taskForm.tsx';
import type { TaskProps } from './TaskProps.ts';

interface RevealedPin {
  readonly pin: string;
  readonly seconds: number;
}

/** Sends the PIN to the cardholder; the gateway limits how often. [PID-03] */
function PinReminder({ card, hasPin }: Pick<TaskProps, 'card'> & { readonly hasPin: boolean }) {
  const text = useText();
  const { cardId, last4 } = card;
  const reminding = useAction(
    'requestPinReminder',
    ({ workingDaysMin: from, workingDaysMax: to }) =>
      text('cardTask.pinReminder.done', { last4, from, to }),
  );
  return (
    <Stack gap={12}>
      <TaskFailure failure={reminding.failure} />
      <Cluster gap={8}>
        <Button
          isPending={reminding.isPending}
          disabledReason={hasPin ? null : text('card.pinNotSet')}
          onPress={() => void reminding.send({ params: { cardId }, body: {} })}
        >
          {text('cardTask.pinReminder')}
        </Button>
      </Cluster>
      <p>
        {text('cardTask.pinReminder.note', {
          from: PIN_REMINDER_WORKING_DAYS_MIN,
          to: PIN_REMINDER_WORKING_DAYS_MAX,
        })}
      </p>
    </Stack>
  );
}

/** Shows the PIN briefly; the card's history records who viewed it. [SCREEN-52, PID-13] */
export function ViewPinTask({ card }: TaskProps) {
  const text = useText();
  const { viewer } = useSelected();
  const details = useQuery('getCard', { params: { cardId: card.cardId } });
  const view = useViewPin();
  const [revealed, setRevealed] = useState<RevealedPin | null>(null);
  const reveal = async () => {
    const result = await view.send(card.cardId);
    if (result.ok) setRevealed(result.data);
  };
  return (
    <Stack gap={16}>
      <TaskFailure failure={view.failure} />
      <PinDisplay
        label={text('cardTask.viewPin.of', { name: holderOf(card, text) })}
        pin={revealed?.pin ?? null}
        seconds={revealed?.seconds ?? PIN_DISPLAY_SECONDS}
        onShow={() => void reveal()}
        onHide={() => setRevealed(null)}
        isPending={view.isPending}
        disabledReason={details.data?.hasPin === false ? text('card.pinNotSet') : null}
      />
      <p>{text('cardTask.viewPin.note')}</p>
      {viewer.may('pins.remind') && (
        <PinReminder card={card} hasPin={details.data?.hasPin !== false} />
      )}
    </Stack>
  );
}

/** Sets a card's PIN. [PID-02, PID-10, PID-11] */
export function SetPinTask({ card, onBack, onDirty }: TaskProps) {
  const text = useText();
  const setPin = useAction('setPin', text('cardTask.setPin.done', { last4: card.last4 }));
  const save = async (pin: string) => {
    const body = { pin, confirmation: pin };
    if (await setPin.run({ params: { cardId: card.cardId }, body })) onBack();
  };
  return (
    <SetPinForm
      {...taskForm(setPin)}
      onSave={(pin) => void save(pin)}
      onCancel={onBack}
      onDirty={onDirty}
    />
  );
}
