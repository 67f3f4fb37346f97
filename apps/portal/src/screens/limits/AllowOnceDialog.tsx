import { useState } from 'react';
import { useAllowOnce } from '@forecourt/api-client/react';
import {
  ConfirmDialog,
  InlineMessage,
  MoneyField,
  Select,
  Stack,
  TextField,
  useBanners,
} from '@forecourt/ui';
import { ALLOWANCE_HOURS, oneTimePurchase, type Card } from '@forecourt/validation';
import { formatMoney } from '@forecourt/ui/format';
import { useIntentKey } from '../../app/useIntentKey.ts';
import { useNow } from '../../app/useNow.ts';
import { useSentText, useText } from '../../messages/text.ts';

const HOUR_MILLISECONDS = 3_600_000;

interface AllowOnceDialogProps {
  readonly card: Card;
  readonly onClose: () => void;
}

/** Lets a card make one purchase beyond its limits. [CARD-30] */
export function AllowOnceDialog({ card, onClose }: AllowOnceDialogProps) {
  const text = useText();
  const sent = useSentText();
  const banners = useBanners();
  const allow = useAllowOnce();
  const keyOf = useIntentKey();
  const now = useNow();
  const [amount, setAmount] = useState('');
  const [hours, setHours] = useState('4');
  const [reason, setReason] = useState('');
  const [failed, setFailed] = useState<string | null>(null);
  const read = oneTimePurchase.safeParse(amount);

  const confirm = async () => {
    if (!read.success) return;
    setFailed(null);
    const until = new Date(now.getTime() + Number(hours) * HOUR_MILLISECONDS).toISOString();
    const request = {
      params: { cardId: card.cardId },
      body: { amountCents: read.data, until, reason: reason.trim() },
    };
    const result = await allow.send(request, {
      idempotencyKey: keyOf([card.cardId, amount, hours, reason]),
    });
    if (!result.ok) {
      const { errorCode } = result.failure;
      setFailed(errorCode.startsWith('allowance.') ? sent(errorCode) : text('limits.allow.failed'));
      return;
    }
    const dollars = formatMoney(read.data, card.currency);
    banners.show({ kind: 'success', text: text('limits.allow.done', { amount: dollars }) });
    onClose();
  };

  return (
    <ConfirmDialog
      isOpen
      title={text('limits.allow.title')}
      confirmLabel={text('limits.allow.confirm')}
      cancelLabel={text('limits.allow.cancel')}
      isPending={allow.isPending}
      blockedReason={read.success ? null : text('limits.allow.wrong')}
      onConfirm={() => void confirm()}
      onCancel={onClose}
      fields={
        <Stack gap={12}>
          <MoneyField label={text('limits.allow.amount')} value={amount} onChange={setAmount} />
          <Select
            label={text('limits.allow.hours')}
            value={hours}
            onChange={setHours}
            options={ALLOWANCE_HOURS.map((count) => ({
              value: String(count),
              label: text('limits.allow.hour', { count }),
            }))}
          />
          <TextField label={text('limits.allow.reason')} value={reason} onChange={setReason} />
          {failed !== null && (
            <InlineMessage tone="bad" isLive>
              {failed}
            </InlineMessage>
          )}
        </Stack>
      }
    >
      {text('limits.allow.why', { last4: card.last4 })}
    </ConfirmDialog>
  );
}
