import { KeyRound, Plus, Upload } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { PROMPTED_ID_SORTS } from '@forecourt/api-client';
import { usePages, useQuery } from '@forecourt/api-client/react';
import {
  BulkBar,
  Button,
  ButtonLink,
  DataTable,
  EmptyState,
  ExportMenu,
  FilterBar,
  Page,
  Surface,
  useTypedSearch,
} from '@forecourt/ui';
import {
  PROMPTED_ID_MANAGERS,
  PROMPTED_ID_STATES,
  PROMPTED_ID_TYPES,
  type PromptedIdRecord,
} from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { useText } from '../../messages/text.ts';
import { mayIn, useSelected } from '../../shell/account.ts';
import { knownValue, useListAddress } from '../lists/useListAddress.ts';
import { promptedIdColumns } from './promptedIdColumns.tsx';
import { usePromptedIdActions } from './usePromptedIdActions.ts';
import { loadError } from '../lists/loadError.tsx';

const NAMES = ['q', 'type', 'status', 'managedBy', 'sort', 'direction'] as const;
type Address = ReturnType<typeof useListAddress<(typeof NAMES)[number]>>;
const ALL = 'all';
const NO_FILTER = { q: null, type: null, status: null, managedBy: null };

/** What the address says of the list; a value that is not known says nothing. */
function filtersOf({ values }: Address) {
  const q = values.q ?? '';
  const type = knownValue(PROMPTED_ID_TYPES, values.type);
  const status = knownValue(PROMPTED_ID_STATES, values.status);
  const managedBy = knownValue(PROMPTED_ID_MANAGERS, values.managedBy);
  const sort = knownValue(PROMPTED_ID_SORTS, values.sort);
  const direction = knownValue(['asc', 'desc'], values.direction);
  return {
    ...(q === '' ? {} : { q }),
    ...(type ? { type } : {}),
    ...(status ? { status } : {}),
    ...(managedBy ? { managedBy } : {}),
    ...(sort ? { sort } : {}),
    ...(direction ? { direction } : {}),
  };
}

interface BarProps {
  readonly address: Address;
  readonly total: number | null;
  readonly actions: ReturnType<typeof usePromptedIdActions>;
}

function Bar({ address, total, actions }: BarProps) {
  const text = useText();
  const { account } = useSelected();
  const filters = filtersOf(address);
  const [typed, type] = useTypedSearch(filters.q ?? '', (q) => address.set({ q }));
  const mayExport = mayIn(account)('promptedIds.export');
  return (
    <FilterBar
      status={{
        label: text('promptedIds.filter.type'),
        value: filters.type ?? ALL,
        options: [ALL, 'D', 'V'].map((value) => ({
          value,
          label: text(
            value === 'D'
              ? 'promptedIds.filter.D'
              : value === 'V'
                ? 'promptedIds.filter.V'
                : 'promptedIds.filter.all',
          ),
        })),
        onChange: (value) => address.set({ type: value === ALL ? null : value }),
      }}
      search={{ label: text('promptedIds.search'), value: typed, onChange: type }}
      choices={[
        {
          id: 'status',
          label: text('promptedIds.filter.status'),
          value: filters.status ?? null,
          options: PROMPTED_ID_STATES.map((value) => ({
            value,
            label: text(`promptedIds.filter.status.${value}`),
          })),
        },
        {
          id: 'managedBy',
          label: text('promptedIds.filter.manager'),
          value: filters.managedBy ?? null,
          options: PROMPTED_ID_MANAGERS.map((value) => ({
            value,
            label: text(`promptedIdForm.managedBy.${value}`),
          })),
        },
      ]}
      onChoose={(id, value) =>
        id === 'status' ? address.set({ status: value }) : address.set({ managedBy: value })
      }
      onClear={() => address.set({ status: null, managedBy: null })}
      actions={
        mayExport && (
          <ExportMenu
            formats={['csv', 'xlsx']}
            onExport={(format) => {
              if (format !== 'pdf') void actions.exportAs(filters, format);
            }}
            {...(total === null ? {} : { count: total })}
            isPending={actions.isExporting}
          />
        )
      }
    />
  );
}

