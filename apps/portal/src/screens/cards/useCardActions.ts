import type { CallFailure } from '@forecourt/api-client';
import { useChangeCardStatus } from '@forecourt/api-client/react';
import { can, cardLifecycle, type Card } from '@forecourt/validation';
import { isStale, useNotify } from '../../app/useNotify.ts';
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
  const notify = useNotify();
  const change = useChangeCardStatus();
  const { account } = useSelected();

  const reasons = (action: PanelAction) => {
    const granted = can(actorIn(account), 'cards.changeStatus', { fleetId: card.fleetId });
    if (!granted.allowed) return granted.reasons;
    const transition = cardLifecycle
      .actions(card.status, { accountState: account.state })
      .find((option) => option.action === action);
    return transition?.allowed ? null : (transition?.reasons ?? []);
  };
  const failureText = (failure: CallFailure) => {
    const last4 = card.last4;
    if (isStale(failure)) return text('card.changed.meanwhile', { last4 });
    const [first] = failure.fields;
    if (failure.errorCode === 'card.refused' && first) return translate(first.key, first.params);
    return text('card.change.failed', { last4 });
  };

  return {
    isPending: change.isPending,
    isPossible: (action: PanelAction) => reasons(action) === null,
    /** The reason an action is not allowed; null if it is, or if this state has no such action. */
    reasonAgainst: (action: PanelAction) => reasonText(text, reasons(action) ?? []),
    run: async (action: PanelAction, why: string | null) => {
      const request = { action, reason: why, note: null };
      const result = await change.send({ card, change: request });
      const { last4 } = card;
      return notify(
        result,
        ({ receiptNumber: receipt }) =>
          receipt === undefined
            ? text(`card.done.${action}`, { last4 })
            : text('card.done.reportLost', { last4, receipt }),
        failureText,
      );
    },
  };
}
