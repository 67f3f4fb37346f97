import { Button, CopyButton, Dialog, Stack, TextArea } from '@forecourt/ui';
import { usePanelGuard } from '../../app/useUnsavedGuard.tsx';
import { useText } from '../../messages/text.ts';

interface SecretDialogProps {
  /** Whose secret it is. */
  readonly name: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** Shows a secret once; Back and a reload, which would lose it, ask first. [UI-19] */
export function SecretDialog({ name, secret, onClose }: SecretDialogProps) {
  const text = useText();
  const question = usePanelGuard(true);
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
            <Button variant="primary" onPress={onClose}>
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
      {question}
    </>
  );
}
