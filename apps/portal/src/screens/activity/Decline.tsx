import { useQuery } from '@forecourt/api-client/react';
import { CardFacts, Cluster, InlineMessage, PurchaseCheck, Stack } from '@forecourt/ui';
import { formatGallons, formatMoney } from '@forecourt/ui/format';
import {
  findProduct,
  mayRetryPass,
  predictRetry,
  type LimitCheck,
  type RetryOutcome,
  type Transaction,
} from '@forecourt/validation';
import { useNow } from '../../app/useNow.ts';
import { useWhen } from '../../app/useWhen.ts';
import { useText, type Text } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { declineTexts } from '../cards/cardText.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { HoldCard } from './HoldCard.tsx';
import { OpenCard } from './OpenCard.tsx';
import { Marks } from './PurchaseDetails.tsx';
import { declineNames, purchaseFacts, type TransactionDetails } from './purchaseFacts.ts';
import { Repairs } from './tasks/Repairs.tsx';

/** Describes the request: "62 gal ULSD #2, about $211.42". */
function requestText({ asked, transaction }: TransactionDetails, text: Text): string {
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

/** The original decline reasons, for when changed limits would now approve the purchase. */
function Recorded({ transaction }: { readonly transaction: Transaction }) {
  const text = useText();
  const reasons = declineNames(transaction, text);
  return (
    <InlineMessage tone="info" title={text('purchase.changedSince')}>
      {text('purchase.changedSince.then', { reasons })}
    </InlineMessage>
  );
}

interface DetailsProps {
  readonly details: TransactionDetails;
}

interface DeclineProps extends DetailsProps {
  /** When the purchase would be tried again. */
  readonly retryAt: Date;
}

/** Rechecks the purchase at another time, but only if what declined it has expired by then. */
function useNewTry(
  { details, retryAt: at }: DeclineProps,
  originalChecks: readonly LimitCheck[],
): RetryOutcome | undefined {
  const { transaction, asked } = details;
  const today = useQuery(
    'checkPurchase',
    mayRetryPass(originalChecks, at)
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
  return today.data && predictRetry(originalChecks, today.data.before.decision.checks);
}

const NO_CHECKS: readonly LimitCheck[] = [];

/** Two lines: when and where, then the driver, card, and site. */
function usePlace({ transaction }: TransactionDetails): readonly [string, string] {
  const text = useText();
  const when = useWhen();
  const { occurredAt, site, driverName, cardLast4 } = transaction;
  return [
    `${when(occurredAt, site.timeZone)} · ${site.city}, ${site.state}`,
    [driverName, text('purchase.card', { last4: cardLast4 }), site.name]
      .filter(Boolean)
      .join(' · '),
  ];
}

/** Actions shown with the explanation. */
function Actions({ details: { transaction, card } }: DetailsProps) {
  return (
    <>
      <Repairs transaction={transaction} names={['message']} />
      <OpenCard cardId={transaction.cardId} />
      <HoldCard card={card} />
    </>
  );
}

/** The recorded decline reasons, for users who may not view card limits. */
function Reasons({ details }: DetailsProps) {
  const text = useText();
  const place = usePlace(details);
  return (
    <>
      <InlineMessage tone="bad" title={requestText(details, text)}>
        {[...place, ...declineTexts(details.transaction, text)].map((line) => (
          <p key={line}>{line}</p>
        ))}
      </InlineMessage>
      <Cluster gap={8}>
        <Actions details={details} />
      </Cluster>
    </>
  );
}

/** The decline explained rule by rule, with what was left and when it resets. */
function Explanation(props: DeclineProps) {
  const { details } = props;
  const text = useText();
  const now = useNow();
  const [when, subtitle] = usePlace(details);
  const { transaction } = details;
  const { currency, cardId, transactionId } = transaction;
  const explanation = useQuery('checkPurchase', {
    body: { cardId, profileId: null, limits: null, purchase: null, transactionId },
  });
  const decision = explanation.data?.before.decision;
  const recheck = useNewTry(props, decision?.checks ?? NO_CHECKS);
  if (!decision) return <NotLoaded query={explanation} subject={text('purchase.why.what')} />;
  return (
    <>
      {decision.outcome !== 'declined' && <Recorded transaction={transaction} />}
      <PurchaseCheck
        decision={decision}
        title={requestText(details, text)}
        when={when}
        subtitle={subtitle}
        currency={currency}
        now={now}
        retry={recheck}
        actions={<Actions details={details} />}
      />
    </>
  );
}

/** Why a purchase was declined, what to do about it, and its details. */
export function Decline(props: DeclineProps) {
  const { details } = props;
  const text = useText();
  const now = useNow();
  const { viewer } = useSelected();
  return (
    <Stack gap={20}>
      {viewer.may('limits.view') ? <Explanation {...props} /> : <Reasons details={details} />}
      <Marks details={details} />
      <CardFacts groups={purchaseFacts(details, text, now)} />
    </Stack>
  );
}
