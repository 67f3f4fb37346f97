import type { ReactNode } from 'react';
import { Button, CopyButton, Dialog, TextArea } from '@forecourt/ui';
import { useUnsavedGuard } from './useUnsavedGuard.tsx';

export interface SecretDialogProps {
  readonly title: string;
  /** What to do with the secret, and that it cannot be seen again. */
  readonly children: ReactNode;
  readonly secret: string;
  readonly label: string;
  /** What the button copies. */
  readonly copyName: string;
  readonly doneLabel: string;
  readonly onClose: () => void;
}

/** Shows a secret once; asks before anything dismisses it. [UI-19] */
export function SecretDialog(props: SecretDialogProps) {
  const { title, children, secret, label, copyName, doneLabel, onClose } = props;
  const guard = useUnsavedGuard(true);
  const finish = () => {
    guard.release();
    onClose();
  };
  return (
    <>
      <Dialog
        isOpen
        role="alertdialog"
        title={title}
        // the secret cannot be shown again, so only the button closes the dialog
        onClose={() => undefined}
        actions={
          <>
            <CopyButton value={secret} name={copyName} />
            <Button variant="primary" onPress={finish}>
              {doneLabel}
            </Button>
          </>
        }
        fields={
          <div data-private>
            <TextArea label={label} value={secret} isReadOnly />
          </div>
        }
      >
        <p>{children}</p>
      </Dialog>
      {guard.question}
    </>
  );
}
