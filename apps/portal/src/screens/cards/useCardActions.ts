import type { CallFailure } from '@forecourt/api-client';
import { useChangeCardStatus } from '@forecourt/api-client/react';
import { can, cardLifecycle, type Card } from '@forecourt/validation';
import { useReported } from '../../app/useAction.ts';
import { isStale } from '../../app/useNotify.ts';
import { reasonText } from '../../messages/reasonText.ts';
import { useSentText, useText } from '../../messages/text.ts';
import { actorIn, useSelected } from '../../shell/account.ts';

/** Actions of the panel's buttons. */
type PanelAction = 'activate' | 'hold' | 'reactivate' | 'block';

export type CardActions = ReturnType<typeof useCardActions>;

/** Status changes of a card: checks access and lifecycle first, and reports the result. */
export function useCardActions(card: Card) {
  const text = useText();
  const translate = useSentText();
  const { account } = useSelected();
  const { last4 } = card;

  const failureText = (failure: CallFailure) => {
    if (isStale(failure)) return text('card.changed.meanwhile', { last4 });
    const [first] = failure.fields;
    if (failure.errorCode === 'card.refused' && first) return translate(first.key, first.params);
    return text('card.change.failed', { last4 });
  };
  const change = useReported(
    useChangeCardStatus(),
    ({ receiptNumber: receipt }, { change: { action } }) =>
      receipt === undefined
        ? text(`card.done.${action}`, { last4 })
        : text('card.done.reportLost', { last4, receipt }),
    failureText,
  );

  return {
    isPending: change.isPending,
    /** The reason an action is not allowed; null if it is. */
    reasonAgainst: (action: PanelAction) => {
      const granted = can(actorIn(account), 'cards.changeStatus', { fleetId: card.fleetId });
      return reasonText(
        text,
        granted.allowed
          ? cardLifecycle.apply(card.status, action, { accountState: account.state })
          : granted,
      );
    },
    /** Resolves to whether it succeeded. */
    run: (action: PanelAction, reason: string | null) =>
      change.run({ card, change: { action, reason, note: null } }),
  };
}
