import { useState } from 'react';
import { CreditCard, Plus, Upload } from 'lucide-react';
import {
  useCardGroups,
  useCards,
  useDepartments,
  useFleets,
  type CardList,
} from '@forecourt/api-client/react';
import {
  BulkBar,
  Button,
  ButtonLink,
  DataTable,
  EmptyState,
  FilterBar,
  Menu,
  Page,
  Surface,
  useTypedSearch,
} from '@forecourt/ui';
import { CARD_FILTERS, CARD_FILTER_STATES, CARD_STATES, CARD_TYPES } from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { useApp } from '../../app/App.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { formatCount } from '@forecourt/ui/format';
import { useText } from '../../messages/text.ts';
import { mayIn, useSelected } from '../../shell/account.ts';
import { BulkActions } from './bulk/BulkActions.tsx';
import { cardColumns } from './cardColumns.tsx';
import { ExportCards, MoreOfCards } from './CardListActions.tsx';
import { CardViews } from './CardViews.tsx';
import { CardPanel } from './CardPanel.tsx';
import { isCardFilterName, useCardAddress, type CardAddress } from './useCardAddress.ts';
import { loadError } from '../lists/loadError.tsx';

/** Every filter that the bar's chips show, in words. */
function useActiveFilters({ filters }: CardAddress) {
  const text = useText();
  const fleets = useFleets();
  const departments = useDepartments();
  const fleet = fleets.data?.items.find(({ fleetId }) => fleetId === filters.fleetId);
  const department = departments.data?.items.find(
    ({ departmentId }) => departmentId === filters.departmentId,
  );
  const { flags } = useApp();
  const groups = useCardGroups(flags.has('cardGroups'));
  const group = groups.data?.items.find(({ groupId }) => groupId === filters.groupId);
  const active = [
    filters.exactStatus && {
      id: 'exactStatus',
      label: text('cards.filter.state', { state: text(`cardStatus.${filters.exactStatus}`) }),
    },
    filters.cardType && {
      id: 'cardType',
      label: text('cards.filter.type', { type: text(`cards.type.${filters.cardType}`) }),
    },
    filters.fleetId && {
      id: 'fleetId',
      label: text('cards.filter.fleet', { fleet: fleet?.name ?? '…' }),
    },
    filters.departmentId && {
      id: 'departmentId',
      label: text('cards.filter.department', { department: department?.number ?? '…' }),
    },
    filters.orderId && { id: 'orderId', label: text('cards.filter.order') },
    filters.driverId && { id: 'driverId', label: text('cards.filter.driver') },
    filters.groupId && {
      id: 'groupId',
      label: text('cards.filter.group', { group: group?.name ?? '…' }),
    },
  ];
  return {
    active: active.filter((one) => typeof one === 'object'),
    fleets: fleets.data?.items ?? [],
    departments: departments.data?.items ?? [],
    groups: groups.data?.items ?? [],
  };
}

function FilterMenu({ address }: { readonly address: CardAddress }) {
  const text = useText();
  const { fleets, departments, groups } = useActiveFilters(address);
  const choose = (id: string) => {
    const [name = '', value = ''] = id.split('=');
    if (isCardFilterName(name)) address.filter({ [name]: value });
  };
  return (
    <Menu
      aria-label={text('cards.filter.add')}
      trigger={
        <Button icon={<Plus size={16} aria-hidden="true" />}>{text('cards.filter.add')}</Button>
      }
      onAction={choose}
      groups={[
        {
          id: 'fleet',
          title: text('cards.column.fleet'),
          entries: fleets.map(({ fleetId, name }) => ({ id: `fleetId=${fleetId}`, label: name })),
        },
        {
          id: 'department',
          title: text('cards.filter.departmentTitle'),
          entries: departments.map(({ departmentId, number, name }) => ({
            id: `departmentId=${departmentId}`,
            label: text('order.department', { number, name }),
          })),
        },
        ...(groups.length === 0
          ? []
          : [
              {
                id: 'group',
                title: text('cards.filter.groupTitle'),
                entries: groups.map(({ groupId, name }) => ({
                  id: `groupId=${groupId}`,
                  label: name,
                })),
              },
            ]),
        {
          id: 'type',
          title: text('cards.filter.typeTitle'),
          entries: CARD_TYPES.map((type) => ({
            id: `cardType=${type}`,
            label: text(`cards.type.${type}`),
          })),
        },
        {
          id: 'state',
          title: text('cards.filter.stateTitle'),
          entries: CARD_STATES.map((state) => ({
            id: `exactStatus=${state}`,
            label: text(`cardStatus.${state}`),
          })),
        },
      ]}
    />
  );
}

const ALL = 'all';
const STATUS_VIEWS = [ALL, ...CARD_FILTERS] as const;

/** Groups of the line under the title: what runs, what pauses, what comes, what ended. */
const SUMMARY = {
  active: CARD_FILTER_STATES.active,
  onHold: ['onHold'],
  ordered: CARD_FILTER_STATES.ordered,
  ended: CARD_FILTER_STATES.deactivated.filter((state) => state !== 'onHold'),
} as const;

