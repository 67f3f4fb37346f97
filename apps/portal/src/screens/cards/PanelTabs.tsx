import { usePages } from '@forecourt/api-client/react';
import { CardFacts, CardPurchases, Cluster, EmptyState, Tabs } from '@forecourt/ui';
import { formatMoney } from '@forecourt/ui/format';
import { purchaseCents, TRANSACTIONS_RANGE_DAYS_MAX } from '@forecourt/validation';
import { useNow } from '../../app/useNow.ts';
import { useWhen } from '../../app/useWhen.ts';
import { useText } from '../../messages/text.ts';
import { MoreRows } from '../lists/MoreRows.tsx';
import { cardFacts } from './cardFacts.ts';
import { declineText, formatPurchase } from './cardText.ts';
import { LimitsTab, type TabProps } from './LimitsTab.tsx';
import { isNotLoaded, NotLoaded } from './NotLoaded.tsx';
import { TimelineTab } from './TimelineTab.tsx';
import { PANEL_TABS } from './useCardAddress.ts';

function PurchasesTab({ details }: Pick<TabProps, 'details'>) {
  const text = useText();
  const list = usePages(
    'listTransactions',
    { query: { cardId: details.card.cardId } },
    { isCounted: false },
  );
  const when = useWhen();
  if (isNotLoaded(list)) return <NotLoaded query={list} subject={text('card.purchases.what')} />;
  return (
    <CardPurchases
      empty={
        <EmptyState title={text('card.purchases.empty', { days: TRANSACTIONS_RANGE_DAYS_MAX })}>
          {text('card.purchases.empty.why')}
        </EmptyState>
      }
      more={
        <Cluster>
          <MoreRows list={list}>{text('card.purchases.more')}</MoreRows>
        </Cluster>
      }
      purchases={list.items.map((purchase) => {
        const declineReason = declineText(purchase, text);
        const { site, currency } = purchase;
        return {
          id: purchase.transactionId,
          state: purchase.status,
          what: formatPurchase(purchase, text),
          where: `${site.name}, ${site.city}, ${site.state}`,
          when: when(purchase.occurredAt, site.timeZone),
          amount: formatMoney(purchaseCents(purchase), currency),
          ...(declineReason === undefined ? {} : { reason: declineReason }),
        };
      })}
    />
  );
}

function DetailsTab({ details }: Pick<TabProps, 'details'>) {
  return <CardFacts groups={cardFacts(details, useText(), useNow())} />;
}

const contents = {
  limits: LimitsTab,
  details: DetailsTab,
  purchases: PurchasesTab,
  timeline: TimelineTab,
} as const;

/** A card panel's four tabs; the selected one is in the address. */
export function PanelTabs({ details, address }: TabProps) {
  const text = useText();
  return (
    <Tabs
      aria-label={text('card.tabs')}
      selected={address.tab}
      onSelect={address.showTab}
      tabs={PANEL_TABS.map((id) => {
        const Content = contents[id];
        return {
          id,
          label: text(`card.tab.${id}`),
          content: <Content details={details} address={address} />,
        };
      })}
    />
  );
}
