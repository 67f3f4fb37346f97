import { useState } from 'react';
import { ConfirmDialog, CopyButton, Stack, TextArea } from '@forecourt/ui';
import { useWhen } from '../../../app/useWhen.ts';
import { useText } from '../../../messages/text.ts';
import { followLink } from '../../lists/saveFile.ts';
import { declineNames, type TransactionDetails } from '../purchaseFacts.ts';

interface MessageTaskProps {
  readonly details: TransactionDetails;
  readonly onClose: () => void;
}

/** Opens a draft in the user's messaging app. Only the card's last four digits appear in it. */
const openMessages = (mobile: string, message: string) =>
  followLink(`sms:${mobile.replaceAll(/[^\d+]/g, '')}?&body=${encodeURIComponent(message)}`);

/** Tells the driver why the pump declined the card, by text message or copied text. */
export function MessageTask({ details, onClose }: MessageTaskProps) {
  const text = useText();
  const when = useWhen();
  const { transaction, driver } = details;
  const { site, cardLast4, occurredAt } = transaction;
  const [message, setMessage] = useState(() =>
    text('activity.message.text', {
      site: site.name,
      when: when(occurredAt, site.timeZone),
      last4: cardLast4,
      reasons: declineNames(transaction, text),
    }),
  );
  const mobile = driver?.mobile ?? null;
  return (
    <ConfirmDialog
      title={
        driver
          ? text('activity.message.title', { name: driver.name })
          : text('activity.message.nobody')
      }
      confirmLabel={text('activity.message.confirm')}
      cancelLabel={text('activity.message.cancel')}
      blockedReason={mobile === null ? text('activity.message.noMobile') : null}
      onConfirm={() => {
        if (mobile !== null) openMessages(mobile, message);
        onClose();
      }}
      onCancel={onClose}
      fields={
        <Stack gap={12}>
          <TextArea
            label={text('activity.message.label')}
            value={message}
            onChange={setMessage}
            maxLength={480}
          />
          <CopyButton value={message} name={text('activity.message.label')} />
        </Stack>
      }
    >
      {mobile === null
        ? text('activity.message.whyCopy')
        : text('activity.message.why', { mobile })}
    </ConfirmDialog>
  );
}
