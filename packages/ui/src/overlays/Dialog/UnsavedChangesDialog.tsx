'use client';
import { useText } from '../../provider/index.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

export interface UnsavedChangesDialogProps {
  readonly isOpen: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks before a page or a panel with unsaved changes is left. [UI-19, UI-20] */
export function UnsavedChangesDialog({ isOpen, onStay, onLeave }: UnsavedChangesDialogProps) {
  const text = useText();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onCancel={onStay}
      onConfirm={onLeave}
      title={text('unsavedChanges.title')}
      confirmLabel={text('unsavedChanges.leave')}
      cancelLabel={text('unsavedChanges.stay')}
    >
      {text('unsavedChanges.text')}
    </ConfirmDialog>
  );
}