function subtitleOf({ counts }: CardList, text: ReturnType<typeof useText>): string | undefined {
  if (counts === null) return undefined;
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

function CardFilterBar({
  address,
  total,
}: {
  readonly address: CardAddress;
  readonly total: number | null;
}) {
  const { account } = useSelected();
  const text = useText();
  const { filters } = address;
  const { active } = useActiveFilters(address);
  const [typed, type] = useTypedSearch(filters.q ?? '', address.search);
  return (
    <FilterBar
      status={{
        label: text('cards.filter.status'),
        value: filters.status ?? ALL,
        options: STATUS_VIEWS.map((value) => ({ value, label: text(`cards.filter.${value}`) })),
        onChange: (value) =>
          address.filter({ status: value === ALL ? null : value, exactStatus: null }),
      }}
      search={{ label: text('cards.search'), value: typed, onChange: type }}
      filters={active}
      onRemove={(id) => address.filter({ [id]: null })}
      add={<FilterMenu address={address} />}
      actions={
        <>
          <CardViews address={address} />
          {mayIn(account)('cards.export') && <ExportCards address={address} total={total} />}
        </>
      }
    />
  );
}

function Empty({ address }: { readonly address: CardAddress }) {
  const text = useText();
  const isFiltered = Object.keys(address.filters).some(
    (name) => name !== 'sort' && name !== 'direction',
  );
  const clear = () =>
    address.filter({
      q: null,
      status: null,
      exactStatus: null,
      cardType: null,
      fleetId: null,
      departmentId: null,
      orderId: null,
      groupId: null,
      driverId: null,
    });
  return isFiltered ? (
    <EmptyState
      icon={<CreditCard size={20} aria-hidden="true" />}
      title={text('cards.empty.filtered')}
      action={<Button onPress={clear}>{text('cards.empty.clear')}</Button>}
    >
      {text('cards.empty.filtered.why')}
    </EmptyState>
  ) : (
    <EmptyState
      icon={<CreditCard size={20} aria-hidden="true" />}
      title={text('cards.empty')}
      action={<ButtonLink href={href('orderCards')}>{text('cards.order')}</ButtonLink>}
    >
      {text('cards.empty.why')}
    </EmptyState>
  );
}

/** Manage Cards: search, filter, sort, scroll, and one card in the panel. [NAV-19, ENT-60] */
export function ManageCards() {
  const text = useText();
  usePageTitle(text('menu.manageCards'));
  const address = useCardAddress();
  const list = useCards(address.filters);
  const { account } = useSelected();
  const mayOrder = mayIn(account)('cards.order');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  // every card that the filters show, also those that are not loaded
  const [isAll, setAll] = useState(false);
  const choose = (next: ReadonlySet<string>) => {
    setSelected(next);
    setAll(false);
  };
  const { sort = 'card', direction = 'asc' } = address.filters;
  return (
    <Page
      title={text('menu.manageCards')}
      subtitle={subtitleOf(list, text)}
      actions={
        <>
          <MoreOfCards />
          {mayOrder && (
            <>
              <ButtonLink href={href('importOrder')} icon={<Upload size={16} aria-hidden="true" />}>
                {text('cards.import')}
              </ButtonLink>
              <ButtonLink
                href={href('orderCards')}
                variant="primary"
                icon={<Plus size={16} aria-hidden="true" />}
              >
                {text('cards.order')}
              </ButtonLink>
            </>
          )}
        </>
      }
    >
      <Surface padding="none">
        {selected.size === 0 ? (
          <CardFilterBar address={address} total={list.total} />
        ) : (
          <BulkBar
            count={isAll && list.total !== null ? list.total : selected.size}
            {...(list.total === null ? {} : { total: list.total })}
            {...(isAll ? {} : { onSelectAll: () => setAll(true) })}
            onClear={() => choose(new Set())}
          >
            <BulkActions
              selection={isAll ? { filters: address.filters } : { cardIds: [...selected] }}
            />
          </BulkBar>
        )}
        <DataTable
          label={text('menu.manageCards')}
          columns={cardColumns(text)}
          rows={list.cards}
          getRowId={(card) => card.cardId}
          getRowName={(card) => text('cards.rowName', { last4: card.last4 })}
          lines="two"
          {...(mayIn(account)('cards.edit') ? { selected, onSelect: choose } : {})}
          {...(list.total === null ? {} : { total: list.total })}
          sort={{ column: sort, direction }}
          onSort={(next) => address.filter({ sort: next.column, direction: next.direction })}
          {...(address.cardId === null ? {} : { currentId: address.cardId })}
          onOpen={(card) => address.openCard(card.cardId)}
          isLoading={list.isLoading}
          isLoadingMore={list.isLoadingMore}
          onEndReached={list.loadMore}
          empty={<Empty address={address} />}
          {...loadError(list, list.cards, text('cards.what'))}
        />
      </Surface>
      <CardPanel address={address} cards={list.cards} />
    </Page>
  );
}
