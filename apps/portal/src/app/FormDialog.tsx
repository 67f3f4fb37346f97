import { useId, useState, type ReactNode, type RefObject } from 'react';
import { Button } from '@forecourt/ui/button';
import { Dialog, UnsavedChangesDialog } from '@forecourt/ui/dialog';
import { Stack } from '@forecourt/ui/stack';
import { useText } from '../messages/text.ts';
import { Problem } from './Problem.tsx';
import { useOverlayGuard } from './useUnsavedGuard.tsx';

export interface FormDialogProps {
  readonly title: string;
  readonly submitLabel: string;
  /** The action is destructive. */
  readonly isDanger?: boolean;
  readonly isPending: boolean;
  /** A rejection that no field shows. */
  readonly problem?: ReactNode;
  readonly initialFocus?: RefObject<HTMLInputElement | null>;
  readonly onClose: () => void;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/**
 * A short form over the page, with any rejection at the top. Cancel closes it immediately; Escape,
 * outside presses, and leaving the page ask first once anything was typed. [UI-19, UI-20]
 */
export function FormDialog(props: FormDialogProps) {
  const { title, submitLabel, isDanger = false, isPending, problem, initialFocus } = props;
  const { onClose, onSubmit, children } = props;
  const text = useText();
  const formId = useId();
  const [isDirty, setDirty] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const question = useOverlayGuard(isDirty);
  return (
    <Dialog
      title={title}
      onClose={() => (isDirty ? setConfirming(true) : onClose())}
      initialFocus={initialFocus}
      actions={
        <>
          <Button onPress={onClose}>{text('confirmDialog.cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant={isDanger ? 'danger' : 'primary'}
            isPending={isPending}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onInput={() => setDirty(true)}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) onSubmit();
        }}
      >
        <Stack gap={16}>
          <Problem>{problem}</Problem>
          {children}
        </Stack>
      </form>
      <UnsavedChangesDialog
        isOpen={isConfirming}
        onStay={() => setConfirming(false)}
        onLeave={onClose}
      />
      {question}
    </Dialog>
  );
}
