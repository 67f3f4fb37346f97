import { useState } from 'react';
import type { Contract, ResponseOf } from '@forecourt/api-client';
import { useMutation, useQuery } from '@forecourt/api-client/react';
import {
  Button,
  CardNumber,
  DataTable,
  type Column,
  EmptyState,
  InlineMessage,
  Section,
  Stack,
  TwoLines,
  useBanners,
} from '@forecourt/ui';
import { purchaseRuleKey } from '@forecourt/validation';
import { formatGallons } from '@forecourt/ui/format';
import { useMoney } from '../../app/useMoney.ts';
import { useText, type Text } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { LoadFailure } from '../cards/LoadFailure.tsx';
import { column } from '../lists/column.ts';

type Fit = ResponseOf<Contract['getLimitsFit']>;
type LooseCard = Fit['cards'][number];
type Finding = LooseCard['findings'][number];

function useFigure() {
  const text = useText();
  const money = useMoney();
  return (limit: Finding['limit'], value: number) => {
    if (limit.endsWith('Cents')) return money(value);
    return limit.endsWith('Milligallons')
      ? text('limits.gal', { value: formatGallons(value, 0) })
      : String(value);
  };
}

/** Findings that propose a value to accept. */
const proposals = ({ findings }: LooseCard) =>
  findings.filter(({ proposed, misfit }) => proposed !== null && misfit !== 'blank');

function Findings({ card }: { readonly card: LooseCard }) {
  const text = useText();
  const figure = useFigure();
  const [first = '', ...otherLines] = proposals(card).map(
    ({ limit, rule, value, mostUsed, proposed }) =>
      text('limits.fit.finding', {
        rule: text(purchaseRuleKey(rule)),
        value: figure(limit, value ?? 0),
        used: figure(limit, mostUsed ?? 0),
        proposed: figure(limit, proposed ?? 0),
      }),
  );
  return otherLines.length === 0 ? (
    first
  ) : (
    <TwoLines first={first} second={otherLines.join(' · ')} />
  );
}

const columnsOf = (text: Text): Column<LooseCard>[] => [
  column(
    'card',
    text('limits.fit.column.card'),
    { width: 'minmax(150px, 0.8fr)', isRowHeader: true, phone: 'title' },
    ({ last4, name }) => <TwoLines first={<CardNumber last4={last4} />} second={name} />,
  ),
  column(
    'profile',
    text('limits.fit.column.profile'),
    { width: 'minmax(120px, 0.7fr)', from: 840, phone: 'hidden' },
    ({ profileName }) => profileName ?? '–',
  ),
  column(
    'finding',
    text('limits.fit.column.finding'),
    { width: 'minmax(260px, 2.4fr)', phone: 'detail' },
    (card) => <Findings card={card} />,
  ),
];

interface LooseCardsProps {
  /** undefined until loaded. */
  readonly cards: Fit['cards'] | undefined;
}

function LooseCards({ cards }: LooseCardsProps) {
  const text = useText();
  const banners = useBanners();
  const { viewer } = useSelected();
  const accept = useMutation('acceptLimits');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const mayAccept = viewer.may('limits.edit');
  const selectedCards = (cards ?? []).filter(({ cardId }) => selected.has(cardId));

  const send = async () => {
    const accepted = selectedCards.map((card) => ({
      cardId: card.cardId,
      version: card.version,
      limits: Object.fromEntries(proposals(card).map(({ limit, proposed }) => [limit, proposed])),
    }));
    const result = await accept.send({ body: { cards: accepted } });
    if (!result.ok) {
      banners.show({ kind: 'error', text: text('limits.fit.failed') });
      return;
    }
    const { changed, skipped } = result.data;
    setSelected(new Set());
    banners.show({
      kind: skipped.length === 0 ? 'success' : 'trouble',
      text: [
        text('limits.fit.accepted', { count: changed }),
        ...(skipped.length > 0 ? [text('limits.fit.skipped', { count: skipped.length })] : []),
      ].join(' '),
    });
  };

  return (
    <Section
      title={text('limits.tab.fit')}
      hint={text('limits.fit.hint')}
      content="flush"
      action={
        mayAccept &&
        selectedCards.length > 0 && (
          <Button variant="primary" onPress={() => void send()} isPending={accept.isPending}>
            {text('limits.fit.accept', { count: selectedCards.length })}
          </Button>
        )
      }
    >
      <DataTable<LooseCard>
        label={text('limits.tab.fit')}
        rows={cards ?? []}
        isLoading={cards === undefined}
        getRowId={({ cardId }) => cardId}
        getRowName={({ last4 }) => text('limits.fit.rowName', { last4 })}
        lines="two"
        {...(mayAccept && { selected, onSelect: setSelected })}
        columns={columnsOf(text)}
      />
    </Section>
  );
}

/** Cards whose limits are far looser than their use, with tighter values to accept. */
export function FitSection() {
  const text = useText();
  const fit = useQuery('getLimitsFit', {});
  if (fit.failure && !fit.data) {
    return (
      <LoadFailure failure={fit.failure} onRetry={fit.retry} subject={text('limits.fit.what')} />
    );
  }
  if (fit.data?.cards.length === 0) {
    return (
      <EmptyState title={text('limits.fit.none')}>
        {text('limits.fit.none.why', { count: fit.data.looked })}
      </EmptyState>
    );
  }
  return (
    <Stack gap={16}>
      <InlineMessage tone="info">{text('limits.fit.why')}</InlineMessage>
      {fit.data?.isPartial && (
        <InlineMessage tone="info">{text('limits.fit.partial')}</InlineMessage>
      )}
      <LooseCards cards={fit.data?.cards} />
    </Stack>
  );
}
