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
export function UnsavedChangesDialog(props: UnsavedChangesDialogProps) {
  const { isOpen, onStay, onLeave, className, ref } = props;
  const text = useText();
  return (
    <ConfirmDialog
      ref={ref}
      className={className}
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
