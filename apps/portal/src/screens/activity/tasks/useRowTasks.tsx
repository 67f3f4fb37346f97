import { useState } from 'react';
import type { MenuGroup } from '@forecourt/ui';
import type { Transaction } from '@forecourt/validation';
import { useDenial } from '../../../app/useDenial.ts';
import { useText } from '../../../messages/text.ts';
import { DeclineTask } from './DeclineTask.tsx';
import { DECLINE_TASKS, PERMISSION_FOR, repairsOf, type DeclineTaskName } from './declineTasks.ts';
import { useDisputeLink } from './useDisputeBlock.ts';

/** A row's menu: tasks for a decline, or disputing a purchase. */
export function useRowTasks() {
  const text = useText();
  const denial = useDenial();
  const disputeLink = useDisputeLink();
  const [open, setOpen] = useState<{
    readonly task: DeclineTaskName;
    readonly transaction: Transaction;
  } | null>(null);
  const repairs = (transaction: Transaction) =>
    repairsOf(transaction).map((id) => {
      const disabledReason = denial(PERMISSION_FOR[id]);
      return {
        id,
        label: text(`activity.task.${id}`),
        ...(id === 'hold' ? { tone: 'danger' as const } : {}),
        ...(disabledReason === null ? {} : { isDisabled: true, help: disabledReason }),
      };
    });
  const disputing = (transaction: Transaction) => {
    const { disabledReason, ...link } = disputeLink(transaction);
    const denied = disabledReason !== undefined && { isDisabled: true, help: disabledReason };
    return { id: 'dispute', ...link, ...denied };
  };
  return {
    rowActions: (transaction: Transaction): readonly MenuGroup[] => [
      {
        id: 'row',
        entries:
          transaction.status === 'declined' ? repairs(transaction) : [disputing(transaction)],
      },
    ],
    onRowAction: (id: string, transaction: Transaction) => {
      const task = DECLINE_TASKS.find((name) => name === id);
      if (task) setOpen({ task, transaction });
    },
    /** The dialog of the chosen task. */
    dialog: open && <DeclineTask {...open} onClose={() => setOpen(null)} />,
  };
}
