import { useId, useState, type ReactNode, type RefObject } from 'react';
import type { CallFailure } from '@forecourt/api-client';
import { Button } from '@forecourt/ui/button';
import { Dialog, UnsavedChangesDialog } from '@forecourt/ui/dialog';
import { Stack } from '@forecourt/ui/stack';
import { Problem } from '../../app/Problem.tsx';
import { useText } from '../../messages/text.ts';
import { useFailureText } from './useFailureText.ts';

export interface FormDialogProps {
  readonly title: string;
  readonly submitLabel: string;
  readonly isPending: boolean;
  /** What the gateway refused and no field shows. */
  readonly failure: CallFailure | null;
  /** Words it; left out: as the settings do. */
  readonly inWords?: (failure: CallFailure) => string;
  readonly initialFocus?: RefObject<HTMLInputElement | null>;
  readonly onClose: () => void;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/**
 * A few fields over the page, with what was refused above them. Cancel closes it at once; Escape and a
 * press outside it are easily done by mistake, so they ask once something was typed. [UI-20]
 */
export function FormDialog(props: FormDialogProps) {
  const { title, submitLabel, isPending, failure, initialFocus, onClose, onSubmit, children } =
    props;
  const text = useText();
  const ofSettings = useFailureText();
  const { inWords = ofSettings } = props;
  const formId = useId();
  const [isTyped, setTyped] = useState(false);
  const [isAsking, setAsking] = useState(false);
  return (
    <Dialog
      title={title}
      onClose={() => (isTyped ? setAsking(true) : onClose())}
      {...(initialFocus ? { initialFocus } : {})}
      actions={
        <>
          <Button onPress={onClose}>{text('settings.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" isPending={isPending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onInput={() => setTyped(true)}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) onSubmit();
        }}
      >
        <Stack gap={16}>
          <Problem>{failure && inWords(failure)}</Problem>
          {children}
        </Stack>
      </form>
      <UnsavedChangesDialog isOpen={isAsking} onStay={() => setAsking(false)} onLeave={onClose} />
    </Dialog>
  );
}
