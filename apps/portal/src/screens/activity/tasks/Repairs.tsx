import { useState } from 'react';
import { Button, Cluster } from '@forecourt/ui';
import type { Transaction } from '@forecourt/validation';
import { useText } from '../../../messages/text.ts';
import { actorIn, useSelected } from '../../../shell/account.ts';
import { DeclineTask } from './DeclineTask.tsx';
import { reasonAgainst, repairsOf, type DeclineTaskName } from './declineTasks.ts';

/** What can be done about a decline, where it is explained. */
export function Repairs({ transaction }: { readonly transaction: Transaction }) {
  const text = useText();
  const { account } = useSelected();
  const [task, setTask] = useState<DeclineTaskName | null>(null);
  return (
    <>
      <Cluster gap={8}>
        {repairsOf(transaction)
          .filter((name) => name !== 'hold')
          .map((name) => {
            const against = reasonAgainst(actorIn(account), name);
            return (
              <Button
                key={name}
                {...(name === 'allow' ? { variant: 'primary' as const } : {})}
                disabledReason={against ? text(against.key, against.params) : null}
                onPress={() => setTask(name)}
              >
                {text(`activity.task.${name}`)}
              </Button>
            );
          })}
      </Cluster>
      {task !== null && (
        <DeclineTask task={task} transaction={transaction} onClose={() => setTask(null)} />
      )}
    </>
  );
}
