import { useState } from 'react';
import { CreditCard, Plus, Upload } from 'lucide-react';
import { usePages } from '@forecourt/api-client/react';
import { BulkBar, ButtonLink, Surface } from '@forecourt/ui';
import { CARD_FILTER_STATES } from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { Screen } from '../../app/Screen.tsx';
import { formatCount } from '@forecourt/ui/format';
import { useText, type Text } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { BulkActions } from './bulk/BulkActions.tsx';
import { cardColumns } from './cardColumns.tsx';
import { CardFilterBar, NO_CHOICES } from './CardFilterBar.tsx';
import { MoreOfCards } from './CardListActions.tsx';
import { CardPanel } from './CardPanel.tsx';
import { useCardAddress } from './useCardAddress.ts';
import { ListTable } from '../lists/ListTable.tsx';
import { NoRows } from '../lists/NoRows.tsx';
import { useColumns } from '../lists/useColumns.ts';

/** State groups counted in the subtitle. */
const SUMMARY = {
  active: CARD_FILTER_STATES.active,
  onHold: ['onHold'],
  ordered: CARD_FILTER_STATES.ordered,
  ended: CARD_FILTER_STATES.deactivated.filter((state) => state !== 'onHold'),
} as const;

type Counts = Readonly<Record<string, number>> | null | undefined;

/** Typical counts, which reserve the space of the real ones while those load. */
const TO_COME = { active: 200, onHold: 10, ordered: 10, expired: 10 };

function subtitleOf(counts: Counts, text: Text): string | null {
  if (!counts) return null;
  const sumOf = (states: readonly string[]) =>
    states.reduce((sum, state) => sum + (counts[state] ?? 0), 0);
  const parts = (['active', 'onHold', 'ordered', 'ended'] as const).flatMap((group) => {
    const cards = sumOf(SUMMARY[group]);
    return cards === 0 ? [] : [text(`cards.summary.${group}`, { cards: formatCount(cards) })];
  });
  return [text('cards.count', { count: sumOf(Object.keys(counts)) }), parts.join(', ')]
    .filter((part) => part !== '')
    .join(' · ');
}

/** Manage Cards: search, filter, sort, scroll, and one card in a panel. [NAV-19, ENT-60] */
export function Component() {
  const text = useText();
  const address = useCardAddress();
  const list = usePages('listCards', { query: address.filters });
  const columns = useColumns('cards', cardColumns(text));
  const { viewer } = useSelected();
  const mayOrder = viewer.may('cards.order');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  // true selects every card that matches the filters, including those not loaded
  const [isAll, setAll] = useState(false);
  const choose = (next: ReadonlySet<string>) => {
    setSelected(next);
    setAll(false);
  };
  const { sort = 'card', direction = 'asc', ...narrowing } = address.filters;
  const isFiltered = Object.keys(narrowing).length > 0;
  const clear = () => address.filter({ ...NO_CHOICES, q: null, status: null });
  return (
    <Screen
      title={text('menu.manageCards')}
      subtitle={subtitleOf(list.first?.counts, text)}
      subtitleToCome={subtitleOf(TO_COME, text)}
      actions={
        <>
          <MoreOfCards />
          {mayOrder && (
            <>
              <ButtonLink href={href('importOrder')} icon={<Upload size={16} />}>
                {text('cards.import')}
              </ButtonLink>
              <ButtonLink href={href('orderCards')} variant="primary" icon={<Plus size={16} />}>
                {text('cards.order')}
              </ButtonLink>
            </>
          )}
        </>
      }
    >
      <Surface padding="none">
        {selected.size === 0 ? (
          <CardFilterBar address={address} total={list.total} columns={columns} />
        ) : (
          <BulkBar
            count={isAll && list.total !== null ? list.total : selected.size}
            total={list.total ?? undefined}
            onSelectAll={isAll ? undefined : () => setAll(true)}
            onClear={() => choose(new Set())}
          >
            <BulkActions
              selection={isAll ? { filters: address.filters } : { cardIds: [...selected] }}
            />
          </BulkBar>
        )}
        <ListTable
          label={text('menu.manageCards')}
          {...columns.arranged}
          list={list}
          subject={text('cards.what')}
          openId={address.cardId}
          getRowId={(card) => card.cardId}
          getRowName={(card) => text('cards.rowName', { last4: card.last4 })}
          lines="two"
          {...(viewer.may('cards.edit') ? { selected, onSelect: choose } : {})}
          sort={{ column: sort, direction }}
          onSort={(next) => address.filter({ sort: next.column, direction: next.direction })}
          onOpen={(card) => address.openCard(card.cardId)}
          empty={
            <NoRows
              list="cards"
              icon={CreditCard}
              address={{ isFiltered, clear }}
              clear={text('cards.empty.clear')}
              action={
                mayOrder && <ButtonLink href={href('orderCards')}>{text('cards.order')}</ButtonLink>
              }
            />
          }
        />
      </Surface>
      <CardPanel address={address} cards={list.items} />
    </Screen>
  );
}