/** Prompted IDs: search, filter, turn on and off, export. [NAV-25, PID-01, PID-04, PID-05] */
export function Component() {
  const text = useText();
  usePageTitle(text('menu.promptedIds'));
  const navigate = useNavigate();
  const { account } = useSelected();
  const address = useListAddress(NAMES);
  const filters = filtersOf(address);
  const list = usePages('listPromptedIds', { query: filters });
  const types = useQuery('listPromptedIdTypes', {});
  const actions = usePromptedIdActions();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const mayEdit = mayIn(account)('promptedIds.edit');
  const countOf = (type: 'D' | 'V') =>
    types.data?.items.find((one) => one.type === type)?.count ?? 0;
  const { sort, direction, ...onlyFilters } = filters;
  const isFiltered = Object.keys(onlyFilters).length > 0;
  const open = ({ id }: PromptedIdRecord) => void navigate(href('editPromptedId', { id }));
  return (
    <Page
      title={text('menu.promptedIds')}
      subtitle={
        types.data &&
        text('promptedIds.subtitle', { drivers: countOf('D'), vehicles: countOf('V') })
      }
      actions={
        mayEdit && (
          <>
            <ButtonLink
              href={href('importPromptedIds')}
              icon={<Upload size={16} aria-hidden="true" />}
            >
              {text('import.open')}
            </ButtonLink>
            <ButtonLink
              href={href('addPromptedId')}
              variant="primary"
              icon={<Plus size={16} aria-hidden="true" />}
            >
              {text('promptedIds.add')}
            </ButtonLink>
          </>
        )
      }
    >
      <Surface padding="none">
        {selected.size > 0 ? (
          <BulkBar count={selected.size} onClear={() => setSelected(new Set())}>
            <Button
              size="compact"
              isPending={actions.isPending}
              onPress={() =>
                void actions
                  .inactivate(list.items.filter(({ id }) => selected.has(id)))
                  .then(() => setSelected(new Set()))
              }
            >
              {text('promptedIds.turnOff')}
            </Button>
          </BulkBar>
        ) : (
          <Bar address={address} total={list.total} actions={actions} />
        )}
        <DataTable
          label={text('menu.promptedIds')}
          columns={promptedIdColumns(text)}
          rows={list.items}
          getRowId={(row) => row.id}
          getRowName={({ name }) => text('promptedIds.rowName', { name })}
          {...(list.total === null ? {} : { total: list.total })}
          sort={{ column: sort ?? 'name', direction: direction ?? 'asc' }}
          onSort={(next) => address.set({ sort: next.column, direction: next.direction })}
          onOpen={open}
          {...(mayEdit ? { selected, onSelect: setSelected } : {})}
          rowActions={(row) => [
            {
              id: 'row',
              entries: [
                { id: 'edit', label: text('promptedIds.editOne') },
                ...(mayEdit
                  ? actions.actionsOf(row).map((id) => ({ id, label: text(`promptedIds.${id}`) }))
                  : []),
              ],
            },
          ]}
          onRowAction={(id, row) => {
            if (id === 'turnOn' || id === 'turnOff') void actions.turn(row, id);
            else open(row);
          }}
          isLoading={list.isLoading}
          isLoadingMore={list.isLoadingMore}
          onEndReached={list.loadMore}
          empty={
            <EmptyState
              icon={<KeyRound size={20} aria-hidden="true" />}
              title={text(isFiltered ? 'promptedIds.empty.filtered' : 'promptedIds.empty')}
              action={
                isFiltered && (
                  <Button onPress={() => address.set(NO_FILTER)}>{text('roster.clear')}</Button>
                )
              }
            >
              {text(isFiltered ? 'promptedIds.empty.filtered.why' : 'promptedIds.empty.why')}
            </EmptyState>
          }
          {...loadError(list, list.items, text('promptedIds.what'))}
        />
      </Surface>
    </Page>
  );
}
