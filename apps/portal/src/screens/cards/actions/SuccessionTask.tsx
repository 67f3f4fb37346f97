import { useNavigate } from 'react-router';
import { useMutation } from '@forecourt/api-client/react';
import { InlineMessage, SuccessionForm, type Succession } from '@forecourt/ui';
import { href } from '../../../addresses/href.ts';
import { useReported } from '../../../app/useAction.ts';
import { useNow } from '../../../app/useNow.ts';
import { useText } from '../../../messages/text.ts';
import { taskForm } from './taskForm.tsx';
import type { TaskProps } from './TaskProps.ts';

const HOUR_MILLISECONDS = 3_600_000;

/** Replaces or reissues a card, then opens its successor. [SCREEN-19, CARD-05, CARD-06] */
export function SuccessionTask({
  card,
  kind,
  onBack,
  onDirty,
}: TaskProps & { readonly kind: 'replace' | 'reissue' }) {
  const text = useText();
  const navigate = useNavigate();
  const now = useNow();
  const succeed = useReported(
    useMutation((calls, { reason, nameOnCard, delivery }: Succession) => {
      const params = { cardId: card.cardId };
      const precondition = { ifMatch: card.version };
      return reason === null
        ? calls.reissueCard({ params, body: { nameOnCard, delivery } }, precondition)
        : calls.replaceCard({ params, body: { reason, delivery } }, precondition);
    }),
    ({ successor: { last4: next }, order: { orderNumber: order }, receiptNumber: receipt }) => {
      const message = text(`cardTask.${kind}.done`, { last4: card.last4, next, order });
      return receipt === undefined
        ? message
        : `${message} ${text('cardTask.receipt', { receipt })}`;
    },
  );
  const isJustUsed =
    card.lastUsedAt !== null && now.getTime() - Date.parse(card.lastUsedAt) < HOUR_MILLISECONDS;
  const send = async (succession: Succession) => {
    const result = await succeed.send(succession);
    if (result.ok)
      void navigate(href('card', { cardId: result.data.successor.cardId }), { replace: true });
  };
  return (
    <SuccessionForm
      kind={kind}
      nameOnCard={card.nameOnCard}
      {...taskForm(succeed)}
      warning={isJustUsed && <InlineMessage tone="info">{text('cardTask.justUsed')}</InlineMessage>}
      onSave={(succession) => void send(succession)}
      onCancel={onBack}
      onDirty={onDirty}
    />
  );
}
