import { Plus } from 'lucide-react';
import { useQuery } from '@forecourt/api-client/react';
import { Button, ColumnChooser, FilterBar, Menu, useTypedSearch } from '@forecourt/ui';
import { CARD_FILTERS, CARD_STATES, CARD_TYPES, type Card } from '@forecourt/validation';
import { useApp } from '../../app/App.ts';
import { useText } from '../../messages/text.ts';
import { mayIn, useSelected } from '../../shell/account.ts';
import { ListViews } from '../lists/ListViews.tsx';
import type { ListColumns } from '../lists/useColumns.ts';
import { ExportCards } from './CardListActions.tsx';
import { isCardFilterName, type CardAddress } from './useCardAddress.ts';

/** Every filter that the bar's chips show, in words. */
function useActiveFilters({ filters }: CardAddress) {
  const text = useText();
  const fleets = useQuery('listFleets', {});
  const departments = useQuery('listDepartments', {});
  const fleet = fleets.data?.items.find(({ fleetId }) => fleetId === filters.fleetId);
  const department = departments.data?.items.find(
    ({ departmentId }) => departmentId === filters.departmentId,
  );
  const { flags } = useApp();
  const groups = useQuery('listCardGroups', flags.has('cardGroups') ? {} : null);
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

interface CardFilterBarProps {
  readonly address: CardAddress;
  readonly total: number | null;
  readonly columns: ListColumns<Card>;
}

/** The head of the list: status, search, filters, views, columns, export. */
export function CardFilterBar({ address, total, columns }: CardFilterBarProps) {
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
          <ListViews list="cards" address={address.views} columns={columns} />
          <ColumnChooser {...columns.arranged} />
          {mayIn(account)('cards.export') && <ExportCards address={address} total={total} />}
        </>
      }
    />
  );
}
