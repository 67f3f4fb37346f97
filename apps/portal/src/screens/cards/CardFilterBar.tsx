import { useQuery } from '@forecourt/api-client/react';
import { ColumnChooser, FilterBar, useTypedSearch, type FilterChoice } from '@forecourt/ui';
import { CARD_FILTERS, CARD_STATES, CARD_TYPES, type Card } from '@forecourt/validation';
import { optionsOf } from '../../app/optionsOf.ts';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { ListViews } from '../lists/ListViews.tsx';
import type { ListColumns } from '../lists/useColumns.ts';
import { useFleetOptions } from '../lists/useFleetOptions.ts';
import { ExportCards } from './CardListActions.tsx';
import type { CardAddress } from './useCardAddress.ts';
import { useGroupOptions } from './useCardChoices.ts';

/** The available filters with their current values. */
function useChoices({ filters }: CardAddress): readonly FilterChoice[] {
  const text = useText();
  const fleets = useFleetOptions();
  const departments = useQuery('listDepartments', {});
  const groups = useGroupOptions() ?? [];
  const choice = (
    id: keyof typeof NO_CHOICES,
    label: string,
    options: FilterChoice['options'],
  ) => ({
    id,
    label,
    options,
    value: filters[id] ?? null,
  });
  return [
    choice('fleetId', text('cards.column.fleet'), fleets),
    choice(
      'departmentId',
      text('cards.filter.departmentTitle'),
      (departments.data?.items ?? []).map(({ departmentId, number, name }) => ({
        value: departmentId,
        label: text('order.department', { number, name }),
      })),
    ),
    choice('groupId', text('cards.filter.groupTitle'), groups),
    choice(
      'cardType',
      text('cards.filter.typeTitle'),
      optionsOf(CARD_TYPES, (type) => text(`cards.type.${type}`)),
    ),
    choice(
      'exactStatus',
      text('cards.filter.stateTitle'),
      optionsOf(CARD_STATES, (state) => text(`cardStatus.${state}`)),
    ),
  ];
}

const ALL = 'all';
/** Clears every filter except status and search. */
export const NO_CHOICES = {
  fleetId: null,
  departmentId: null,
  groupId: null,
  cardType: null,
  exactStatus: null,
  orderId: null,
  driverId: null,
};
const STATUS_VIEWS = [ALL, ...CARD_FILTERS] as const;

interface CardFilterBarProps {
  readonly address: CardAddress;
  readonly total: number | null;
  readonly columns: ListColumns<Card>;
}

/** Toolbar above the list: status, search, filters, views, columns, and export. */
export function CardFilterBar({ address, total, columns }: CardFilterBarProps) {
  const { viewer } = useSelected();
  const text = useText();
  const { filters } = address;
  const choices = useChoices(address);
  const [typed, type] = useTypedSearch(filters.q ?? '', address.search);
  return (
    <FilterBar
      status={{
        label: text('cards.filter.status'),
        value: filters.status ?? ALL,
        options: optionsOf(STATUS_VIEWS, (value) => text(`cards.filter.${value}`)),
        onChange: (value) =>
          address.filter({ status: value === ALL ? null : value, exactStatus: null }),
      }}
      search={{ label: text('cards.search'), value: typed, onChange: type }}
      choices={choices}
      onChoose={(id, value) => address.filter({ [id]: value })}
      filters={(['orderId', 'driverId'] as const)
        .filter((id) => filters[id] !== undefined)
        .map((id) => ({ id, label: text(`cards.filter.${id}`) }))}
      onRemove={(id) => address.filter({ [id]: null })}
      onClear={() => address.filter(NO_CHOICES)}
      actions={
        <>
          <ListViews list="cards" address={address.views} columns={columns} />
          <ColumnChooser {...columns.arranged} />
          {viewer.may('cards.export') && <ExportCards address={address} total={total} />}
        </>
      }
    />
  );
}
