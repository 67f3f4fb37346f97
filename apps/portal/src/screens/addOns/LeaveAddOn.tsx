import { useState } from 'react';
import type { AddOn } from '@forecourt/api-client';
import { useChangeAddOn } from '@forecourt/api-client/react';
import { Button, Dialog, Stack } from '@forecourt/ui';
import { useReported } from '../../app/useAction.ts';
import { useText } from '../../messages/text.ts';

/** Removes a product from the account, after confirming what ends. */
export function LeaveAddOn({ addOn }: { readonly addOn: AddOn }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const name = text(`menu.${addOn.service}`);
  const change = useReported(useChangeAddOn(), text('addOn.left', { name }), text('addOn.failed'));
  const leave = async () => {
    await change.send(addOn, { action: 'leave', settings: addOn.settings });
    setOpen(false);
  };
  return (
    <>
      <Button variant="danger" onPress={() => setOpen(true)}>
        {text('addOn.leave', { name })}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={text('addOn.leave.title', { name })}
        actions={
          <>
            <Button onPress={() => setOpen(false)}>{text('addOn.leave.no')}</Button>
            <Button variant="danger" isPending={change.isPending} onPress={() => void leave()}>
              {text('addOn.leave.yes', { name })}
            </Button>
          </>
        }
      >
        <Stack gap={12}>
          <p>{text('addOn.leave.text')}</p>
          {addOn.service === 'fraudProtector' && <p>{text('addOn.leave.waiver')}</p>}
        </Stack>
      </Dialog>
    </>
  );
}
