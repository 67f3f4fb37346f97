import type { CardDetails } from '@forecourt/api-client';
import { useCardPurchases, useLimitProfiles } from '@forecourt/api-client/react';
import { CardFacts, CardLimits, CardPurchases, EmptyState, Link, Tabs } from '@forecourt/ui';
import { formatDayAndTime, formatMoney } from '@forecourt/ui/format';
import { href } from '../../addresses/href.ts';
import { useNow } from '../../app/useNow.ts';
import { useText } from '../../messages/text.ts';
import { cardFacts } from './cardFacts.ts';
import { declineInWords, limitBars, limitRules, purchaseInWords } from './cardWords.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { PanelSkeleton } from './PanelSkeleton.tsx';
import { TimelineTab } from './TimelineTab.tsx';
import { PANEL_TABS, type CardAddress } from './useCardAddress.ts';

interface TabProps {
  readonly details: CardDetails;
}

export { PanelSkeleton };

function LimitsTab({ details }: TabProps) {
  const text = useText();
  const now = useNow();
  const profiles = useLimitProfiles();
  const { card } = details;
  const profile = profiles.data?.items.find(({ profileId }) => profileId === card.profileId);
  const hint = card.hasCustomLimits
    ? text('card.limits.own')
    : profile && text('card.limits.profile', { count: profile.cardCount });
  return (
    <CardLimits
      profile={card.profileName ?? text('card.limits.none')}
      {...(hint === undefined ? {} : { hint })}
      action={
        <Link href={href('limitsOfCard', { cardId: card.cardId })}>
          {text('card.limits.check')}
        </Link>
      }
      bars={limitBars(details, text)}
      rules={limitRules(details, text, now)}
      empty={<p>{text('card.limits.unlimited')}</p>}
    />
  );
}

function PurchasesTab({ details }: TabProps) {
  const text = useText();
  const purchases = useCardPurchases(details.card.cardId);
  const now = useNow();
  if (purchases.failure && !purchases.data) {
    return (
      <LoadFailure
        failure={purchases.failure}
        onRetry={purchases.retry}
        what={text('card.purchases.what')}
      />
    );
  }
  if (!purchases.data) return <PanelSkeleton />;
  return (
    <CardPurchases
      empty={
        <EmptyState title={text('card.purchases.empty')}>
          {text('card.purchases.empty.why')}
        </EmptyState>
      }
      purchases={purchases.data.items.map((purchase) => {
        const why = declineInWords(purchase, text);
        const { site, currency } = purchase;
        return {
          id: purchase.transactionId,
          state: purchase.status,
          what: purchaseInWords(purchase, text),
          where: `${site.name}, ${site.city}, ${site.state}`,
          when: formatDayAndTime(purchase.occurredAt, site.timeZone, now),
          amount: formatMoney(
            purchase.status === 'complete' ? purchase.netCents : purchase.authorizedCents,
            currency,
          ),
          ...(why === undefined ? {} : { reason: why }),
        };
      })}
    />
  );
}

function DetailsTab({ details }: TabProps) {
  return <CardFacts groups={cardFacts(details, useText(), useNow())} />;
}

const contents = {
  limits: LimitsTab,
  details: DetailsTab,
  purchases: PurchasesTab,
  timeline: TimelineTab,
} as const;

/** The four parts of a card's panel; the chosen one is in the address. */
export function PanelTabs({ details, address }: TabProps & { readonly address: CardAddress }) {
  const text = useText();
  return (
    <Tabs
      aria-label={text('card.tabs')}
      selected={address.tab}
      onSelect={address.showTab}
      tabs={PANEL_TABS.map((id) => {
        const Content = contents[id];
        return { id, label: text(`card.tab.${id}`), content: <Content details={details} /> };
      })}
    />
  );
}
