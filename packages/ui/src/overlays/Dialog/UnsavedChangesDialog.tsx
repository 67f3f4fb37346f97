'use client';
import { type HostProps } from '../../host/index.ts';
import { useText } from '../../provider/index.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

export interface UnsavedChangesDialogProps extends HostProps<HTMLDivElement> {
  readonly isOpen: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Confirms before someone leaves a page or panel with unsaved changes. [UI-19, UI-20] */
export function UnsavedChangesDialog({ onStay, onLeave, ...dialog }: UnsavedChangesDialogProps) {
  const text = useText();
  return (
    <ConfirmDialog
      {...dialog}
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
