import { SecretDialog as ShownOnce } from '../../app/SecretDialog.tsx';
import { useText } from '../../messages/text.ts';

interface SecretDialogProps {
  /** The name of the key or endpoint that has the secret. */
  readonly name: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** Shows the secret of a key or endpoint once; asks before anything dismisses it. [UI-19] */
export function SecretDialog({ name, secret, onClose }: SecretDialogProps) {
  const text = useText();
  return (
    <ShownOnce
      title={text('apiKeys.shown.title', { name })}
      secret={secret}
      label={text('apiKeys.shown.secret')}
      copyName={text('apiKeys.shown.copy')}
      doneLabel={text('apiKeys.shown.done')}
      onClose={onClose}
    >
      {text('apiKeys.shown.text')}
    </ShownOnce>
  );
}
