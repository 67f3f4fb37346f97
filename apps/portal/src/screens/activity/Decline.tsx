import { useState } from 'react';
import { useQuery } from '@forecourt/api-client/react';
import { ButtonLink, CardFacts, InlineMessage, PurchaseCheck, Stack } from '@forecourt/ui';
import { formatGallons, formatMoney } from '@forecourt/ui/format';
import {
  declineKey,
  findProduct,
  isPurchaseRule,
  isWaitOver,
  newTry,
  type LimitCheck,
  type NewTry,
  type Transaction,
} from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { useNow } from '../../app/useNow.ts';
import { useWhen } from '../../app/useWhen.ts';
import { useText, type Text } from '../../messages/text.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { HoldCard } from './HoldCard.tsx';
import { Marks } from './PurchaseDetails.tsx';
import { purchaseFacts, type TransactionDetails } from './purchaseFacts.ts';
import { Repairs } from './tasks/Repairs.tsx';

/** "62 gal ULSD #2, about $211.42". */
function askedInWords({ asked, transaction }: TransactionDetails, text: Text): string {
  const [first] = asked;
  if (!first) return text('card.purchase.nothing');
  const product = findProduct(first.productCode)?.name ?? first.productCode;
  const what =
    first.milligallons > 0
      ? text('card.purchase.fuel', { gallons: formatGallons(first.milligallons), product })
      : product;
  const cents = asked.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return text('purchase.asked', { what, amount: formatMoney(cents, transaction.currency) });
}

/** What declined it then, where the limits have changed and would let it pass now. */
function Recorded({ transaction }: { readonly transaction: Transaction }) {
  const text = useText();
  const reasons = transaction.declineReasons.flatMap(({ rule }) =>
    isPurchaseRule(rule) ? [text(declineKey(rule))] : [],
  );
  return (
    <InlineMessage tone="info" title={text('purchase.changedSince')}>
      {text('purchase.changedSince.then', { reasons: reasons.join(', ') })}
    </InlineMessage>
  );
}

/** What the same purchase would meet now; only asked where waiting has ended what declined it. */
function useNewTry(details: TransactionDetails, then: readonly LimitCheck[]): NewTry | undefined {
  const now = useNow();
  const [at] = useState(now);
  const { transaction, asked } = details;
  const today = useQuery(
    'checkPurchase',
    isWaitOver(then, at)
      ? {
          body: {
            cardId: transaction.cardId,
            profileId: null,
            limits: null,
            transactionId: null,
            purchase: {
              at: at.toISOString(),
              state: transaction.site.state,
              acceptsLess: false,
              lines: asked.map(({ productCode, amountCents, milligallons }) => ({
                productCode,
                amountCents,
                milligallons,
              })),
            },
          },
        }
      : null,
  );
  return today.data && newTry(then, today.data.before.decision.checks);
}

const NO_CHECKS: readonly LimitCheck[] = [];

/** Why a purchase was declined, rule by rule, with what was left and when it frees up. */
export function Decline({ details }: { readonly details: TransactionDetails }) {
  const text = useText();
  const now = useNow();
  const when = useWhen();
  const { transaction, card } = details;
  const { site, driverName, cardLast4, currency, cardId, transactionId } = transaction;
  const explanation = useQuery('checkPurchase', {
    body: { cardId, profileId: null, limits: null, purchase: null, transactionId },
  });
  const decision = explanation.data?.before.decision;
  const retried = useNewTry(details, decision?.checks ?? NO_CHECKS);
  if (!decision) return <NotLoaded of={explanation} what={text('purchase.why.what')} />;
  return (
    <Stack gap={20}>
      {decision.outcome !== 'declined' && <Recorded transaction={transaction} />}
      <PurchaseCheck
        decision={decision}
        title={askedInWords(details, text)}
        when={`${when(transaction.occurredAt, site.timeZone)} · ${site.city}, ${site.state}`}
        subtitle={[driverName, text('purchase.card', { last4: cardLast4 }), site.name]
          .filter(Boolean)
          .join(' · ')}
        currency={currency}
        now={now}
        newTry={retried}
        actions={
          <>
            <Repairs transaction={transaction} names={['message']} />
            <ButtonLink href={href('card', { cardId })}>{text('purchase.openCard')}</ButtonLink>
            <HoldCard card={card} />
          </>
        }
      />
      <Marks details={details} />
      <CardFacts groups={purchaseFacts(details, text, now)} />
    </Stack>
  );
}
