import { Button } from '@forecourt/ui/button';
import { Dialog } from '@forecourt/ui/dialog';
import { ButtonLink } from '@forecourt/ui/link';
import { href } from '../addresses/href.ts';
import { useText } from '../messages/text.ts';

export interface IdleDialogProps {
  readonly secondsLeft: number;
  readonly onStay: () => void;
}

/** Asks whether somebody is still there, with the seconds that are left. [SESS-25, SESS-29] */
export default function IdleDialog({ secondsLeft, onStay }: IdleDialogProps) {
  const text = useText();
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={text('session.idle.title')}
      onClose={onStay}
      actions={
        <>
          <ButtonLink href={href('logout')}>{text('shell.signOut')}</ButtonLink>
          <Button variant="primary" onPress={onStay}>
            {text('session.idle.stay')}
          </Button>
        </>
      }
    >
      {text('session.idle.text', { seconds: secondsLeft })}
    </Dialog>
  );
}
