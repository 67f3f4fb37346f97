import { useState, type ReactNode } from 'react';
import type { MenuGroup } from '@forecourt/ui';
import { can, DISPUTE_FILING_DAYS, dayIn, type Transaction } from '@forecourt/validation';
import { href } from '../../../addresses/href.ts';
import { useNow } from '../../../app/useNow.ts';
import { useText } from '../../../messages/text.ts';
import { actorIn, useSelected } from '../../../shell/account.ts';
import { DeclineTask } from './DeclineTask.tsx';
import { DECLINE_TASKS, reasonAgainst, repairsOf, type DeclineTaskName } from './declineTasks.ts';

/** Why a purchase cannot be disputed, in words; null: it can. [DISP-01] */
export function useDisputeBlock(): (transaction: Transaction) => string | null {
  const text = useText();
  const now = useNow();
  const { account } = useSelected();
  const earliest = dayIn(account.timeZone, now).subtract({ days: DISPUTE_FILING_DAYS }).toString();
  const granted = can(actorIn(account), 'disputes.file');
  return ({ status, occurredAt }) => {
    const [first] = granted.allowed ? [] : granted.reasons;
    if (first) return text(first.key, first.params);
    if (status !== 'complete') return text('dispute.notPosted');
    const day = dayIn(account.timeZone, new Date(occurredAt)).toString();
    return day < earliest ? text('dispute.tooLate', { days: DISPUTE_FILING_DAYS }) : null;
  };
}

export interface RowTasks {
  readonly rowActions: (transaction: Transaction) => readonly MenuGroup[];
  readonly onRowAction: (id: string, transaction: Transaction) => void;
  /** The dialog of what was chosen. */
  readonly dialog: ReactNode;
}

/** What can be done about one row: repair a decline, dispute a purchase. */
export function useRowTasks(): RowTasks {
  const text = useText();
  const { account } = useSelected();
  const block = useDisputeBlock();
  const [open, setOpen] = useState<{
    readonly task: DeclineTaskName;
    readonly transaction: Transaction;
  } | null>(null);
  const repairs = (transaction: Transaction) =>
    repairsOf(transaction).map((id) => {
      const against = reasonAgainst(actorIn(account), id);
      return {
        id,
        label: text(`activity.task.${id}`),
        ...(id === 'hold' ? { tone: 'danger' as const } : {}),
        ...(against ? { isDisabled: true, help: text(against.key, against.params) } : {}),
      };
    });
  const disputing = (transaction: Transaction) => {
    const { dispute, transactionId } = transaction;
    if (dispute) {
      const { disputeId, disputeNumber } = dispute;
      return {
        id: 'dispute',
        label: text('activity.dispute.open', { number: disputeNumber }),
        href: href('dispute', { disputeId }),
      };
    }
    const why = block(transaction);
    return {
      id: 'dispute',
      label: text('activity.dispute'),
      ...(why === null
        ? { href: href('newDispute', { transactionId }) }
        : { isDisabled: true, help: why }),
    };
  };
  return {
    rowActions: (transaction) => [
      {
        id: 'row',
        entries:
          transaction.status === 'declined' ? repairs(transaction) : [disputing(transaction)],
      },
    ],
    onRowAction: (id, transaction) => {
      const task = DECLINE_TASKS.find((one) => one === id);
      if (task) setOpen({ task, transaction });
    },
    dialog: open && <DeclineTask {...open} onClose={() => setOpen(null)} />,
  };
}
