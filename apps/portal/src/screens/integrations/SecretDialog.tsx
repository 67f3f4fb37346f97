import { Button, CopyButton, Dialog, Stack, TextArea } from '@forecourt/ui';
import { useUnsavedGuard } from '../../app/useUnsavedGuard.tsx';
import { useText } from '../../messages/text.ts';

interface SecretDialogProps {
  /** The name of the key or endpoint that has the secret. */
  readonly name: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** Shows a secret once; asks before anything dismisses it. [UI-19] */
export function SecretDialog({ name, secret, onClose }: SecretDialogProps) {
  const text = useText();
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
        title={text('apiKeys.shown.title', { name })}
        // the secret cannot be shown again, so only the button closes the dialog
        onClose={() => undefined}
        actions={
          <>
            <CopyButton value={secret} name={text('apiKeys.shown.copy')} />
            <Button variant="primary" onPress={finish}>
              {text('apiKeys.shown.done')}
            </Button>
          </>
        }
      >
        <Stack gap={16}>
          <p>{text('apiKeys.shown.text')}</p>
          <div data-private>
            <TextArea label={text('apiKeys.shown.secret')} value={secret} isReadOnly />
          </div>
        </Stack>
      </Dialog>
      {guard.question}
    </>
  );
}
