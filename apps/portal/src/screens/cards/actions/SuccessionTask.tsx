import { useNavigate } from 'react-router';
import { useMutation } from '@forecourt/api-client/react';
import { InlineMessage, SuccessionForm, type Succession } from '@forecourt/ui';
import { href } from '../../../addresses/href.ts';
import { useNow } from '../../../app/useNow.ts';
import { useText } from '../../../messages/text.ts';
import type { TaskProps } from './TaskProps.ts';
import { useTask } from './useTask.tsx';

const HOUR_MILLISECONDS = 3_600_000;

/** Replaces or reissues a card, then leads to its successor. [SCREEN-19, CARD-05, CARD-06] */
export function SuccessionTask({
  card,
  kind,
  onBack,
  onDirty,
}: TaskProps & { readonly kind: 'replace' | 'reissue' }) {
  const text = useText();
  const navigate = useNavigate();
  const now = useNow();
  const replace = useMutation('replaceCard');
  const reissue = useMutation('reissueCard');
  const task = useTask();
  const isJustUsed =
    card.lastUsedAt !== null && now.getTime() - Date.parse(card.lastUsedAt) < HOUR_MILLISECONDS;
  const send = async ({ reason, nameOnCard, delivery }: Succession) => {
    const done = await task.run(
      () =>
        reason === null
          ? reissue.send(
              { params: { cardId: card.cardId }, body: { nameOnCard, delivery } },
              { ifMatch: card.version },
            )
          : replace.send(
              { params: { cardId: card.cardId }, body: { reason, delivery } },
              { ifMatch: card.version },
            ),
      ({ successor, order, receiptNumber: receipt }) => {
        const said = text(`cardTask.${kind}.done`, {
          last4: card.last4,
          next: successor.last4,
          order: order.orderNumber,
        });
        return receipt === undefined ? said : `${said} ${text('cardTask.receipt', { receipt })}`;
      },
    );
    if (done) void navigate(href('card', { cardId: done.successor.cardId }), { replace: true });
  };
  return (
    <SuccessionForm
      kind={kind}
      nameOnCard={card.nameOnCard}
      isSaving={replace.isPending || reissue.isPending}
      {...task.form}
      {...(isJustUsed
        ? {
            warning: <InlineMessage tone="info">{text('cardTask.justUsed')}</InlineMessage>,
          }
        : {})}
      onSave={(asked) => void send(asked)}
      onCancel={onBack}
      onDirty={onDirty}
    />
  );
}
