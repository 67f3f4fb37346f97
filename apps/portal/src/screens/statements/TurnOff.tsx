import { useState } from 'react';
import { Button, ConfirmDialog } from '@forecourt/ui';
import { useText } from '../../messages/text.ts';

interface TurnOffProps {
  readonly subject: 'accounting' | 'delivery';
  /** The SFTP server, for `delivery`. */
  readonly host?: string;
  readonly isPending: boolean;
  readonly onTurnOff: () => Promise<void>;
}

/** Turns off the accounting export or its delivery, after saying what is deleted. */
export function TurnOff({ subject, host = '', isPending, onTurnOff }: TurnOffProps) {
  const text = useText();
  const [isAsking, setAsking] = useState(false);
  const turnOff = async () => {
    await onTurnOff();
    setAsking(false);
  };
  return (
    <>
      <Button isPending={isPending} onPress={() => setAsking(true)}>
        {text(`${subject}.turnOff`)}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={text(`${subject}.turnOff.title`, { host })}
          confirmLabel={text(`${subject}.turnOff.confirm`)}
          irreversible={text(`${subject}.turnOff.final`)}
          isPending={isPending}
          onConfirm={() => void turnOff()}
          onCancel={() => setAsking(false)}
        >
          {text(`${subject}.turnOff.text`)}
        </ConfirmDialog>
      )}
    </>
  );
}
