import { useState } from 'react';
import { Button } from '@forecourt/ui';
import type { Transaction } from '@forecourt/validation';
import { useText } from '../../../messages/text.ts';
import { actorIn, useSelected } from '../../../shell/account.ts';
import { DeclineTask } from './DeclineTask.tsx';
import { reasonAgainst, repairsOf, type DeclineTaskName } from './declineTasks.ts';

interface RepairsProps {
  readonly transaction: Transaction;
  /** Those of its repairs that are offered here. */
  readonly names: readonly DeclineTaskName[];
}

/** What can be done about a decline, where it is explained. */
export function Repairs({ transaction, names }: RepairsProps) {
  const text = useText();
  const { account } = useSelected();
  const [task, setTask] = useState<DeclineTaskName | null>(null);
  return (
    <>
      {repairsOf(transaction)
        .filter((name) => names.includes(name))
        .map((name, at) => {
          const against = reasonAgainst(actorIn(account), name);
          return (
            <Button
              key={name}
              {...(at === 0 && name !== 'message' ? { variant: 'primary' as const } : {})}
              disabledReason={against ? text(against.key, against.params) : null}
              onPress={() => setTask(name)}
            >
              {text(`activity.task.${name}`)}
            </Button>
          );
        })}
      {task !== null && (
        <DeclineTask task={task} transaction={transaction} onClose={() => setTask(null)} />
      )}
    </>
  );
}
