import { useMutation, useQuery } from '@forecourt/api-client/react';
import {
  InlineMessage,
  PurchaseTry,
  Section,
  Surface,
  type TrialResult,
  type TrialQuestion,
} from '@forecourt/ui';
import { purchaseCents, type PurchaseLimits, type Transaction } from '@forecourt/validation';
import { formatMoney } from '@forecourt/ui/format';
import { useState, type ReactNode } from 'react';
import { useNow } from '../../app/useNow.ts';
import { useWhen } from '../../app/useWhen.ts';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { formatPurchase } from '../cards/cardText.ts';

export interface TryPurchaseProps {
  readonly cardId: string | null;
  readonly profileId: string | null;
  /** The limits in effect. */
  readonly limits: PurchaseLimits;
  /** The edited limits; null while they are invalid; undefined if nothing is edited. */
  readonly edited?: PurchaseLimits | null;
  readonly actions?: ReactNode;
  /** `accent` beside the details in a panel; by default, a section of a page. */
  readonly look?: 'part' | 'accent';
}

/** Maximum past purchases offered. */
const PAST_ROWS = 50;

/** The card's past purchases, loaded on demand; none for a profile. */
function usePastPurchases(cardId: string | null) {
  const text = useText();
  const when = useWhen();
  const [wantsPast, setWantsPast] = useState(false);
  const purchases = useQuery(
    'listTransactions',
    wantsPast && cardId !== null ? { query: { cardId, limit: PAST_ROWS } } : null,
  );
  const label = (purchase: Transaction) =>
    text(purchase.status === 'declined' ? 'limits.try.past.declined' : 'limits.try.past', {
      time: when(purchase.occurredAt, purchase.site.timeZone),
      what: purchase.status === 'declined' ? purchase.site.name : formatPurchase(purchase, text),
      amount: formatMoney(purchaseCents(purchase), purchase.currency),
    });
  const isOnItsWay = cardId !== null && !purchases.data && !purchases.failure;
  return {
    past: isOnItsWay
      ? undefined
      : (purchases.data?.items ?? []).map((purchase) => ({
          id: purchase.transactionId,
          label: label(purchase),
        })),
    onPast: () => setWantsPast(true),
  };
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

interface TryResult {
  readonly answer: TrialResult;
  readonly edited: PurchaseLimits | null;
}

/** "Would this purchase be approved?" for a card, or for a profile being edited. */
export function TryPurchase(props: TryPurchaseProps) {
  const { cardId, profileId, limits, edited, actions, look = 'part' } = props;
  const text = useText();
  const now = useNow();
  const { account } = useSelected();
  const check = useMutation('checkPurchase');
  const pastProps = usePastPurchases(cardId);
  const [lastTry, setLastTry] = useState<TryResult | null>(null);
  const change = edited && !isSame(edited, limits) ? edited : null;

  const tryPurchase = async (question: TrialQuestion) => {
    const result = await check.send({ body: { cardId, profileId, limits: change, ...question } });
    if (result.ok) setLastTry({ answer: result.data, edited: change });
  };

  const content = (
    <Section
      look={look === 'part' ? 'surface' : 'plain'}
      title={text('purchaseTry.title')}
      hint={text(cardId === null ? 'limits.try.hint.profile' : 'limits.try.hint.card')}
    >
      {edited === null ? (
        <InlineMessage tone="warn">{text('limits.try.invalid')}</InlineMessage>
      ) : (
        <PurchaseTry
          {...pastProps}
          timeZone={account.timeZone}
          currency={account.currency}
          now={now}
          limits={{ before: limits, after: lastTry?.edited ?? null }}
          isPending={check.isPending}
          onTry={(question) => void tryPurchase(question)}
          answer={lastTry?.answer ?? null}
          actions={actions}
          error={
            check.failure && (
              <InlineMessage tone="bad" title={text('limits.try.failed')} isLive>
                {text('failure.request', { id: check.failure.requestId })}
              </InlineMessage>
            )
          }
        />
      )}
    </Section>
  );
  return look === 'part' ? content : <Surface tone="accent">{content}</Surface>;
}
