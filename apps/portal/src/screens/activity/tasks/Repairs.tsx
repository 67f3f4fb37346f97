import { useState } from 'react';
import { Button } from '@forecourt/ui';
import type { Transaction } from '@forecourt/validation';
import { useDenial } from '../../../app/useDenial.ts';
import { useText } from '../../../messages/text.ts';
import { DeclineTask } from './DeclineTask.tsx';
import { PERMISSION_FOR, repairsOf, type DeclineTaskName } from './declineTasks.ts';

interface RepairsProps {
  readonly transaction: Transaction;
  /** The tasks offered here, if they apply. */
  readonly names: readonly DeclineTaskName[];
  /** Called when a task closes, done or not. */
  readonly onClose?: () => void;
}

/** Buttons for a decline's tasks, shown with its explanation. */
export function Repairs({ transaction, names, onClose }: RepairsProps) {
  const text = useText();
  const denial = useDenial();
  const [task, setTask] = useState<DeclineTaskName | null>(null);
  const close = () => {
    setTask(null);
    onClose?.();
  };
  return (
    <>
      {repairsOf(transaction)
        .filter((name) => names.includes(name))
        .map((name, index) => (
          <Button
            key={name}
            variant={index === 0 && name !== 'message' ? 'primary' : undefined}
            disabledReason={denial(PERMISSION_FOR[name])}
            onPress={() => setTask(name)}
          >
            {text(`activity.task.${name}`)}
          </Button>
        ))}
      {task !== null && <DeclineTask task={task} transaction={transaction} onClose={close} />}
    </>
  );
}
