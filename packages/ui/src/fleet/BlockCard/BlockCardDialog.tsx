'use client';
import { type HostProps } from '../../host/index.ts';
import { ConfirmDialog } from '../../overlays/Dialog/index.ts';
import { Select, type SelectOption } from '../../primitives/Select/index.ts';
import { useText } from '../../provider/index.ts';
import { useStateOfOpen } from '../form/index.ts';

export interface BlockCardDialogProps extends HostProps<HTMLDivElement> {
  readonly isOpen: boolean;
  readonly last4: string;
  /** The driver or vehicle that the card is assigned to. */
  readonly assignedTo: string;
  /** Reasons to choose from. */
  readonly reasons: readonly SelectOption[];
  readonly isSending?: boolean;
  readonly onBlock: (reason: string) => void;
  /** Puts the card on hold instead; omit it if that is not possible. */
  readonly onHold?: (() => void) | undefined;
  readonly onCancel: () => void;
}

/**
 * Confirms the blocking of a card: says that it cannot be undone, asks for a reason, and offers a
 * hold instead. [CARD-04, CARD-12]
 */
export function BlockCardDialog(props: BlockCardDialogProps) {
  const { last4, assignedTo, reasons, isSending, onBlock, onHold, ...dialog } = props;
  const text = useText();
  const [reason, setReason] = useStateOfOpen(dialog.isOpen, '');
  return (
    <ConfirmDialog
      {...dialog}
      title={text('blockCard.title', { last4 })}
      irreversible={text('blockCard.irreversible')}
      fields={
        <Select
          label={text('blockCard.reason')}
          placeholder={text('blockCard.reason.choose')}
          value={reason}
          onChange={setReason}
          options={reasons}
        />
      }
      confirmLabel={text('blockCard.confirm')}
      blockedReason={reason === '' ? text('blockCard.reason.missing') : null}
      isPending={isSending}
      alternative={onHold && { label: text('blockCard.hold'), onChoose: onHold }}
      onConfirm={() => onBlock(reason)}
    >
      {text('blockCard.ends', { name: assignedTo })}
    </ConfirmDialog>
  );
}
