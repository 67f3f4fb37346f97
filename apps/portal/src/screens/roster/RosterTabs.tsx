import { useRosterTimeline } from '@forecourt/api-client/react';
import {
  Button,
  CardNumber,
  CardStatus,
  CardTimeline,
  EmptyState,
  Link,
  SimpleTable,
  type SimpleColumn,
} from '@forecourt/ui';
import type { Card } from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { useNow } from '../../app/useNow.ts';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { LoadFailure } from '../cards/LoadFailure.tsx';
import { PanelSkeleton } from '../cards/PanelTabs.tsx';
import { timelineWords } from './timelineWords.ts';

const cardColumns = (text: ReturnType<typeof useText>): readonly SimpleColumn<Card>[] => [
  {
    id: 'card',
    head: text('cards.column.card'),
    isRowHeader: true,
    cell: ({ cardId, last4 }) => (
      <Link href={href('card', { cardId })}>
        <CardNumber last4={last4} look="text" />
      </Link>
    ),
  },
  {
    id: 'type',
    head: text('cards.filter.typeTitle'),
    isWideOnly: true,
    cell: ({ cardType }) => text(`cards.type.${cardType}`),
  },
  {
    id: 'status',
    head: text('cards.column.status'),
    cell: ({ status }) => <CardStatus state={status} />,
  },
];

/** The cards of one driver or vehicle, each a link to its panel. */
export function CardsTab({ cards }: { readonly cards: readonly Card[] }) {
  const text = useText();
  if (cards.length === 0) {
    return (
      <EmptyState title={text('roster.cards.none')}>{text('roster.cards.none.why')}</EmptyState>
    );
  }
  return (
    <SimpleTable
      label={text('roster.tab.cards')}
      rows={cards}
      getRowId={({ cardId }) => cardId}
      columns={cardColumns(text)}
    />
  );
}

/** Everything that happened to one driver or vehicle, newest first. */
export function TimelineTab({
  who,
  id,
}: {
  readonly who: 'driver' | 'vehicle';
  readonly id: string;
}) {
  const text = useText();
  const now = useNow();
  const { account } = useSelected();
  const timeline = useRosterTimeline(who, id);
  if (timeline.failure && timeline.items.length === 0) {
    return (
      <LoadFailure
        failure={timeline.failure}
        onRetry={timeline.retry}
        what={text('roster.timeline.what')}
      />
    );
  }
  if (timeline.isLoading) return <PanelSkeleton />;
  return (
    <CardTimeline
      label={text('roster.tab.timeline')}
      empty={<EmptyState title={text('roster.timeline.empty')} />}
      entries={timeline.items.map((entry) => timelineWords(entry, text, account, now))}
      more={
        timeline.hasMore && (
          <Button onPress={timeline.loadMore} isPending={timeline.isLoadingMore}>
            {text('roster.timeline.more')}
          </Button>
        )
      }
    />
  );
}
