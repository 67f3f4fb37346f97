import { lazy, Suspense, useState, type ComponentType } from 'react';
import { CardNumber, CardStatus, InlineMessage } from '@forecourt/ui';
import type { Card } from '@forecourt/validation';
import { FormPanel } from '../../../app/FormPanel.tsx';
import { reasonText } from '../../../messages/reasonText.ts';
import { useText } from '../../../messages/text.ts';
import { useSelected } from '../../../shell/account.ts';
import { PanelSkeleton } from '../PanelSkeleton.tsx';
import type { CardAddress, PanelTask } from '../useCardAddress.ts';
import { HoldTask } from './HoldTask.tsx';
import { SetPinTask, ViewPinTask } from './PinTasks.tsx';
import { PromptsTask } from './PromptsTask.tsx';
import { ShareTask } from './ShareTask.tsx';
import { SuccessionTask } from './SuccessionTask.tsx';
import { SwitchProfileTask } from './SwitchProfileTask.tsx';
import { reasonsAgainst } from './taskRules.ts';
import { TransferTask } from './TransferTask.tsx';
import type { TaskProps } from './TaskProps.ts';

/** Lazy, since only fleets that text their drivers need it. */
const GuideTask = lazy(async () => {
  const { GuideTask: component } = await import('./GuideTask.tsx');
  return { default: component };
});

const TASKS: Readonly<Record<PanelTask, ComponentType<TaskProps>>> = {
  replace: (props) => <SuccessionTask {...props} kind="replace" />,
  reissue: (props) => <SuccessionTask {...props} kind="reissue" />,
  transfer: TransferTask,
  switchProfile: SwitchProfileTask,
  share: ShareTask,
  prompts: PromptsTask,
  guide: GuideTask,
  hold: HoldTask,
  viewPin: ViewPinTask,
  setPin: SetPinTask,
};

/** A card task, shown in place of the card's panel. */
export function TaskPanel({
  card,
  task,
  address,
}: {
  readonly card: Card;
  readonly task: PanelTask;
  readonly address: CardAddress;
}) {
  const text = useText();
  const { account } = useSelected();
  const [isDirty, setDirty] = useState(false);
  const blockingReason = reasonText(text, reasonsAgainst(card, account, task));
  const Task = TASKS[task];
  const back = () => address.showTask(null);
  return (
    <FormPanel
      onClose={back}
      name={text(`cardTask.${task}.name`, { last4: card.last4 })}
      title={
        <>
          {text(`cardTask.${task}.title`)} <CardNumber last4={card.last4} look="text" />
        </>
      }
      status={<CardStatus state={card.status} />}
      hasUnsavedChanges={isDirty}
    >
      {blockingReason ? (
        <InlineMessage tone="warn" title={text('cardTask.notNow')}>
          {blockingReason}
        </InlineMessage>
      ) : (
        <Suspense fallback={<PanelSkeleton />}>
          <Task card={card} onBack={back} onDirty={setDirty} />
        </Suspense>
      )}
    </FormPanel>
  );
}
