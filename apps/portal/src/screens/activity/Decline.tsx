import { useQuery } from '@forecourt/api-client/react';
import { CardFacts, InlineMessage, PurchaseCheck, Stack } from '@forecourt/ui';
import { formatDayAndTime, formatGallons, formatMoney } from '@forecourt/ui/format';
import { declineKey, findProduct, isPurchaseRule, type Transaction } from '@forecourt/validation';
import { useNow } from '../../app/useNow.ts';
import { useText } from '../../messages/text.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { Marks, type TransactionDetails } from './PurchaseDetails.tsx';
import { purchaseFacts } from './purchaseFacts.ts';
import { Repairs } from './tasks/Repairs.tsx';

type Text = ReturnType<typeof useText>;

/** "62.0 gal ULSD #2, about $211.42". */
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

/** Why a purchase was declined, rule by rule, with what was left and when it frees up. */
export function Decline({ details }: { readonly details: TransactionDetails }) {
  const text = useText();
  const now = useNow();
  const { transaction } = details;
  const { site, driverName, cardLast4, currency } = transaction;
  const explanation = useQuery(
    'checkPurchase',
    transaction === null
      ? null
      : {
          body: {
            cardId: transaction.cardId,
            profileId: null,
            limits: null,
            purchase: null,
            transactionId: transaction.transactionId,
          },
        },
  );
  if (!explanation.data) return <NotLoaded of={explanation} what={text('purchase.why.what')} />;
  const { decision } = explanation.data.before;
  const card = text('purchase.card', { last4: cardLast4 });
  return (
    <Stack gap={20}>
      {decision.outcome !== 'declined' && <Recorded transaction={transaction} />}
      <PurchaseCheck
        decision={decision}
        title={askedInWords(details, text)}
        when={`${formatDayAndTime(transaction.occurredAt, site.timeZone, now)} · ${site.city}, ${site.state}`}
        subtitle={[driverName, card, site.name].filter(Boolean).join(' · ')}
        currency={currency}
        now={now}
        actions={<Repairs transaction={transaction} />}
      />
      <Marks details={details} />
      <CardFacts groups={purchaseFacts(transaction, text, now)} />
    </Stack>
  );
}
