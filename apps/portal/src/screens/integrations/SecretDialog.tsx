import { Button, CopyButton, Dialog, Stack, TextArea } from '@forecourt/ui';
import { useUnsavedGuard } from '../../app/useUnsavedGuard.tsx';
import { useText } from '../../messages/text.ts';

interface SecretDialogProps {
  /** Whose secret it is. */
  readonly name: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** Shows a secret once; whatever would lose it before the person says that they stored it asks first. [UI-19] */
export function SecretDialog({ name, secret, onClose }: SecretDialogProps) {
  const text = useText();
  const guard = useUnsavedGuard(true);
  const done = () => {
    guard.release();
    onClose();
  };
  return (
    <>
      <Dialog
        isOpen
        role="alertdialog"
        title={text('apiKeys.shown.title', { name })}
        // it is gone once it is closed, so only the button closes it
        onClose={() => undefined}
        actions={
          <>
            <CopyButton value={secret} name={text('apiKeys.shown.copy')} />
            <Button variant="primary" onPress={done}>
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
